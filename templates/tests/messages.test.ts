import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deliveryBackend } from '#domain/backend/delivery.ts'
import {
  isAccepted,
  isNotRefused,
  postForm,
  toBookingFields,
  toFormData,
  toMessageFields,
  toPlainForm,
  type MessageFields,
  type PostAddress,
  type PostAnswer,
  type PostOutcome
} from '#domain/backend/post-form.ts'
import { outboxLimit } from '#domain/backend/outbox.ts'
import type { Backend, BookingRequest, Change } from '#domain/backend/port.ts'
import { memoryStore } from '#domain/backend/storage.ts'
import { emptyMessage } from '#domain/contact.ts'

const { trap: _, ...noFields } = emptyMessage
const message = {
  ...noFields,
  name: 'Jane',
  email: 'jane@farrow.example',
  subject: 'Brakes',
  message: 'They squeal.'
}
const request: BookingRequest = {
  day: '2026-11-24',
  time: '14:00',
  when: '',
  name: 'Noor',
  email: 'n@h.example',
  phone: '0117',
  service: 'Check-up',
  notes: ''
}

const answer = (body: unknown, headers: Record<string, string> = {}): PostAnswer => ({
  body,
  headers: new Headers(headers)
})

test('a receiver of our own accepts only by saying so: a host may answer any POST with a page', () => {
  assert.equal(isAccepted(answer({ ok: true })), true)
  for (const body of [undefined, null, [], {}, { ok: 'true' }, '<?php'])
    assert.equal(isAccepted(answer(body)), false)
})

test('a form service accepts unless it reports an error, or answers with a page', () => {
  assert.equal(isNotRefused(answer({ ok: true })), true)
  assert.equal(isNotRefused(answer({ next: '/thanks' })), true)
  assert.equal(isNotRefused(answer(undefined, { 'Content-Type': 'text/plain' })), true)
  assert.equal(isNotRefused(answer(undefined, { 'Content-Type': 'text/html; charset=utf-8' })), false)
  for (const body of [{ ok: false }, { success: false }, { error: 'x' }, { errors: [{}] }])
    assert.equal(isNotRefused(answer(body)), false)
})

const service: PostAddress = { address: 'https://forms.example/f', taken: isNotRefused }

function post(reply: () => Promise<Response>, online = true): Promise<PostOutcome> {
  return postForm(service, message, 'key', { fetch: reply, timeout: 50, online: () => online })
}

test('a message is posted once, with every field and its key', async () => {
  const posted: [string, RequestInit][] = []
  const outcome = await postForm({ ...service, ours: true }, message, 'key', {
    fetch: async (address, init = {}) => {
      posted.push([address as string, init])
      return Response.json({ ok: true })
    },
    timeout: 50,
    online: () => true
  })
  assert.deepEqual(outcome, { ok: true })
  assert.equal(posted.length, 1)
  const [address, { method, body, headers }] = posted[0] ?? ['', {}]
  assert.deepEqual([address, method], [service.address, 'POST'])
  assert.equal(new Headers(headers).get('Idempotency-Key'), 'key')
  assert.deepEqual(Object.fromEntries(body as URLSearchParams), { ...message, reference: 'key', _gotcha: '' })
})

test('what goes wrong with a message is a value: refused, failed, late, offline', async () => {
  const respond = (status: number, body = '') => post(async () => new Response(body, { status }))
  assert.deepEqual(await respond(422, '{"errors":[{"message":"should be an email"}]}'), {
    ok: false,
    code: 'refused',
    words: 'should be an email'
  })
  assert.deepEqual(await respond(200, '{"success":false,"message":"No."}'), {
    ok: false,
    code: 'refused',
    words: 'No.'
  })
  assert.deepEqual(await respond(429), { ok: false, code: 'failed' })
  assert.deepEqual(await respond(500), { ok: false, code: 'failed' })
  assert.deepEqual(await respond(504), { ok: false, code: 'timeout' })
  const late = () => Promise.reject(new DOMException('late', 'TimeoutError'))
  assert.deepEqual(await post(late), { ok: false, code: 'timeout' })
  const gone = () => Promise.reject(new TypeError('Failed to fetch'))
  assert.deepEqual(await post(gone, false), { ok: false, code: 'offline' })
  // A receiver that cannot be reached is no reason to tell somebody with a network that they are offline.
  assert.deepEqual(await post(gone), { ok: false, code: 'unreachable' })
})

