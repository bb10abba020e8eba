import { describe, expect, it } from 'vitest'
import { outboxLimit } from './outbox.ts'
import type { BookingRequest, Change } from './port.ts'
import { restBackend } from './rest.ts'
import { emptyProfile } from './simulated.ts'
import { memoryStore, type Store } from './storage.ts'

type Answer = { status?: number; body?: unknown; text?: string } | 'offline' | 'unreachable' | 'timeout'

function start(
  answer: (method: string, path: string, body: unknown) => Answer,
  store: Store = memoryStore()
) {
  const calls: { method: string; path: string; body: unknown; key: string | null }[] = []
  const told: Change[] = []
  let count = 0
  let network = true
  const backend = restBackend({
    online: () => network,
    address: 'https://api.example/v1/',
    store,
    newId: () => `id${count++}`,
    fetch: async (input, init) => {
      const path = (input as string).replace('https://api.example/v1', '')
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      const method = init?.method ?? 'GET'
      calls.push({ method, path, body, key: new Headers(init?.headers).get('Idempotency-Key') })
      expect(init?.credentials).toBe('include')
      const reply = answer(method, path, body)
      network = reply !== 'offline'
      if (reply === 'offline' || reply === 'unreachable') throw new TypeError('Failed to fetch')
      if (reply === 'timeout') throw new DOMException('late', 'TimeoutError')
      return new Response(reply.text ?? (reply.body === undefined ? '' : JSON.stringify(reply.body)), {
        status: reply.status ?? 200
      })
    }
  })
  backend.subscribe((change) => told.push(change))
  return { backend, calls, told, store }
}

const message = { name: 'Anna', email: 'anna@example.com', subject: '', message: 'Hello' }
const visitor = { ...emptyProfile, id: '1', name: 'Anna', email: 'anna@example.com', signedInAt: 1 }
const wish: BookingRequest = {
  ...message,
  day: '2026-11-24',
  time: '09:00',
  when: '',
  phone: '',
  service: '',
  notes: ''
}

describe('answers', () => {
  it('send and read JSON', async () => {
    const { backend, calls } = start(() => ({ body: { id: 'server' } }))
    expect(await backend.sendContact(message)).toEqual({
      ok: true,
      value: { id: 'server', delivery: 'sent' }
    })
    expect(calls).toEqual([{ method: 'POST', path: '/contact', body: message, key: 'id0' }])
    expect(backend.status()).toMatchObject({ reachable: 'yes', waiting: 0 })
  })
  it('turn what goes wrong into a value', async () => {
    const code = async (answer: Answer) => {
      const result = await start(() => answer).backend.bookings()
      return result.ok ? 'ok' : result.code
    }
    expect(await code('offline')).toBe('offline')
    expect(await code('unreachable')).toBe('unreachable')
    expect(await code('timeout')).toBe('timeout')
    expect(await code({ status: 504 })).toBe('timeout')
    expect(await code({ status: 401 })).toBe('signed-out')
    expect(await code({ status: 409 })).toBe('taken')
    expect(await code({ status: 422 })).toBe('refused')
    expect(await code({ status: 429 })).toBe('failed')
    expect(await code({ status: 500 })).toBe('failed')
    expect(await code({ text: '<html>' })).toBe('failed')
    expect(await code({ body: { no: 'list' } })).toBe('failed')
    expect(await code({ body: [{ no: 'booking' }] })).toBe('failed')
    expect(await code({ body: [] })).toBe('ok')
  })
})

describe('the outbox', () => {
  it('keeps what cannot be sent and sends it once, in order', async () => {
    let online = false
    const { backend, calls, told, store } = start(() => (online ? {} : 'offline'))
    expect(await backend.sendContact(message)).toMatchObject({ ok: true, value: { delivery: 'queued' } })
    expect(await backend.book(wish)).toMatchObject({
      ok: true,
      value: { delivery: 'queued', day: '2026-11-24' }
    })
    expect(await backend.addReview({ name: 'a', rating: 5, comment: 'b' })).toMatchObject({ ok: true })
    expect(backend.status()).toMatchObject({ reachable: 'no', waiting: 3 })

    await backend.flush()
    expect(backend.status()).toMatchObject({ reachable: 'no', waiting: 3 })

    online = true
    calls.length = 0
    const again = start(() => ({}), store)
    await Promise.all([again.backend.flush(), again.backend.flush()])
    expect(again.calls.map(({ path, key }) => [path, key])).toEqual([
      ['/contact', 'id0'],
      ['/bookings', 'id1'],
      ['/reviews', 'id2']
    ])
    expect(again.backend.status()).toMatchObject({ reachable: 'yes', waiting: 0 })
    await again.backend.flush()
    expect(again.calls).toHaveLength(3)
    expect(told.map(({ kind }) => kind)).toContain('status')
  })
  it('keeps nothing for a server that is silent while there is a network, and enters a retry once', async () => {
    for (const silence of ['unreachable', 'timeout'] as const) {
      const { backend, calls } = start(() => silence)
      expect(await backend.sendContact(message)).toEqual({ ok: false, code: silence })
      expect(await backend.book(wish)).toEqual({ ok: false, code: silence })
      expect(await backend.book(wish)).toEqual({ ok: false, code: silence })
      expect(calls.map(({ key }) => key)).toEqual(['id0', 'id1', 'id1'])
      expect(backend.status()).toMatchObject({ reachable: 'no', waiting: 0 })
    }
    expect(start(() => ({})).backend.receiver).toBe('api.example')
  })
  it('says what a server refuses for good, and keeps what it may take later', async () => {
    const store = memoryStore()
    await start(() => 'offline', store).backend.sendContact(message)
    const busy = start(() => ({ status: 503 }), store)
    await busy.backend.flush()
    expect(busy.backend.status()).toMatchObject({ waiting: 1 })
    const strict = start(() => ({ status: 422 }), store)
    await strict.backend.flush()
    expect(strict.told).toContainEqual({ kind: 'waiting-refused', what: '/contact' })
    expect(strict.backend.status()).toMatchObject({ waiting: 0 })
  })
  it('is bounded, and says when the browser is full', async () => {
    const { backend } = start(() => 'offline')
    for (let count = 0; count < outboxLimit; count++) await backend.sendContact(message)
    expect(await backend.sendContact(message)).toEqual({ ok: false, code: 'full' })
    const full = start(() => 'offline', { ...memoryStore(), set: () => ({ ok: false, code: 'full' }) })
    expect(await full.backend.book(wish)).toEqual({ ok: false, code: 'full' })
    expect(
      await start(() => ({ status: 422 })).backend.addReview({ name: '', rating: 1, comment: '' })
    ).toEqual({
      ok: false,
      code: 'refused'
    })
  })
})

