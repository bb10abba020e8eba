import type { BackendError, Result } from './port.ts'

export interface RequestOptions {
  /** Base URL of the server, without a trailing slash. */
  address: string
  fetch: typeof fetch
  /** Milliseconds after which a request is aborted. */
  timeout: number
  /** `navigator.onLine`: false where there certainly is no network. */
  online: () => boolean
}

export interface ServerRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** Idempotency key: the server processes a repeated request with the same key once. */
  key?: string
}

/** Sends one JSON request. Never throws: errors are values. The session is a cookie of the server. */
export async function request(options: RequestOptions, call: ServerRequest): Promise<Result<unknown>> {
  try {
    const response = await options.fetch(options.address + call.path, {
      method: call.method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(call.key === undefined ? {} : { 'Idempotency-Key': call.key })
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(options.timeout)
    })
    if (!response.ok) return { ok: false, code: toErrorCode(response.status) }
    const text = await response.text()
    return { ok: true, value: text === '' ? undefined : JSON.parse(text) }
  } catch (error) {
    return { ok: false, code: toFailureCode(error, options.online()) }
  }
}

function toErrorCode(status: number): BackendError {
  if (status === 401) return 'signed-out'
  if (status === 409) return 'taken'
  if (status === 408 || status === 504) return 'timeout'
  return status >= 500 || status === 429 ? 'failed' : 'refused'
}

function toFailureCode(error: unknown, online: boolean): BackendError {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout'
  // A body that is not JSON throws a SyntaxError. fetch rejects the same way without a network, for a server that
  // cannot be reached, and where CORS forbids the request.
  if (name === 'SyntaxError') return 'failed'
  return online ? 'unreachable' : 'offline'
}
