import type { ExplorerAuthentication, ExplorerRole } from '@sitewright/api'

/** Credentials of the calls that the explorer sends. What was typed stays in memory until the page is left. */
export type Credentials =
  /** One's own session, as oneself or as a role. */
  | { kind: 'session'; role?: ExplorerRole }
  | { kind: 'bearer'; token: string }
  | { kind: 'basic'; id: string; secret: string }
  | { kind: 'api-key'; key: string }

/** Credentials as they are typed: a text for each field, of every kind. */
export interface CredentialValues {
  kind: ExplorerAuthentication
  /** The id of a role to run calls as; empty for oneself. */
  role: string
  token: string
  id: string
  secret: string
  key: string
}

export const credentialFields = {
  session: [],
  bearer: ['token'],
  basic: ['id', 'secret'],
  'api-key': ['key']
} as const satisfies Record<ExplorerAuthentication, readonly (keyof CredentialValues)[]>

export type CredentialField = (typeof credentialFields)[ExplorerAuthentication][number]

/** Why a field cannot be sent: there is nothing in it, or what no header takes. */
export type CredentialFault = 'empty' | 'characters' | 'colon'

/** The fields that cannot be sent as they are, of the kind that was chosen. */
export function checkCredentials(
  values: CredentialValues
): Partial<Record<CredentialField, CredentialFault>> {
  const faults = credentialFields[values.kind].map(
    (field): [CredentialField, CredentialFault | undefined] => [field, findFault(field, values[field].trim())]
  )
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined))
}

function findFault(field: CredentialField, value: string): CredentialFault | undefined {
  if (value === '') return 'empty'
  // Basic joins both parts by a colon (RFC 7617), and takes any character beside it.
  if (field === 'id') return value.includes(':') ? 'colon' : undefined
  if (field === 'secret') return undefined
  return /^[\u0021-\u007E]+$/u.test(value) ? undefined : 'characters'
}

/**
 * The credentials of what was typed. Spaces around it come with pasting and are left out.
 *
 * @param roles Those that may be chosen.
 */
export function toCredentials(
  { kind, role, token, id, secret, key }: CredentialValues,
  roles: readonly ExplorerRole[] = []
): Credentials {
  if (kind === 'bearer') return { kind, token: token.trim() }
  if (kind === 'basic') return { kind, id: id.trim(), secret: secret.trim() }
  if (kind === 'api-key') return { kind, key: key.trim() }
  const chosen = roles.find((each) => each.id === role)
  return chosen === undefined ? { kind } : { kind, role: { id: chosen.id, name: chosen.name } }
}

/** What was typed before, to begin with when the dialog opens again. */
export function toCredentialValues(credentials: Credentials): CredentialValues {
  const role = roleOf(credentials)?.id ?? ''
  return { token: '', id: '', secret: '', key: '', ...credentials, role }
}

/** The role that calls are run as; undefined for oneself, and for other credentials than the session. */
export function roleOf(credentials: Credentials): ExplorerRole | undefined {
  return credentials.kind === 'session' ? credentials.role : undefined
}

/** With what a call of the history is sent again: as the role that it was run as, or as the caller. */
export function toReplayed(credentials: Credentials, { role }: { role: ExplorerRole | null }): Credentials {
  if (role !== null) return { kind: 'session', role }
  return credentials.kind === 'session' ? { kind: 'session' } : credentials
}

/** The header that carries credentials; none for the session, whose token is added where a call is sent. */
export function toHeaders(credentials: Credentials): Readonly<Record<string, string>> {
  if (credentials.kind === 'bearer') return { authorization: `Bearer ${credentials.token}` }
  if (credentials.kind === 'api-key') return { 'x-api-key': credentials.key }
  if (credentials.kind === 'session') return {}
  const bytes = new TextEncoder().encode(`${credentials.id}:${credentials.secret}`)
  return { authorization: `Basic ${btoa(String.fromCodePoint(...bytes))}` }
}

/** The header of each kind with a placeholder, which may be shown and copied. */
export const placeholderHeaders = {
  session: ['authorization', 'Bearer YOUR_TOKEN'],
  bearer: ['authorization', 'Bearer YOUR_TOKEN'],
  basic: ['authorization', 'Basic YOUR_KEY_ID_AND_SECRET_IN_BASE64'],
  'api-key': ['x-api-key', 'YOUR_API_KEY']
} as const satisfies Record<ExplorerAuthentication, readonly [string, string]>
