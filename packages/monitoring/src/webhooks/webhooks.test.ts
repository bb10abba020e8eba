import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { alertWebhookEvents, type Alert, type Webhook, type WebhookDelivery } from '@sitewright/api'
import { afterEach, expect, test } from 'vitest'
import { startAlerts } from '../../testing/alerts.ts'
import { onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, expireProof } from '@sitewright/kernel/testing/users'
import { createOutboundGuard, createWebhookSender } from '@sitewright/kernel/node'
import { encryptedColumns } from '@sitewright/kernel/area'
import { deliverWebhooks } from './deliver-webhooks.ts'

interface Received {
  headers: IncomingMessage['headers']
  body: string
}

type Answer = (response: ServerResponse, count: number) => void

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const close of cleanups.splice(0)) close()
})

/** A receiver of webhooks. */
async function createReceiver(answer: Answer) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      answer(response, received.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` }
}

const accept: Answer = (response) => response.writeHead(204).end()

/** Verifies a message as its receiver does, with nothing of ours. */
function verify({ headers, body }: Received, secret: string, now: number): boolean {
  const header = String(headers['sitewright-signature'])
  const { t = '', v1 = '' } = Object.fromEntries(header.split(',').map((part) => part.split('=')))
  const expected = createHmac('sha256', secret).update(`${t}.${body}`).digest()
  const isRecent = Math.abs(now / 1000 - Number(t)) <= 300
  return isRecent && timingSafeEqual(expected, Buffer.from(v1, 'hex'))
}

onEachEngine('webhooks', (open) => {
  async function started(answer: Answer = accept, timeoutMs = 5000) {
    const guard = createOutboundGuard({ localHttp: true })
    const installation = await startAlerts(await open(), createWebhookSender({ guard, timeoutMs }))
    const { call, services, now } = installation
    const receiver = await createReceiver(answer)
    const { webhook, secret } = await call<{ webhook: Webhook; secret: string }>('POST', 'webhooks', {
      name: 'On-call',
      url: receiver.url
    })
    const last = async () =>
      (await call<{ webhooks: Webhook[] }>('GET', 'webhooks')).webhooks[0]?.last ?? null
    const send = async () =>
      (await call<{ delivery: WebhookDelivery }>('POST', `webhooks/${webhook.id}/test`, {})).delivery
    /** Lets an alert fire, whose message waits then. */
    const fire = async () => {
      await installation.addRule({ forSeconds: 0 })
      await installation.measure(95)
    }
    const deliver = () => deliverWebhooks(services, () => 0.5)
    return { ...installation, receiver, webhook, secret, last, send, fire, deliver, now }
  }

  test('security bar 55: messages are signed, so that a few lines verify them', async () => {
    const { fire, deliver, receiver, secret, now, measure, last } = await started()
    await fire()
    expect(await deliver()).toBe(1)
    await measure(20)
    expect(await deliver()).toBe(1)
    const [fired, resolved] = receiver.received
    if (fired === undefined || resolved === undefined) throw new Error('Nothing was received')
    expect(verify(fired, secret, now())).toBe(true)
    expect(verify(fired, 'whsec_other', now())).toBe(false)
    expect(verify({ ...fired, body: `${fired.body} ` }, secret, now())).toBe(false)
    expect(verify(fired, secret, now() + 301_000)).toBe(false)
    expect(JSON.parse(fired.body)).toMatchObject({
      event: 'alert.fired',
      alert: { type: 'critical', title: 'Processor is busy', resolvedAt: null }
    })
    expect(JSON.parse(resolved.body)).toMatchObject({ event: 'alert.resolved' })
    expect(await last()).toMatchObject({ event: 'alert.resolved', state: 'sent', tries: 1, status: 204 })
    expect(await deliver()).toBe(0)
  })

  test('what fails is tried again, later each time, also by a server that starts anew', async () => {
    const { fire, deliver, receiver, last, now, services } = await started((response, count) =>
      response.writeHead(count <= 2 ? 503 : 200).end()
    )
    await fire()
    expect(await deliver()).toBe(0)
    expect(await last()).toMatchObject({ state: 'waiting', tries: 1, status: 503, problem: 'status' })
    expect(await deliver()).toBe(0)
    expect(receiver.received).toHaveLength(1)
    now.advance(10_000)
    await deliver()
    expect(await last()).toMatchObject({ state: 'waiting', tries: 2, nextAt: now() + 20_000 })
    now.advance(20_000)
    // Another server knows of it from the database alone; of two, one sends it.
    const other = { ...services, metrics: services.metrics }
    const sent = await Promise.all([deliverWebhooks(other), deliverWebhooks({ ...services })])
    expect(sent.toSorted()).toEqual([0, 1])
    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map(({ headers }) => headers['sitewright-delivery'])).size).toBe(1)
    expect(await last()).toMatchObject({ state: 'sent', tries: 3, status: 200, problem: null })
  })

  test('what is not taken for a day is given up', async () => {
    const { fire, deliver, last, now } = await started((response) => response.writeHead(500).end())
    await fire()
    await deliver()
    now.advance(24 * 3_600_000)
    await deliver()
    expect(await last()).toMatchObject({ state: 'given-up', tries: 2, nextAt: null })
  })

  test('one that hangs is left, and keeps no other waiting', async () => {
    const { fire, deliver, last, call } = await started(() => undefined, 300)
    const quick = await createReceiver(accept)
    await call('POST', 'webhooks', { name: 'Quick', url: quick.url })
    await fire()
    expect(await deliver()).toBe(1)
    expect(quick.received).toHaveLength(1)
    expect(await last()).toMatchObject({ state: 'waiting', status: null, problem: 'timeout' })
  })

  test('security bar 40, 55: redirects are not followed, and private addresses not asked', async () => {
    const target = await createReceiver(accept)
    const { send, call, webhook, services } = await started((response) =>
      response.writeHead(302, { location: target.url }).end()
    )
    expect(await send()).toMatchObject({ state: 'given-up', problem: 'redirect' })
    expect(target.received).toEqual([])
    for (const [url, problem] of [
      ['https://10.0.0.1/', 'private'],
      ['https://169.254.169.254/latest/meta-data', 'private'],
      ['http://93.184.216.34/', 'private'],
      ['https://user:hunter22@93.184.216.34/', 'address']
    ] as const) {
      // As an earlier version stored them.
      await services.database.db.updateTable('webhooks').set({ url }).where('id', '=', webhook.id).execute()
      expect([url, await send()]).toMatchObject([url, { problem }])
      expect(await call('GET', 'webhooks')).toMatchObject({ webhooks: [{ url }] })
    }
    const { sendWebhook } = createWebhookSender()
    expect(await sendWebhook(target.url, { headers: {}, body: '' })).toEqual({
      kind: 'failed',
      problem: 'private'
    })
    expect(target.received).toEqual([])
  })

  test('the list opens while a message waits, whatever the chance in its next time is', async () => {
    const { fire, call, services } = await started((response) => response.writeHead(503).end())
    await fire()
    await deliverWebhooks(services, () => 0.123_456)
    const { webhooks } = await call<{ webhooks: Webhook[] }>('GET', 'webhooks')
    expect(webhooks[0]?.last).toMatchObject({ state: 'waiting', problem: 'status' })
    expect(webhooks[0]?.last?.nextAt).toSatisfy(Number.isInteger)
  })

  test('what no retry mends is given up at once', async () => {
    const { fire, deliver, last, services } = await started()
    await services.database.db.updateTable('webhooks').set({ url: 'https://10.0.0.1/' }).execute()
    await fire()
    await deliver()
    expect(await last()).toMatchObject({ state: 'given-up', tries: 1, problem: 'private', nextAt: null })
  })

  test('security bar 40: what could never be reached is refused in words when it is entered', async () => {
    const { call, page, webhook, receiver, codeOf } = await started()
    const path = '/api/admin/webhooks'
    for (const url of ['https://10.0.0.1/', 'http://93.184.216.34/', 'http://[::ffff:10.0.0.1]/']) {
      expect(await codeOf(page.call('POST', path, { name: 'x', url }))).toBe('webhook.address')
      expect(await codeOf(page.call('PATCH', `${path}/${webhook.id}`, { url }))).toBe('webhook.address')
    }
    for (const url of [
      'https://user:hunter22@example.com/',
      'https://user@example.com/',
      'https://example.com/#part',
      'https://example.com/a b',
      'https://exa mple.com/',
      'ftp://example.com/',
      'https://'
    ])
      expect([url, await codeOf(page.call('POST', path, { name: 'x', url }))]).toEqual([
        url,
        'request.invalid'
      ])
    expect(await call('PATCH', `webhooks/${webhook.id}`, { url: receiver.url })).toHaveProperty('webhook')
  })

  test('security bar 51: the secret is sealed, shown once, and renewed', async () => {
    const { secret, services, call, webhook, send, receiver, now, page } = await started()
    expect(secret).toMatch(/^whsec_[\w-]{43}$/)
    const text = await (await page.call('GET', '/api/admin/webhooks')).text()
    expect(text).not.toContain(secret)
    const row = await services.database.db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(encryptedColumns).toContainEqual({ table: 'webhooks', key: 'id', column: 'secret' })
    const renewed = await call<{ secret: string }>('POST', `webhooks/${webhook.id}/secret`, {})
    expect(renewed.secret).not.toBe(secret)
    await send()
    const [message] = receiver.received
    if (message === undefined) throw new Error('Nothing was received')
    expect(verify(message, renewed.secret, now())).toBe(true)
    expect(verify(message, secret, now())).toBe(false)
    const audit = await services.database.db.selectFrom('audit').select('details').execute()
    expect(JSON.stringify(audit)).not.toContain('whsec_')
  })

  test('security bar 25: adding one, its address and its secret take a recent sign-in', async () => {
    const { services, app, webhook, codeOf } = await started()
    const user = await createTestUser(services, 'super_admin')
    const page = await createTestClient(services, app, user)
    await expireProof(services, user)
    const path = `/api/admin/webhooks/${webhook.id}`
    const added = { name: 'Other', url: 'https://example.com/' }
    expect(await codeOf(page.call('POST', '/api/admin/webhooks', added))).toBe('auth.step-up')
    expect(await codeOf(page.call('PATCH', path, { url: added.url }))).toBe('auth.step-up')
    expect(await codeOf(page.call('POST', `${path}/secret`, {}))).toBe('auth.step-up')
    expect(await codeOf(page.call('PATCH', path, { name: 'Renamed' }))).toBeUndefined()
  })

  test('that are switched off or deleted get nothing, and each change is audited', async () => {
    const { fire, deliver, receiver, call, webhook, services, codeOf, page } = await started()
    await call('PATCH', `webhooks/${webhook.id}`, { enabled: false })
    await fire()
    expect(await deliver()).toBe(0)
    await call('DELETE', `webhooks/${webhook.id}`)
    expect(receiver.received).toEqual([])
    for (const [method, path, body] of [
      ['PATCH', '', {}],
      ['DELETE', '', {}],
      ['POST', '/test', {}],
      ['POST', '/secret', {}]
    ] as const)
      expect(await codeOf(page.call(method, `/api/admin/webhooks/${webhook.id}${path}`, body))).toBe(
        'webhook.not-found'
      )
    const entries = await services.database.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'webhook.change')
      .orderBy('seq')
      .execute()
    const [added, off] = [true, false].map((enabled) => ({
      name: 'On-call',
      host: new URL(webhook.url).host,
      enabled,
      events: [...alertWebhookEvents]
    }))
    expect(entries.map(({ details }) => JSON.parse(details) as object)).toEqual([
      { before: null, after: added },
      { before: added, after: off },
      { before: off, after: null }
    ])
  })

  test('are told of the events that were chosen: firing, acknowledged with its note, resolved', async () => {
    const { fire, deliver, receiver, call, measure, webhook, page, codeOf, services } = await started()
    expect(webhook.events).toEqual(alertWebhookEvents)
    const path = `webhooks/${webhook.id}`
    expect(await codeOf(page.call('PATCH', `/api/admin/${path}`, { events: [] }))).toBe('request.invalid')
    expect(await codeOf(page.call('PATCH', `/api/admin/${path}`, { events: ['test'] }))).toBe(
      'request.invalid'
    )
    const quiet = await createReceiver(accept)
    await call('POST', 'webhooks', { name: 'Quiet', url: quiet.url, events: ['alert.resolved'] })
    const bodiesOf = ({ received }: { received: readonly Received[] }) =>
      received.map(({ body }) => JSON.parse(body) as { event: string })
    await fire()
    const { alerts } = await call<{ alerts: Alert[] }>('GET', 'alerts?state=open')
    await call('POST', `alerts/${alerts[0]?.id ?? ''}/acknowledge`, { note: 'On it.' })
    await measure(20)
    await deliver()
    const events = ['alert.acknowledged', 'alert.fired', 'alert.resolved']
    expect(
      bodiesOf(receiver)
        .map(({ event }) => event)
        .toSorted()
    ).toEqual(events)
    expect(bodiesOf(receiver).find(({ event }) => event === 'alert.acknowledged')).toMatchObject({
      alert: { title: 'Processor is busy' },
      acknowledgement: { by: 'Maya Okafor', note: 'On it.' }
    })
    expect(bodiesOf(quiet)).toMatchObject([{ event: 'alert.resolved' }])
    const changed = await call('PATCH', path, { events: ['alert.resolved', 'alert.fired', 'alert.fired'] })
    expect(changed).toMatchObject({ webhook: { events: ['alert.fired', 'alert.resolved'] } })
    // A webhook from before the choice keeps its events.
    const { db } = services.database
    const old = { id: 'old', name: 'Old', url: quiet.url, secret: '', created_at: 0, updated_at: 0 }
    await db.insertInto('webhooks').values(old).execute()
    const { webhooks } = await call<{ webhooks: Webhook[] }>('GET', 'webhooks')
    expect(webhooks.find(({ id }) => id === 'old')?.events).toEqual([
      'alert.fired',
      'alert.flapping',
      'alert.resolved'
    ])
  })

  test('an alert of which nobody was told is acknowledged without a message', async () => {
    const { call, addRule, measure, deliver, receiver } = await started()
    await call('POST', 'silences', { ruleId: null, reason: 'Work', minutes: 60 })
    await addRule({ forSeconds: 0 })
    await measure(95)
    const { alerts } = await call<{ alerts: Alert[] }>('GET', 'alerts?state=open')
    expect(alerts).toMatchObject([{ state: 'silenced' }])
    await call('POST', `alerts/${alerts[0]?.id ?? ''}/acknowledge`, { note: '' })
    await deliver()
    expect(receiver.received).toEqual([])
  })

  test('security bar 32: whoever belongs to a tenant sees and changes none', async () => {
    const { services, app, webhook, codeOf } = await started()
    const page = await createTestClient(
      services,
      app,
      await createTestUser(services, 'super_admin', { tenant: 'north' })
    )
    for (const [method, path, body] of [
      ['GET', ''],
      ['POST', '', { name: 'x', url: 'https://example.com/' }],
      ['PATCH', `/${webhook.id}`, {}],
      ['DELETE', `/${webhook.id}`],
      ['POST', `/${webhook.id}/test`, {}],
      ['POST', `/${webhook.id}/secret`, {}]
    ] as const)
      expect([path, await codeOf(page.call(method, `/api/admin/webhooks${path}`, body))]).toEqual([
        path,
        'auth.forbidden'
      ])
  })
})
