import type { Messages } from '@sitewright/site'

/** What became of a test message. */
export type Posted =
  | { kind: 'taken' }
  /** With the words of who refused it. */
  | { kind: 'refused'; words: string }
  | { kind: 'timeout' }
  /** No answer that a browser may read: no network, no such host, or no CORS headers. */
  | { kind: 'unreachable' }

interface Answer {
  type: 'sitewright:posted'
  id: string
  status?: number
  html?: boolean
  text?: string
  failure?: 'timeout' | 'unreachable'
}

/** Milliseconds for the frame to come; the message itself has ten seconds more. */
const frameTime = 15_000

/** Posts a test message to the form's address, from a sandboxed iframe: the Content Security Policy of the app forbids calls to other origins. */
export async function postTest(
  { address, accessKey }: Messages,
  { business, email }: { business: string; email: string },
  signal: AbortSignal
): Promise<Posted> {
  const fields = {
    ...(accessKey === '' ? {} : { access_key: accessKey }),
    name: business,
    email,
    subject: subjectOf(business),
    message: 'This is a test. If you can read it, messages of your visitors reach you.'
  }
  const answer = await inFrame({ address, fields }, signal)
  if (answer.failure !== undefined) return { kind: answer.failure }
  return verdictOf(answer)
}

/** What to look for in the inbox. */
export function subjectOf(business: string): string {
  return `Test from ${business}`
}

/**
 * Whether an answer says that the message was taken: the rule of the generated site (`saysNotNo` in
 * templates/domain/backend/post.ts), which `tools/messages/same-verdict.test.ts` keeps equal.
 */
export function verdictOf({ status = 0, html = false, text = '' }: Omit<Answer, 'type' | 'id'>): Posted {
  const body = recordIn(text)
  const good = status >= 200 && status < 300
  if (good && (body === undefined ? !html : !saysNo(body))) return { kind: 'taken' }
  const page = body === undefined && html
  return {
    kind: 'refused',
    words: wordsIn(body ?? {}) ?? (page ? 'a page instead of an answer' : `status ${status}`)
  }
}

function saysNo({ ok, success, error, errors }: Record<string, unknown>): boolean {
  const failed = hasText(error) || error === true || (Array.isArray(errors) && errors.length > 0)
  return ok === false || success === false || failed
}

function recordIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const is = typeof value === 'object' && value !== null && !Array.isArray(value)
    return is ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function wordsIn({ error, message, errors }: Record<string, unknown>): string | undefined {
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  const listed =
    typeof first === 'object' && first !== null ? (Reflect.get(first, 'message') as unknown) : first
  return [listed, error, message].find(hasText)?.slice(0, 200)
}

function hasText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function inFrame(post: { address: string; fields: object }, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    const id = crypto.randomUUID()
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.title = 'Message test'
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.src = '/message-test.html'
    const end = (answer: Answer) => {
      window.removeEventListener('message', listen)
      clearTimeout(timer)
      frame.remove()
      resolve(answer)
    }
    const fail = (failure: 'timeout' | 'unreachable') => end({ type: 'sitewright:posted', id, failure })
    const listen = ({ source, data }: MessageEvent<{ type?: string; id?: string }>) => {
      if (source !== frame.contentWindow) return
      if (data.type === 'sitewright:ready-to-post')
        frame.contentWindow?.postMessage({ type: 'sitewright:post', id, ...post }, '*')
      if (data.type === 'sitewright:posted' && data.id === id) end(data as Answer)
    }
    const timer = setTimeout(() => fail('timeout'), frameTime)
    signal.addEventListener('abort', () => fail('unreachable'), { once: true })
    window.addEventListener('message', listen)
    document.body.append(frame)
  })
}