test('a page without JavaScript posts the same fields to the same address', () => {
  const to: PostAddress = { address: '/x', fields: { access_key: 'k' }, trap: 'botcheck', taken: isAccepted }
  assert.deepEqual(toPlainForm(to), { action: '/x', fields: { access_key: 'k' }, trap: 'botcheck' })
  assert.deepEqual(Object.fromEntries(toFormData(to, message, 'key')), {
    ...message,
    access_key: 'k',
    reference: 'key',
    botcheck: ''
  })
})

test('the honeypot is posted where a robot filled it in', () => {
  assert.deepEqual(toMessageFields({ ...message, trap: '' }), message)
  const caught = toMessageFields({ ...message, trap: 'x' })
  assert.equal(toFormData(service, caught, 'key').get('_gotcha'), 'x')
})

test('a request for an appointment can be read without this site', () => {
  const inWords = { ...request, day: '', time: '', when: 'Tuesday morning', service: '', phone: '' }
  assert.deepEqual(toBookingFields(inWords, 'Kestrel'), {
    name: 'Noor',
    email: 'n@h.example',
    subject: 'Request: Kestrel, Tuesday morning',
    message: 'When: Tuesday morning\nName: Noor\nEmail: n@h.example'
  })
  const { phone, subject, message: text } = toBookingFields({ ...request, notes: 'Two of us' }, 'Kestrel')
  assert.deepEqual([phone, subject], ['0117', 'Request: Check-up, 2026-11-24 14:00'])
  assert.match(text, /^When: 2026-11-24 14:00\nService: Check-up\n.*\nPhone: 0117\nNotes: Two of us$/s)
})

/** The delivery over a transport that answers what the test says, and what it was given to send. */
function deliver(outcome: () => PostOutcome, { once = true, left = false, store = memoryStore() } = {}) {
  const sent: { values: MessageFields; key: string }[] = []
  const changes: Change[] = []
  let count = 0
  // Only these two of everything but messages are called here.
  const base = { subscribe: () => () => undefined, flush: async () => undefined } as unknown as Backend
  const backend = deliveryBackend({
    base,
    carrier: async (values, key) => {
      sent.push({ values, key })
      return outcome()
    },
    receiver: 'forms.example',
    once,
    left: () => left,
    store,
    business: 'Kestrel',
    newId: () => `id${count++}`,
    now: () => 0
  })
  backend.subscribe((change) => void changes.push(change))
  return { backend, changes, sent, store }
}

const offline = (): PostOutcome => ({ ok: false, code: 'offline' })
const refused = (): PostOutcome => ({ ok: false, code: 'refused', words: 'No.' })

test('a message counts as sent only once the receiver accepted it', async () => {
  const accepted = deliver(() => ({ ok: true }))
  assert.deepEqual(await accepted.backend.sendContact(message), {
    ok: true,
    value: { id: 'id0', delivery: 'sent' }
  })
  assert.deepEqual(accepted.sent, [{ values: message, key: 'id0' }])
  const no = deliver(refused)
  assert.deepEqual(await no.backend.sendContact(message), { ok: false, code: 'refused', words: 'No.' })
  assert.deepEqual(no.changes, [])
  assert.deepEqual(no.backend.waiting(), [])
})

test('a message keeps its key while it is tried again, and the next one has its own', async () => {
  let works = false
  const { backend, sent } = deliver(() => (works ? { ok: true } : { ok: false, code: 'timeout' }))
  await backend.sendContact(message)
  works = true
  await backend.sendContact(message)
  await backend.sendContact(message)
  assert.deepEqual(
    sent.map(({ key }) => key),
    ['id0', 'id0', 'id1']
  )
})

