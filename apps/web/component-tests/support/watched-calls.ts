// Calls of the page that a test waits for, by the names that Playwright has.
import { urlMatches } from './url-pattern.ts'

/** A call that was sent. */
export interface SentCall {
  url: () => string
  method: () => string
  postData: () => Promise<string>
  /** Whether cookies go with it. */
  credentials: () => RequestCredentials
}

/** A call with its answer. */
export interface AnsweredCall {
  url: () => string
  status: () => number
  ok: () => boolean
  text: () => Promise<string>
  // eslint-disable-next-line typescript/no-explicit-any -- as Playwright's
  json: () => Promise<any>
  request: () => SentCall
}

type Wanted<T> = string | RegExp | ((call: T) => boolean)

const awaited = {
  request: new Set<(call: SentCall) => void>(),
  response: new Set<(call: AnsweredCall) => void>()
}

/** Tells the tests that wait for it that a call is sent; returns what tells of its answer. */
export function noteCall(request: Request): (response: Response) => void {
  const { url, method, credentials } = request
  const copy = awaited.request.size + awaited.response.size > 0 ? request.clone() : undefined
  const sent: SentCall = {
    url: () => url,
    method: () => method,
    postData: () => copy?.clone().text() ?? Promise.resolve(''),
    credentials: () => credentials
  }
  for (const each of awaited.request) each(sent)
  return (response) => {
    if (awaited.response.size === 0) return
    const { status, ok } = response
    const answer = response.clone()
    const body = (): Promise<string> => answer.clone().text()
    const answered: AnsweredCall = {
      url: () => url,
      status: () => status,
      ok: () => ok,
      text: body,
      json: async () => JSON.parse(await body()) as unknown,
      request: () => sent
    }
    for (const each of awaited.response) each(answered)
  }
}

/** The next call that is wanted. */
export const waitForRequest = (wanted: Wanted<SentCall>): Promise<SentCall> =>
  waitForNext(awaited.request, wanted)

/** The next answer that is wanted. */
export const waitForResponse = (wanted: Wanted<AnsweredCall>): Promise<AnsweredCall> =>
  waitForNext(awaited.response, wanted)

function waitForNext<T extends { url: () => string }>(
  listeners: Set<(call: T) => void>,
  wanted: Wanted<T>
): Promise<T> {
  const fits = (call: T): boolean =>
    typeof wanted === 'function' ? wanted(call) : urlMatches(wanted, call.url())
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      listeners.delete(listen)
    }
    const timer = setTimeout(() => {
      end()
      reject(new Error(`No call came that is ${String(wanted)}`))
    }, 30_000)
    const listen = (call: T): void => {
      if (!fits(call)) return
      end()
      resolve(call)
    }
    listeners.add(listen)
  })
}
