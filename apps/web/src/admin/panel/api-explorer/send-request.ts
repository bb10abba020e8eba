import type { ExplorerRole } from '@sitewright/api'
import type { Fetch } from '@sitewright/client'
import { readAnswerBody, type AnswerBody } from './read-answer.ts'
import type { PreparedRequest } from './request-draft.ts'

export interface AnswerHead {
  status: number
  statusText: string
  /** Milliseconds until the head was there. */
  ms: number
  headers: readonly (readonly [string, string])[]
  /** The server sends the browser elsewhere, and no page may read where. */
  isRedirect: boolean
}

export interface Answer extends AnswerHead {
  body: AnswerBody
  /** What was redacted or withheld on the server, in words. */
  notes?: readonly string[]
  /** The role that the call was run as, and rolled back. */
  role?: ExplorerRole
}

interface SendOptions {
  fetch: Fetch
  origin: string
  /** Cookies go along with the session of the page alone. */
  credentials?: RequestCredentials
  signal: AbortSignal
  now?: () => number
  /** Called whenever more of an open stream has arrived. */
  onProgress?: (answer: Answer) => void
}

/** Sends a call, and reads the answer: text, JSON, a file, or a stream until it is stopped. */
export async function sendRequest(
  { method, url, headers, body }: PreparedRequest,
  options: SendOptions
): Promise<Answer> {
  const { fetch, origin, signal, credentials = 'same-origin' } = options
  const { now = () => performance.now(), onProgress = () => undefined } = options
  const begun = now()
  const response = await fetch(
    new Request(new URL(url, origin), {
      method,
      headers,
      credentials,
      redirect: 'manual',
      signal,
      ...(body === undefined ? {} : { body })
    })
  )
  const head: AnswerHead = {
    status: response.status,
    statusText: response.statusText,
    ms: now() - begun,
    headers: [...response.headers],
    isRedirect: response.type === 'opaqueredirect'
  }
  const read = await readAnswerBody(response, signal, (part) => onProgress({ ...head, body: part }))
  const isStream = read.kind === 'stream'
  return { ...head, ms: isStream ? head.ms : now() - begun, body: read }
}