test('without a network messages wait, and are sent once, in order, when it is back', async () => {
  let online = false
  const { backend, changes, sent } = deliver(() => (online ? { ok: true } : offline()))
  const kept = await backend.sendContact(message)
  assert.deepEqual(kept, { ok: true, value: { id: 'id0', delivery: 'queued' } })
  const booked = await backend.book(request)
  assert.equal(booked.ok && booked.value.delivery, 'queued')
  assert.deepEqual(
    backend.waiting().map(({ kind, text, email }) => [kind, text, email]),
    [
      ['contact', 'They squeal.', 'jane@farrow.example'],
      ['booking', '', 'n@h.example']
    ]
  )
  sent.length = 0
  await backend.flush()
  assert.equal(sent.length, 1, 'the first that has to wait holds up the others')
  assert.equal(backend.waiting().length, 2)

  online = true
  sent.length = 0
  await Promise.all([backend.flush(), backend.flush()])
  await backend.flush()
  assert.deepEqual(
    sent.map(({ key, values }) => [key, values.message.split('\n')[0]]),
    [
      ['id0', 'They squeal.'],
      ['id1', 'When: 2026-11-24 14:00']
    ]
  )
  assert.deepEqual(backend.waiting(), [])
  const settled = changes.flatMap((change) => (change.kind === 'waiting-sent' ? [change.what] : []))
  assert.deepEqual(settled, ['/contact', '/bookings'])
})

test('a waiting message that is refused is not sent again, and one that failed is', async () => {
  let outcome = offline
  const { backend, changes, sent } = deliver(() => outcome())
  await backend.sendContact(message)
  outcome = () => ({ ok: false, code: 'failed' })
  await backend.flush()
  assert.equal(backend.waiting().length, 1)
  outcome = refused
  await backend.flush()
  assert.deepEqual(backend.waiting(), [])
  assert.deepEqual(
    changes.filter(({ kind }) => kind === 'waiting-refused'),
    [{ kind: 'waiting-refused', what: '/contact' }]
  )
  sent.length = 0
  await backend.flush()
  assert.deepEqual(sent, [])
})

test('a message that may have arrived is sent again only if the visitor asks for it', async () => {
  const store = memoryStore()
  await deliver(offline, { store }).backend.sendContact(message)
  await deliver(offline, { store, once: false, left: true }).backend.flush()
  const { backend, sent } = deliver(() => ({ ok: true }), { store, once: false })
  await backend.flush()
  assert.deepEqual(sent, [])
  const [waiting] = backend.waiting()
  assert.equal(waiting?.perhapsSent, true)
  backend.release(waiting?.id ?? '')
  await backend.flush()
  assert.equal(sent.length, 1)
  assert.deepEqual(backend.waiting(), [])
})

test('a waiting message can be deleted, and an appointment that waits be cancelled', async () => {
  const { backend, sent } = deliver(offline)
  await backend.sendContact(message)
  await backend.book(request)
  backend.discard('id0')
  await backend.cancelBooking('id1')
  assert.deepEqual(backend.waiting(), [])
  assert.deepEqual(await backend.bookings(), { ok: true, value: [] })
  sent.length = 0
  await backend.flush()
  assert.deepEqual(sent, [])
})

test('an appointment that was sent is a request: the business has not confirmed it', async () => {
  const { backend } = deliver(() => ({ ok: true }))
  const wanted = { ...request, id: 'id0', delivery: 'sent', confirmed: false }
  assert.deepEqual(await backend.book({ ...request, trap: '' }), { ok: true, value: wanted })
  assert.deepEqual(await backend.bookings(), { ok: true, value: [wanted] })
})

test('the outbox has a limit, and says when the storage is full', async () => {
  const { backend } = deliver(offline)
  for (let count = 0; count < outboxLimit; count++) await backend.sendContact(message)
  assert.deepEqual(await backend.sendContact(message), { ok: false, code: 'full' })
  const full = { ...memoryStore(), set: () => ({ ok: false, code: 'full' }) as const }
  const { backend: other } = deliver(offline, { store: full })
  assert.deepEqual(await other.sendContact(message), { ok: false, code: 'full' })
})
