// A mail service on this machine that speaks as Resend documents it.
import {
  delayIfLate,
  json,
  serve,
  type ReceivedMessage,
  type LocalServer,
  type ReceiverBehaviour
} from './receiver.ts'

export interface MailApi extends LocalServer {
  key: string
  inbox: () => readonly ReceivedMessage[]
  behave: (behaviour: ReceiverBehaviour) => void
}

interface Mail {
  from: string
  to: string[]
  reply_to: string
  subject: string
  text: string
}

export async function startMailApi(): Promise<MailApi> {
  const mails = new Map<string, ReceivedMessage>()
  const key = 're_test'
  let behaviour: ReceiverBehaviour = 'take'
  const server = await serve(async ({ headers, body }, response) => {
    if (headers.authorization !== `Bearer ${key}` || behaviour === 'refuse')
      return json(response, 403, { name: 'validation_error', message: 'API key is invalid' })
    if (behaviour === 'break') return json(response, 500, {})
    const { from, to, reply_to: reply, subject, text } = JSON.parse(body.toString()) as Mail
    const once = String(headers['idempotency-key'])
    // The same key is one mail; these values become headers, one each.
    if (!mails.has(once))
      mails.set(once, { email: reply, subject, text, headers: [from, ...to, reply, subject] })
    await delayIfLate(behaviour)
    return json(response, 200, { id: once })
  })
  return {
    ...server,
    key,
    inbox: () => [...mails.values()],
    behave: (next) => void (behaviour = next)
  }
}
