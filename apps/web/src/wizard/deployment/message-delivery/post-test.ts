import type { MessageDelivery } from '@sitewright/site'

/** The result of a test message. */
export type PostResult =
  | { kind: 'taken' }
  /** With the error text of the service. */
  | { kind: 'refused'; words: string }
  | { kind: 'timeout' }
  /** No response that a browser may read: no network, no such host, or no CORS headers. */
  | { kind: 'unreachable' }

interface FrameReply {
  type: 'sitewright:posted'
  id: string
  status?: number
  html?: boolean
  text?: string
  failure?: 'timeout' | 'unreachable'
}

/** Milliseconds for the iframe to load; the message itself has ten seconds more. */
const frameTimeoutMs = 15_000

/**
 * Posts a test message to the form service from a sandboxed iframe: the Content Security Policy of the app forbids
 * calls to other origins.
 */
export async function postTest(
  { address, accessKey }: MessageDelivery,
  { business, email }: { business: string; email: string },
  signal: AbortSignal
): Promise<PostResult> {
  const fields = {
    ...(accessKey === '' ? {} : { access_key: accessKey }),
    name: business,
    email,
    subject: subjectOf(business),
    message: 'This is a test. If you can read it, messages of your visitors reach you.'
  }
  const answer = await postFromFrame({ address, fields }, signal)
  if (answer.failure !== undefined) return { kind: answer.failure }
  return toPostResult(answer)
}

/** The subject to look for in the inbox. */
export function subjectOf(business: string): string {
  return `Test from ${business}`
}

/**
 * Whether an answer says that the message was taken: the rule of the generated site (`saysNotNo` in
 * templates/domain/backend/post-form.ts), which `tools/messages/same-verdict.test.ts` keeps equal.
 */
export function toPostResult({
  status = 0,
  html = false,
  text = ''
}: Omit<FrameReply, 'type' | 'id'>): PostResult {
  const body = parseRecord(text)
  const good = status >= 200 && status < 300
  if (good && (body === undefined ? !html : !isRefusal(body))) return { kind: 'taken' }
  const page = body === undefined && html
  return {
    kind: 'refused',
    words: findErrorText(body ?? {}) ?? (page ? 'a page instead of an answer' : `status ${status}`)
  }
}

function isRefusal({ ok, success, error, errors }: Record<string, unknown>): boolean {
  const failed = hasText(error) || error === true || (Array.isArray(errors) && errors.length > 0)
  return ok === false || success === false || failed
}

function parseRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const is = typeof value === 'object' && value !== null && !Array.isArray(value)
    return is ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function findErrorText({ error, message, errors }: Record<string, unknown>): string | undefined {
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  const listed =
    typeof first === 'object' && first !== null ? (Reflect.get(first, 'message') as unknown) : first
  return [listed, error, message].find(hasText)?.slice(0, 200)
}

function hasText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function postFromFrame(post: { address: string; fields: object }, signal: AbortSignal): Promise<FrameReply> {
  return new Promise((resolve) => {
    const id = crypto.randomUUID()
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.title = 'Message test'
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.src = '/message-test.html'
    const end = (answer: FrameReply) => {
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
      if (data.type === 'sitewright:posted' && data.id === id) end(data as FrameReply)
    }
    const timer = setTimeout(() => fail('timeout'), frameTimeoutMs)
    signal.addEventListener('abort', () => fail('unreachable'), { once: true })
    window.addEventListener('message', listen)
    document.body.append(frame)
  })
}
