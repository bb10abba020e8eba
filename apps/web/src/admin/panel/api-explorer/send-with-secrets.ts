import type { ExplorerAnswer, ExplorerRole } from '@sitewright/api'
import { findPlaceholders } from '@sitewright/api/secret-placeholder'
import type { PreparedRequest } from './request-draft.ts'
import type { Answer } from './send-request.ts'
import { explorerMessages } from './messages.ts'
import { secretMessages as words } from './secret-messages.ts'

/** Whether a call names secrets, which the server fills in. */
export function namesSecrets({ url, headers, body }: PreparedRequest): boolean {
  const texts = [url, ...Object.values(headers), ...(typeof body === 'string' ? [body] : [])]
  return texts.some((text) => findPlaceholders(text).length > 0)
}

/** The call that has the server carry out another one with its secrets, and as a role. */
export function toExecution(
  { method, url, headers, body }: PreparedRequest,
  role?: ExplorerRole
): PreparedRequest {
  const ownHeaders = Object.entries(headers).filter(
    ([name]) => name !== 'x-requested-with' && name !== 'content-type'
  )
  return {
    method: 'POST',
    url: '/api/admin/explorer/execute',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-requested-with': 'sitewright'
    },
    body: JSON.stringify({
      method,
      path: url,
      headers: Object.fromEntries(ownHeaders),
      body: typeof body === 'string' ? body : null,
      role: role?.id ?? null
    })
  }
}

/** The answer of the call that was carried out; a refusal to do so stays as it is. */
export function fromExecution(outer: Answer): Answer {
  if (outer.status !== 200 || outer.body.kind !== 'json') return outer
  const inner = outer.body.value as ExplorerAnswer
  const { status, statusText, headers, redacted, withheld, role } = inner
  const count = redacted.reduce((sum, each) => sum + each.count, 0)
  const places = redacted.map(({ place, header }) => [words.places[place], header].filter(Boolean).join(' '))
  const notes = [
    ...(role === null ? [] : [explorerMessages.asRole.rolledBack]),
    ...(count > 0 ? [words.redacted(count, places.join(', '))] : []),
    ...(withheld === null ? [] : [words.withheld[withheld]])
  ]
  return {
    status,
    statusText,
    ms: inner.milliseconds,
    headers: headers.map(({ name, value }) => [name, value] as const),
    isRedirect: false,
    body: toBody(inner.body),
    notes,
    ...(role !== null && { role })
  }
}

function toBody(text: string | null): Answer['body'] {
  if (text === null) return { kind: 'none' }
  const size = new TextEncoder().encode(text).length
  try {
    return { kind: 'json', size, value: JSON.parse(text) as unknown, text }
  } catch {
    return { kind: 'text', size, text }
  }
}