describe('accounts', () => {
  it('sign in, read the session, save and sign out', async () => {
    const { backend, calls, told } = start((method) => (method === 'DELETE' ? {} : { body: visitor }))
    await backend.register({ name: 'Anna', email: 'anna@example.com', password: 'x' })
    await backend.signIn({ email: 'anna@example.com', password: 'x' })
    expect(await backend.currentVisitor()).toEqual({ ok: true, value: visitor })
    await backend.saveProfile(visitor)
    await backend.signOut()
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /visitors',
      'POST /session',
      'GET /session',
      'PUT /profile',
      'DELETE /session'
    ])
    expect(told.filter(({ kind }) => kind === 'visitor')).toHaveLength(4)
  })
  it('take 401, null and nothing for nobody', async () => {
    expect(await start(() => ({ body: null })).backend.currentVisitor()).toEqual({ ok: true, value: null })
    expect(await start(() => ({})).backend.currentVisitor()).toEqual({ ok: true, value: null })
    expect(await start(() => ({ body: {} })).backend.currentVisitor()).toEqual({ ok: false, code: 'failed' })
    expect(await start(() => 'offline').backend.currentVisitor()).toEqual({ ok: false, code: 'offline' })
    expect(await start(() => ({ status: 401 })).backend.currentVisitor()).toEqual({ ok: true, value: null })
    expect(await start(() => ({ status: 401 })).backend.signIn(visitor as never)).toMatchObject({ ok: false })
    expect(await start(() => 'offline').backend.signOut()).toEqual({ ok: false, code: 'offline' })
  })
  it('leave for the provider', async () => {
    expect(await start(() => ({})).backend.signInWith('a/b')).toEqual({
      ok: true,
      value: { kind: 'redirect', url: 'https://api.example/v1/session/a%2Fb' }
    })
  })
})

describe('the rest', () => {
  it('pays on a hosted checkout over https only', async () => {
    const request = { name: 'a', email: 'b', amount: '1' }
    const url = 'https://pay.example/1'
    expect(await start(() => ({ body: { url } })).backend.pay(request)).toEqual({
      ok: true,
      value: { kind: 'checkout', url }
    })
    for (const bad of ['javascript:alert(1)', 'http://pay.example']) {
      expect(await start(() => ({ body: { url: bad } })).backend.pay(request)).toMatchObject({
        code: 'failed'
      })
    }
  })
  it('asks the routes it describes', async () => {
    const item = { id: '1', type: 'info', title: '', message: '', timestamp: 1, read: false }
    const { backend, calls } = start((method, path) => {
      if (path === '/chat') return { body: { text: 'Hi' } }
      if (method === 'POST' && path === '/notifications') return { body: item }
      return method === 'GET' ? { body: [] } : {}
    })
    expect(await backend.chatReply([{ sender: 'user', text: 'Hello' }])).toEqual({
      ok: true,
      value: { text: 'Hi' }
    })
    expect(await backend.search('a', (query) => [query])).toEqual(['a'])
    await backend.takenTimes('2026-11-24')
    await backend.reviews()
    await backend.visits()
    await backend.countVisit({ path: '/', at: 1 })
    await backend.notifications()
    await backend.addNotification({ type: 'info', title: '', message: '' })
    await backend.readNotifications('all')
    await backend.cancelBooking('a/b')
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /chat',
      'GET /bookings/taken?day=2026-11-24',
      'GET /reviews',
      'GET /visits',
      'POST /visits',
      'GET /notifications',
      'POST /notifications',
      'POST /notifications/read',
      'DELETE /bookings/a%2Fb'
    ])
  })
})
