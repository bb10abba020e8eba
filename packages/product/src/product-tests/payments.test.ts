import { invoiceLimits } from '@sitewright/api'
import { afterEach, expect, test } from 'vitest'
import {
  startPayments,
  stripeKey as key,
  stripeWebhookSecret as webhookSecret
} from '../../testing/payments.ts'
import { onEachEngine, type createTestOutbox } from '@sitewright/kernel/testing/services'
import { signedEvent, type StripeServer } from '@sitewright/tenancy/testing/stripe-server'
import { createPaymentSender } from '@sitewright/kernel/node'
import { suspendOverdue } from '@sitewright/tenancy'
import { expireClosingPages } from '@sitewright/tenancy'
import { createStripe } from '@sitewright/tenancy'

const start = Date.UTC(2026, 0, 1, 9)
const day = 86_400_000
const { dueMs, graceMs } = invoiceLimits

let stripe: StripeServer | undefined
afterEach(() => stripe?.close())

onEachEngine('payments by Stripe', (open) => {
  async function started(options: { currency?: string; price?: number } = {}) {
    const parts = await startPayments(await open(), start, options)
    stripe = parts.server
    return parts
  }

  test('a reminder carries a page for the amount, and the same one again as long as it is open', async () => {
    const { now, server, invoice, remind, lastLink, provider, audit } = await started()
    expect(await provider()).toBe('stripe')
    expect((await invoice()).paymentLink).toBeNull()
    expect((await remind()).invoice?.paymentLink).toEqual({
      state: 'open',
      problem: null,
      createdAt: now(),
      expiresAt: now() + day
    })
    const { id, number } = await invoice()
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': `sitewright-${id}-EUR-4900-0`
      },
      fields: {
        mode: 'payment',
        client_reference_id: id,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'eur',
        'line_items[0][price_data][unit_amount]': '4900',
        'line_items[0][price_data][product_data][name]': `Invoice ${number}`
      }
    })
    expect(lastLink()).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    expect(await audit('invoice.payment-link')).toHaveLength(1)
    // A day later it has expired, and the next reminder has a new one.
    const first = lastLink()
    now.advance(day)
    expect((await invoice()).paymentLink?.state).toBe('expired')
    await remind()
    expect(lastLink()).not.toBe(first)
    expect(server.created()).toBe(2)
  })

  test('the amount is in the smallest unit of its currency; what it does not have is refused in words', async () => {
    const yen = await started({ currency: 'JPY', price: 490_000 })
    await yen.remind()
    expect(yen.server.requests[0]?.fields['line_items[0][price_data][unit_amount]']).toBe('4900')
    await yen.receive(yen.eventOf(yen.server.pay(yen.lastSession())))
    expect((await yen.invoice()).status).toBe('paid')
    await yen.server.close()
    const odd = await started({ currency: 'JPY', price: 490_050 })
    expect(await odd.remind()).toMatchObject({
      error: {
        code: 'payment.refused',
        details: [{ message: expect.stringContaining('JPY has no hundredth') as string }]
      }
    })
    expect(odd.server.requests).toEqual([])
  })

  test("security bar 66: Stripe's own words of a refusal are told, without the key, and nothing is sent or kept", async () => {
    const { services, server, invoice, remind } = await started()
    const outbox = services.outbox as ReturnType<typeof createTestOutbox>
    server.failNext(402, { error: { message: `Your account cannot make charges. ${key}` } })
    expect(await remind()).toMatchObject({
      error: { code: 'payment.refused', details: [{ message: 'Your account cannot make charges. …' }] }
    })
    services.payments = createStripe({
      key: 'sk_test_revokedKey',
      webhookSecret,
      apiUrl: server.url,
      send: createPaymentSender({ allowLocal: true })
    })
    const refused = await remind()
    expect(refused.error?.details[0]?.message).toContain('Invalid API Key provided')
    expect(JSON.stringify(refused)).not.toContain('revokedKey')
    expect(outbox.posted.filter(({ template }) => template.kind === 'invoice-reminder')).toEqual([])
    expect(await invoice()).toMatchObject({ remindedAt: null, paymentLink: null })
  })

  test('after a failure of Stripe, which it would repeat to the same key, the next try has another one', async () => {
    const { server, invoice, remind } = await started()
    server.failNext(500, { error: { message: 'Something went wrong on our end.' } })
    expect((await remind()).error?.details[0]?.message).toBe('Something went wrong on our end.')
    expect((await remind()).invoice).toMatchObject({ paymentLink: { state: 'open' } })
    const { id } = await invoice()
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
      `sitewright-${id}-EUR-4900-0`,
      `sitewright-${id}-EUR-4900-1`
    ])
    await server.close()
    stripe = undefined
  })

  test('where Stripe cannot be reached, nothing is sent, and the same key is used again', async () => {
    const { services, server, invoice, remind } = await started()
    const reached = services.payments
    services.payments = createStripe({
      key,
      webhookSecret,
      apiUrl: 'http://localhost:1',
      send: createPaymentSender({ allowLocal: true })
    })
    expect((await remind()).error?.details[0]?.message).toContain('could not be reached')
    services.payments = reached
    await remind()
    expect(server.requests[0]?.headers['idempotency-key']).toBe(
      `sitewright-${(await invoice()).id}-EUR-4900-0`
    )
  })

  test('two reminders at once make one page', async () => {
    const { server, remind } = await started()
    const both = await Promise.all([remind(), remind()])
    expect(both.filter(({ error }) => error === undefined)).toHaveLength(1)
    expect(server.created()).toBe(1)
  })

  test('security bar 66: a payment marks its invoice as paid exactly once, without an actor, however often it is told', async () => {
    const {
      services,
      server,
      now,
      tenant,
      id,
      invoice,
      remind,
      lastSession,
      eventOf,
      receive,
      audit,
      needs,
      idle
    } = await started()
    await remind()
    now.advance(dueMs + graceMs)
    expect(await suspendOverdue(services)).toBe(1)
    now.advance(-(dueMs + graceMs - 1000))
    const session = server.pay(lastSession())
    const event = eventOf(session)
    now.advance(dueMs + graceMs)
    const answers = await Promise.all([receive(event), receive(event)])
    expect(answers).toEqual([
      { status: 200, body: { received: true } },
      { status: 200, body: { received: true } }
    ])
    expect(await invoice()).toMatchObject({
      status: 'paid',
      paidAt: now(),
      paidNote: `Stripe ${session.payment_intent}`,
      revision: 3,
      paymentLink: { state: 'paid' }
    })
    expect((await tenant(id)).status).toBe('active')
    const entries = await audit('invoice.pay')
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      actor: null,
      details: { event: event.id, note: `Stripe ${session.payment_intent}` }
    })
    // The same payment by another event, and one that comes too late.
    await receive(eventOf(session))
    await receive(eventOf({ ...session, payment_status: 'unpaid' }))
    await idle()
    expect(await invoice()).toMatchObject({ status: 'paid', revision: 3, paymentLink: { state: 'paid' } })
    expect(await needs()).toEqual([])
    expect(await audit('invoice.payment-kept')).toEqual([])
  })

  test('a method that takes days is on its way until it succeeds or fails, in whatever order it is told', async () => {
    const { now, server, invoice, remind, lastSession, eventOf, receive } = await started()
    await remind()
    const session = server.pay(lastSession(), { later: true })
    await receive(eventOf(session))
    expect(await invoice()).toMatchObject({ status: 'open', paymentLink: { state: 'processing' } })
    now.advance(day)
    expect(await remind()).toMatchObject({ error: { code: 'payment.processing' } })
    await receive(eventOf(session, 'checkout.session.async_payment_failed'))
    expect(await invoice()).toMatchObject({ status: 'open', paymentLink: { state: 'failed' } })
    await receive(eventOf(session))
    expect((await invoice()).paymentLink?.state).toBe('failed')
    await remind()
    const next = server.pay(lastSession(), { later: true })
    await receive(eventOf({ ...next, payment_status: 'paid' }, 'checkout.session.async_payment_succeeded'))
    await receive(eventOf(next))
    expect(await invoice()).toMatchObject({ status: 'paid', paymentLink: { state: 'paid' } })
  })

  test.each([
    ['another amount', { amount_total: 4800 }, 'another amount or currency'],
    ['another currency', { currency: 'usd' }, 'another amount or currency'],
    ['no amount', { amount_total: null }, 'another amount or currency'],
    [
      'an unknown invoice',
      { id: 'cs_test_elsewhere', client_reference_id: 'nobody' },
      'no invoice of this installation'
    ],
    ['no invoice', { id: 'cs_test_elsewhere', client_reference_id: null }, 'no invoice of this installation']
  ])('%s settles nothing, is kept and shown', async (_name, change, words) => {
    const { server, send, invoice, remind, lastSession, eventOf, receive, needs, audit } = await started()
    await remind()
    const session = { ...server.pay(lastSession()), ...change }
    expect(await receive(eventOf(session))).toEqual({ status: 200, body: { received: true } })
    expect((await invoice()).status).toBe('open')
    const found = await needs()
    expect(found).toMatchObject([{ severity: 'warning', text: expect.stringContaining(words) as string }])
    expect(await send<object>('GET', '/api/admin/notices')).toMatchObject({
      notices: [{ title: 'A payment settles no invoice', text: expect.stringContaining(words) as string }]
    })
    expect(await audit('invoice.payment-kept')).toMatchObject([{ actor: null, details: { event: 'evt_1' } }])
    await receive(eventOf(session))
    expect(await needs()).toHaveLength(1)
  })

  test('paying by hand and voiding close the open page; money that came all the same is kept and shown', async () => {
    const { now, server, pay, act, issue, invoice, remind, lastSession, eventOf, receive, needs, idle } =
      await started()
    await remind()
    const first = lastSession()
    await pay(await invoice(), 'Bank transfer')
    await idle()
    expect(server.sessions.get(first)?.status).toBe('expired')
    expect((await invoice()).paymentLink?.state).toBe('expired')
    const late = { ...server.sessions.get(first), payment_status: 'paid', payment_intent: 'pi_late' }
    await receive(eventOf(late))
    expect(await invoice()).toMatchObject({ status: 'paid', paidNote: 'Bank transfer' })
    expect((await needs())[0]?.text).toContain('was paid already')

    now.advance(31 * day)
    await issue()
    await remind()
    const second = lastSession()
    // It was paid a moment before.
    const session = server.pay(second)
    await act('void', await invoice())
    await idle()
    expect((await invoice()).paymentLink?.state).toBe('processing')
    await receive(eventOf(session))
    expect(await invoice()).toMatchObject({ status: 'void', paymentLink: { state: 'paid' } })
    expect((await needs()).map(({ text }) => text).join(' ')).toContain('is void')
  })

  test('a page that cannot be closed at once is tried again, and says why', async () => {
    const { services, server, pay, invoice, remind, lastSession, idle } = await started()
    await remind()
    server.failNext(503, { error: { message: 'Please try again.' } })
    await pay(await invoice())
    await idle()
    expect((await invoice()).paymentLink).toMatchObject({ state: 'closing', problem: 'Please try again.' })
    expect(await expireClosingPages(services)).toBe(1)
    expect(server.sessions.get(lastSession())?.status).toBe('expired')
    expect((await invoice()).paymentLink).toMatchObject({ state: 'expired', problem: null })
  })

  test('the page of a tenant that is deleted is closed', async () => {
    const { services, server, call, id, remind, lastSession, idle } = await started()
    await remind()
    await services.database.db.updateTable('users').set({ tenant_id: null }).execute()
    expect(await call('DELETE', `/${id}`)).toMatchObject({ success: true })
    await idle()
    expect(server.sessions.get(lastSession())?.status).toBe('expired')
  })

  test('security bar 26, 66: events that nobody signed, or long ago, are refused; others of Stripe are answered and not kept', async () => {
    const { services, app, now, server, invoice, remind, lastSession, eventOf, receive } = await started()
    await remind()
    const event = eventOf(server.pay(lastSession()))
    expect(await receive(event, 'whsec_other')).toMatchObject({
      status: 400,
      body: { error: { code: 'payment.signature' } }
    })
    const { body, signature } = signedEvent(webhookSecret, event, { now: now() - 301_000 })
    const post = (headers: Record<string, string>) =>
      app.request('/api/billing/stripe/events', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body
      })
    expect((await post({ 'stripe-signature': signature })).status).toBe(400)
    // A page of another site cannot send the header.
    expect((await post({})).status).toBe(403)
    expect((await post({ 'stripe-signature': signature, origin: 'https://evil.example' })).status).toBe(403)
    expect(await receive(eventOf({}, 'customer.created'))).toMatchObject({ status: 200 })
    expect((await invoice()).status).toBe('open')
    expect(await services.database.db.selectFrom('payment_events').selectAll().execute()).toEqual([])
    services.payments = { kind: 'manual' }
    expect(await receive(event)).toMatchObject({ status: 404, body: { error: { code: 'payment.off' } } })
  })

  test('without a provider a reminder has no link', async () => {
    const { services, server, remind, lastLink, provider } = await started()
    services.payments = { kind: 'manual' }
    expect((await remind()).invoice).toMatchObject({ paymentLink: null })
    expect(lastLink()).toBe('')
    expect(server.requests).toEqual([])
    expect(await provider()).toBe('manual')
  })
})
