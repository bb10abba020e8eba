import type { IdentityProvider, IdentityProviderChanges } from '@sitewright/api'
import { configureMessages as words } from './messages.ts'

export interface ProviderForm {
  clientId: string
  /** Empty keeps the secret. */
  clientSecret: string
  /** As `2026-11-22`; empty where no day is known. */
  secretExpiresAt: string
  tenantId: string
  scopes: string
  emailField: string
  nameField: string
  firstNameField: string
  lastNameField: string
  avatarField: string
  allowedDomains: string
  blockedDomains: string
  allowedTenants: string
  requireVerifiedEmail: boolean
  autoCreateUsers: boolean
}

export const configureTabs = ['basic', 'mapping', 'restrictions'] as const
export type ConfigureTab = (typeof configureTabs)[number]

export const mappingFields = [
  'emailField',
  'nameField',
  'firstNameField',
  'lastNameField',
  'avatarField'
] as const
const listFields = ['allowedDomains', 'blockedDomains', 'allowedTenants'] as const

export function tabOfField(field: string): ConfigureTab {
  if (mappingFields.some((each) => each === field)) return 'mapping'
  const restricted = [...listFields, 'requireVerifiedEmail', 'autoCreateUsers']
  return restricted.includes(field) ? 'restrictions' : 'basic'
}

export function toProviderForm({ config, userMapping, restrictions }: IdentityProvider): ProviderForm {
  return {
    clientId: config.clientId,
    clientSecret: '',
    secretExpiresAt: toDay(config.clientSecret.expiresAt),
    tenantId: config.tenantId ?? '',
    scopes: config.scopes.join(' '),
    ...userMapping,
    allowedDomains: restrictions.allowedDomains.join('\n'),
    blockedDomains: restrictions.blockedDomains.join('\n'),
    allowedTenants: restrictions.allowedTenants.join('\n'),
    requireVerifiedEmail: restrictions.requireVerifiedEmail,
    autoCreateUsers: restrictions.autoCreateUsers
  }
}

/** Entries of a text, split on spaces or on lines; blanks are dropped (spec 2 §5). */
export function splitEntries(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

const lines = /\r?\n/
const domainPattern = /^([a-z0-9-]+\.)+[a-z0-9-]+$/i
const tenantPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What is wrong with the values, by field, in the order of the fields. */
export function validateProviderForm(values: ProviderForm): Partial<Record<keyof ProviderForm, string>> {
  const wrongDomain = (text: string): string | undefined =>
    splitEntries(text, lines).find((entry) => !domainPattern.test(entry))
  const errors: Partial<Record<keyof ProviderForm, string>> = {}
  for (const field of mappingFields) if (values[field].trim() === '') errors[field] = words.required
  for (const field of ['allowedDomains', 'blockedDomains'] as const) {
    const wrong = wrongDomain(values[field])
    if (wrong !== undefined) errors[field] = words.domainInvalid(wrong)
  }
  const tenant = splitEntries(values.allowedTenants, lines).find((entry) => !tenantPattern.test(entry))
  if (tenant !== undefined) errors.allowedTenants = words.tenantInvalid(tenant)
  return errors
}

/** The changes to send: what differs from the provider as it was. Undefined where nothing does. */
export function toProviderChanges(
  provider: IdentityProvider,
  values: ProviderForm
): IdentityProviderChanges | undefined {
  const before = toProviderForm(provider)
  const differs = (field: keyof ProviderForm): boolean => before[field] !== values[field]
  const mapping = mappingFields.filter(differs).map((field) => [field, values[field].trim()] as const)
  const lists = listFields
    .filter(differs)
    .map((field) => [field, splitEntries(values[field], lines)] as const)
  const switches = (['requireVerifiedEmail', 'autoCreateUsers'] as const)
    .filter(differs)
    .map((field) => [field, values[field]] as const)
  const config = {
    ...(differs('clientId') ? { clientId: values.clientId.trim() } : {}),
    ...(values.clientSecret.trim() === '' ? {} : { clientSecret: values.clientSecret.trim() }),
    ...(differs('secretExpiresAt') ? { secretExpiresAt: fromDay(values.secretExpiresAt) } : {}),
    ...(differs('tenantId') ? { tenantId: values.tenantId.trim() } : {}),
    ...(differs('scopes') ? { scopes: splitEntries(values.scopes, /\s+/) } : {})
  }
  const restrictions = Object.fromEntries([...lists, ...switches])
  const changes = {
    ...(isEmpty(config) ? {} : { config }),
    ...(mapping.length === 0 ? {} : { userMapping: Object.fromEntries(mapping) }),
    ...(isEmpty(restrictions) ? {} : { restrictions })
  }
  return isEmpty(changes) ? undefined : changes
}

/** Messages of the server by field of the dialog: it names `config.clientId` and `restrictions.allowedDomains.0`. */
export function toFieldErrors(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.split('.')[1] ?? path, message])
  )
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0
}

/** The day of a time, UTC, as a date field writes it. */
function toDay(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString().slice(0, 10)
}

/** The last millisecond of a day, UTC: a secret holds until its day is over. */
function fromDay(day: string): number | null {
  return day === '' ? null : Date.parse(`${day}T23:59:59.999Z`)
}
