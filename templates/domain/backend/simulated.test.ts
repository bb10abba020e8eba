import { describe, expect, it } from 'vitest'
import type { BookingRequest, Change } from './port.ts'
import { limits } from './simulated.ts'
import { simulateEverything } from './simulated.test-support.ts'
import { memoryStore, type Store } from './storage.ts'

const now = new Date(2026, 10, 21, 12).getTime()

function start(store: Store = memoryStore(), random = 0.5) {
  const waited: number[] = []
  const told: Change[] = []
  let count = 0
  const backend = simulateEverything({
    store,
    now: () => now,
    random: () => (random + count++ * 0.001) % 1,
    wait: async (milliseconds) => void waited.push(milliseconds)
  })
  backend.subscribe((change) => told.push(change))
  return { backend, waited, told }
}

const fullStore: Store = { ...memoryStore(), set: () => ({ ok: false, code: 'full' }) }
const wish: BookingRequest = {
  day: '2026-11-24',
  time: '09:00',
  when: '',
  name: 'Anna',
  email: 'anna@example.com',
  phone: '1',
  service: 'Check-up',
  notes: ''
}

describe('waits', () => {
  it('are those of the specification', async () => {
    const { backend, waited } = start()
    await backend.sendContact({ name: 'a', email: 'b', subject: '', message: 'c' })
    await backend.signIn({ email: 'anna@example.com', password: 'x' })
    await backend.register({ name: 'Bea', email: 'bea@example.com', password: 'x' })
    await backend.search('x', () => [])
    await backend.pay({ name: 'a', email: 'b', amount: '1' })
    await backend.chatReply([])
    expect(waited).toEqual([1000, 1000, 1000, 500, 2000, 1500])
  })
  it('really pass by default', async () => {
    const backend = simulateEverything({
      store: memoryStore(),
      now: () => 0,
      random: () => 0
    })
    const begin = performance.now()
    expect(await backend.search('x', (query) => [query])).toEqual(['x'])
    expect(performance.now() - begin).toBeGreaterThan(450)
  })
})

describe('a message that is only tried out (S0-1)', () => {
  it('is not kept, and not told of as sent', async () => {
    const store = memoryStore()
    const { backend } = start(store)
    await backend.sendContact({ name: 'Anna', email: 'a@b.example', subject: '', message: 'Secret' })
    expect(backend.messages).toBe('draft')
    expect(backend.waiting()).toEqual([])
    expect(store.get('messages')).toBeUndefined()
  })
})

describe('bookings', () => {
  it('are kept, listed by day, taken once and cancelled', async () => {
    const { backend, told } = start()
    const late = await backend.book({ ...wish, day: '2026-12-01' })
    const early = await backend.book(wish)
    expect(late.ok && early.ok).toBe(true)
    expect(await backend.book({ ...wish, name: 'Bea' })).toEqual({ ok: false, code: 'taken', field: 'time' })
    expect(await backend.takenTimes('2026-11-24')).toEqual({ ok: true, value: ['09:00'] })
    const list = await backend.bookings()
    expect(list.ok && list.value.map(({ day }) => day)).toEqual(['2026-11-24', '2026-12-01'])
    // Nothing here can confirm anything.
    expect(early).toMatchObject({ value: { confirmed: false } })
    if (early.ok) await backend.cancelBooking(early.value.id)
    expect(await backend.takenTimes('2026-11-24')).toEqual({ ok: true, value: [] })
    expect(told.map(({ kind }) => kind)).toEqual(['booking', 'booking', 'booking-cancelled'])
  })
})

describe('reviews and messages', () => {
  it('are there after a reload, the latest review first', async () => {
    const store = memoryStore()
    const { backend } = start(store)
    await backend.addReview({ name: 'Anna', rating: 5, comment: 'Good' })
    await backend.addReview({ name: 'Bea', rating: 4, comment: 'Fine' })
    const again = await start(store).backend.reviews()
    expect(again.ok && again.value.map(({ name, date }) => [name, date])).toEqual([
      ['Bea', '2026-11-21'],
      ['Anna', '2026-11-21']
    ])
  })
  it('say when the browser is full', async () => {
    const { backend, told } = start(fullStore)
    const full = { ok: false, code: 'full' }
    expect(await backend.book(wish)).toEqual(full)
    expect(await backend.addReview({ name: '', rating: 5, comment: '' })).toEqual(full)
    expect(await backend.register({ name: 'a', email: 'b', password: 'c' })).toEqual(full)
    expect(await backend.signInWith('google')).toEqual(full)
    expect(await backend.addNotification({ type: 'info', title: '', message: '' })).toEqual(full)
    expect(await backend.countVisit({ path: '/', at: 1 })).toEqual(full)
    expect(told).toEqual([])
  })
})

