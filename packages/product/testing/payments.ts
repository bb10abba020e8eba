import type { AuditEntryView, DashboardView, Invoice } from '@sitewright/api'
import { createPaymentSender } from '@sitewright/kernel/node'
import type { Database } from '@sitewright/kernel/db'
import { createStripe } from '@sitewright/tenancy'
import { startInvoices } from '@sitewright/tenancy/testing/invoices'
import type { createTestOutbox } from '@sitewright/kernel/testing/services'
import { signedEvent, startStripeServer } from '@sitewright/tenancy/testing/stripe-server'
import { createTestUser } from '@sitewright/kernel/testing/users'
import { createProductApp } from './product-app.ts'

/** Secrets of the Stripe test account. */
export const stripeKey = 'sk_test_quietHerons42'
export const stripeWebhookSecret = 'whsec_plumbLineLarch'

/** The part of an error response that tests read. */
export interface PaymentFailure {
  error?: { code: string; details: { message: string }[] }
}

/** An active tenant with an admin and an open invoice, and a Stripe test server to pay it. */
export async function startPayments(
  database: Database,
  start: number,
  { currency = 'EUR', price = 4900 } = {}
) {
  const parts = await startInvoices(database, start, createProductApp)
  const { services, now, app, add, issue, invoices, listOf } = parts
  const server = await startStripeServer({ key: stripeKey, now })
  const send = createPaymentSender({ allowLocal: true })
  services.payments = createStripe({
    key: stripeKey,
    webhookSecret: stripeWebhookSecret,
    apiUrl: server.url,
    send
  })
  await parts.price('starter', price, { currency })
  const { id } = await add()
  const admin = await createTestUser(services, 'admin', { tenant: id })
  await services.database.db.updateTable('tenants').set({ admin_id: admin.id }).execute()
  await issue()
  const invoice = async () => (await invoices(id))[0] as Invoice
  const remind = async () => {
    const { id: of, revision } = await invoice()
    return parts.act('remind', { id: of, revision }) as Promise<PaymentFailure & { invoice?: Invoice }>
  }
  const outbox = services.outbox as ReturnType<typeof createTestOutbox>
  const lastLink = () => {
    const template = outbox.posted.at(-1)?.template
    if (template?.kind !== 'invoice-reminder') throw new Error('No reminder was mailed')
    return template.payment?.link ?? ''
  }
  const lastSession = () => lastLink().split('/').at(-1) ?? ''
  let events = 0
  const eventOf = (
    session: object,
    type = 'checkout.session.completed',
    eventId = `evt_${(events += 1)}`
  ) => ({
    id: eventId,
    object: 'event',
    type,
    data: { object: session }
  })
  const receive = async (event: object, secret = stripeWebhookSecret) => {
    const { body, signature } = signedEvent(secret, event, { now: now() })
    const response = await app.request('/api/billing/stripe/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body
    })
    return { status: response.status, body: (await response.json()) as PaymentFailure & { received?: true } }
  }
  const idle = () => services.backgroundWork.idle()
  const needs = async () => {
    now.advance(3000)
    const { needs: found } = await parts.send<DashboardView>('GET', '/api/admin/dashboard')
    return (found?.open ?? []).filter(({ kind }) => kind === 'payment')
  }
  const audit = async (action: string) =>
    (await parts.send<{ entries: AuditEntryView[] }>('GET', `/api/admin/audit?action=${action}`)).entries
  const provider = async () => (await listOf(id)).provider
  return {
    ...parts,
    server,
    id,
    invoice,
    remind,
    lastLink,
    lastSession,
    eventOf,
    receive,
    idle,
    needs,
    audit,
    provider
  }
}
