import { ApiError, explorerExecuteLimits, type ExplorerRequest } from '@sitewright/api'
import { findCallSchemas } from '@sitewright/api/call-schemas'
import { fillPlaceholders, findPlaceholders } from '@sitewright/api/secret-placeholder'
import { findOperation, type FoundOperation } from './find-operation.ts'
import { explorerAnswers } from './messages.ts'

/** A request with its secrets filled in. */
export interface FilledRequest {
  operation: FoundOperation
  url: URL
  headers: Headers
  body: string | undefined
}

/** The secret names in a request. */
export function findNames({ path, headers, body }: ExplorerRequest): string[] {
  const names = findPlaceholders([path, ...Object.values(headers), body ?? ''].join('\n'))
  const most = explorerExecuteLimits.secrets
  if (names.length > most)
    throw new ApiError('request.invalid', [{ path: '', message: explorerAnswers.tooManyNames(most) }])
  return names
}

/**
 * Replaces names by secret values: encoded in path and query, so that none changes the target, and within the strings
 * of a JSON body. Refuses what is not a declared call of this API.
 */
export function fillRequest(
  { method, path, headers, body }: ExplorerRequest,
  secrets: ReadonlyMap<string, string>,
  publicUrl: string
): FilledRequest {
  const fill = (text: string): string => fillPlaceholders(text, (name) => secrets.get(name) ?? '')
  const address = fillPlaceholders(path, (name) => encodeURIComponent(secrets.get(name) ?? ''))
  const base = new URL('/', publicUrl)
  const url = URL.parse(address, base)
  // A URL that the parser normalizes, such as one with `..`, is not the one that was requested.
  if (url?.origin !== base.origin || url.pathname !== address.split('?')[0] || url.hash !== '')
    throw new ApiError('explorer.path')
  const operation = findOperation(method, url.pathname)
  if (operation === undefined) throw new ApiError('explorer.unknown-call')
  if (operation.id === 'executeExplorerCall') throw new ApiError('explorer.recursion')
  return {
    operation,
    url,
    headers: fillHeaders(headers, { operation, fill }),
    body: method === 'GET' || body === null ? undefined : fillJson(body, fill)
  }
}

function fillHeaders(
  given: ExplorerRequest['headers'],
  { operation, fill }: { operation: FoundOperation; fill: (text: string) => string }
): Headers {
  const declared = findCallSchemas(operation.id)?.parameters ?? []
  const allowed = [
    'accept',
    ...declared.filter((parameter) => parameter.in === 'header').map(({ name }) => name.toLowerCase())
  ]
  const headers = new Headers({ 'content-type': 'application/json', 'x-requested-with': 'sitewright' })
  for (const [name, value] of Object.entries(given)) {
    try {
      if (!allowed.includes(name.toLowerCase())) throw new TypeError(name)
      headers.set(name, fill(value))
    } catch {
      // The platform's error message contains the value.
      throw new ApiError('explorer.header', [{ path: 'headers', message: explorerAnswers.unfitHeader(name) }])
    }
  }
  return headers
}

function fillJson(text: string, fill: (text: string) => string): string {
  let value: unknown
  try {
    value = JSON.parse(text) as unknown
  } catch {
    throw new ApiError('explorer.not-json')
  }
  return JSON.stringify(value, (_name, each: unknown) => (typeof each === 'string' ? fill(each) : each))
}
