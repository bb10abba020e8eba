import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A Checkout Session as the test server stores it. */
export interface Session {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  client_reference_id: string | null
  amount_total: number
  currency: string
  expires_at: number
}

/** A received request. */
export interface SeenRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  fields: Readonly<Record<string, string>>
}

interface Answer {
  status: number
  body: object
}

const hour = 3600

/**
 * A local HTTP server with the Stripe endpoints that we call, as its documentation describes them: form-encoded bodies,
 * error messages, idempotency keys that replay the stored response and refuse other parameters, and signed events.
 */
export async function startStripeServer({ key, now }: { key: string; now: () => number }) {
  const sessions = new Map<string, Session>()
  const saved = new Map<string, { text: string; answer: Answer }>()
  const requests: SeenRequest[] = []
  const failures: Answer[] = []
  let created = 0

  const refuse = (status: number, message: string, code?: string): Answer => ({
    status,
    body: { error: { message, type: 'invalid_request_error', ...(code === undefined ? {} : { code }) } }
  })

  const create = (fields: SeenRequest['fields']): Answer => {
    const amount = Number(fields['line_items[0][price_data][unit_amount]'])
    const currency = fields['line_items[0][price_data][currency]'] ?? ''
    if (fields['mode'] !== 'payment') return refuse(400, 'You must pass one of `mode`.')
    if (fields['success_url'] === undefined) return refuse(400, 'Missing required param: success_url.')
    if (!Number.isInteger(amount)) return refuse(400, 'Invalid integer: unit_amount')
    if (currency !== currency.toLowerCase()) return refuse(400, `Invalid currency: ${currency}.`)
    if (amount < 50)
      return refuse(
        400,
        "The Checkout Session's total amount must convert to at least 50 cents.",
        'amount_too_small'
      )
    created += 1
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: fields['client_reference_id'] ?? null,
      amount_total: amount * Number(fields['line_items[0][quantity]']),
      currency,
      expires_at: Math.floor(now() / 1000) + 24 * hour
    }
    sessions.set(id, session)
    return { status: 200, body: session }
  }

  const act = ({ method, path, headers, fields }: SeenRequest): Answer => {
    if (headers.authorization !== `Bearer ${key}`)
      return refuse(401, `Invalid API Key provided: ${String(headers.authorization).slice(7)}`)
    const [, id, isExpire] = /^\/v1\/checkout\/sessions(?:\/(\w+)(\/expire)?)?$/.exec(path) ?? []
    if (id === undefined) return method === 'POST' ? create(fields) : refuse(404, 'Unrecognized request URL')
    const session = sessions.get(id)
    if (session === undefined) return refuse(404, `No such checkout.session: ${id}`, 'resource_missing')
    if (session.status === 'open' && session.expires_at * 1000 <= now()) session.status = 'expired'
    if (method === 'GET' && isExpire === undefined) return { status: 200, body: session }
    if (session.status !== 'open')
      return refuse(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`
      )
    session.status = 'expired'
    session.url = null
    return { status: 200, body: session }
  }

  const answerTo = (request: SeenRequest, text: string): Answer => {
    const failure = failures.shift()
    const idempotencyKey = request.headers['idempotency-key']
    const known = typeof idempotencyKey === 'string' ? saved.get(idempotencyKey) : undefined
    if (known !== undefined)
      return known.text === text
        ? known.answer
        : refuse(400, 'Keys for idempotent requests can only be used with the same parameters.')
    const answer = failure ?? act(request)
    // Requests that fail validation are not stored.
    if (typeof idempotencyKey === 'string' && (answer.status < 400 || answer.status >= 500))
      saved.set(idempotencyKey, { text, answer })
    return answer
  }

  const server = createServer(async (message, response) => {
    let text = ''
    for await (const chunk of message) text += String(chunk)
    const request = {
      method: message.method ?? '',
      path: message.url ?? '',
      headers: message.headers,
      fields: Object.fromEntries(new URLSearchParams(text))
    }
    requests.push(request)
    const { status, body } = answerTo(request, text)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    sessions,
    /** Number of sessions that were created. */
    created: () => created,
    /** Sets the response of the next request. */
    failNext: (status: number, body: object) => void failures.push({ status, body }),
    /** Pays a session; with a delayed payment method, it stays unpaid at first. */
    pay: (id: string, { later = false } = {}): Session => {
      const session = sessions.get(id)
      if (session?.status !== 'open') throw new Error(`${id} cannot be paid`)
      Object.assign(session, {
        status: 'complete',
        payment_status: later ? 'unpaid' : 'paid',
        payment_intent: `pi_${id.slice(-8)}`
      })
      return session
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    }
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

/** An event with its signature, as Stripe sends it. */
export function signedEvent(
  secret: string,
  event: object,
  { now, secrets = [secret] }: { now: number; secrets?: readonly string[] }
): { body: string; signature: string } {
  const body = JSON.stringify(event, null, 2)
  const seconds = Math.floor(now / 1000)
  const signatures = secrets.map(
    (each) => `v1=${createHmac('sha256', each).update(`${seconds}.${body}`).digest('hex')}`
  )
  return { body, signature: [`t=${seconds}`, ...signatures, 'v0=6ffbb59b2300aae63f272406069a9788'].join(',') }
}