describe('accounts', () => {
  it('register once, sign in again, and keep no password', async () => {
    const store = memoryStore()
    const { backend } = start(store)
    const registered = await backend.register({
      name: 'Anna',
      email: 'anna@example.com',
      password: 'hunter2!'
    })
    expect(registered.ok && registered.value).toMatchObject({
      name: 'Anna',
      notifications: { email: true, sms: false, push: false }
    })
    expect(await backend.register({ name: 'A', email: 'ANNA@example.com ', password: 'x' })).toEqual({
      ok: false,
      code: 'taken',
      field: 'email'
    })
    await backend.signOut()
    expect(await backend.currentVisitor()).toEqual({ ok: true, value: null })
    const again = await backend.signIn({ email: 'anna@example.com', password: 'anything' })
    expect(again.ok && again.value.name).toBe('Anna')
    expect(JSON.stringify(store.get('accounts'))).not.toContain('hunter2')
  })
  it('save a profile only while signed in', async () => {
    const { backend } = start()
    const signedIn = await backend.signIn({ email: 'bea@example.com', password: 'x' })
    if (!signedIn.ok) throw new Error(signedIn.code)
    expect(signedIn.value.name).toBe('Bea')
    const saved = await backend.saveProfile({ ...signedIn.value, bio: 'Teacher' })
    expect(saved.ok && saved.value.bio).toBe('Teacher')
    await backend.signOut()
    expect(await backend.saveProfile(signedIn.value)).toEqual({ ok: false, code: 'signed-out' })
  })
  it('sign in with an account from elsewhere', async () => {
    const { backend } = start()
    const result = await backend.signInWith('google')
    expect(result.ok && result.value.kind).toBe('signed-in')
  })
})

describe('chat and payment', () => {
  it('answers the last question that the visitor asked', async () => {
    const { backend } = start()
    const turns = [
      { sender: 'user', text: 'hours' },
      { sender: 'agent', text: 'Yes.' },
      { sender: 'user', text: 'Is there parking?' }
    ] as const
    expect(await backend.chatReply(turns)).toEqual({
      ok: true,
      value: { text: 'Behind the house.', pages: ['faq', 'home'] }
    })
    expect(await backend.chatReply([])).toEqual({ ok: false, code: 'failed' })
  })
  it('charge nothing, and decline on request', async () => {
    const { backend } = start()
    const request = { name: 'a', email: 'b', amount: '1' }
    expect(await backend.pay(request)).toMatchObject({ ok: true, value: { kind: 'paid' } })
    expect(await backend.pay({ ...request, declined: true })).toEqual({ ok: false, code: 'refused' })
  })
})

describe('visits and notifications', () => {
  it('are counted, bounded, marked as read', async () => {
    const { backend } = start()
    for (let at = 0; at < limits.views + 2; at++) await backend.countVisit({ path: '/', at })
    const views = await backend.visits()
    expect(views.ok && views.value.length).toBe(limits.views)
    expect(views.ok && views.value[0]?.at).toBe(2)

    const first = await backend.addNotification({ type: 'info', title: 'One', message: '' })
    await backend.addNotification({ type: 'info', title: 'Two', message: '' })
    if (first.ok) await backend.readNotifications([first.value.id])
    let list = await backend.notifications()
    expect(list.ok && list.value.map(({ title, read }) => [title, read])).toEqual([
      ['Two', false],
      ['One', true]
    ])
    await backend.readNotifications('all')
    list = await backend.notifications()
    expect(list.ok && list.value.every(({ read }) => read)).toBe(true)
  })
})

it('tells every listener until it leaves, also when one throws', async () => {
  const { backend, told } = start()
  const original = console.error
  const errors: unknown[] = []
  console.error = (error) => errors.push(error)
  const leave = backend.subscribe(() => {
    throw new Error('listener')
  })
  await backend.signOut()
  leave()
  await backend.signOut()
  console.error = original
  expect(told).toHaveLength(2)
  expect(errors).toHaveLength(1)
  expect(backend.status()).toBe(backend.status())
  await backend.flush()
})
