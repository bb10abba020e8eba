import { describe, expect, it } from 'vitest'
import { callBackend, deliveryBackend, trialBackend, withOwnCalls } from './delivery.ts'
import type { Backend, Booking, BookingRequest } from './port.ts'
import { restBackend } from './rest.ts'
import { simulateEverything } from './simulated.test-support.ts'
import { memoryStore } from './storage.ts'

const store = memoryStore()
let posted: unknown[] = []

const simulated = () => simulateEverything({ store, now: () => 0, random: () => 0.5, wait: async () => {} })
const rest = () =>
  restBackend({
    address: 'https://api.example',
    store,
    online: () => true,
    newId: () => 'id',
    fetch: async (...call) => {
      posted.push(call)
      return Response.json({ id: 'server' })
    }
  })

/** Every way that the site composes a backend. */
const composed: Readonly<Record<string, (base: Backend) => Backend>> = {
  'as it stands': (base) => base,
  'with a form service': (base) =>
    deliveryBackend({
      base,
      carrier: async (values) => {
        posted.push(values)
        return { ok: true }
      },
      plainForm: { action: 'https://forms.example', fields: {}, trap: '_gotcha' },
      store,
      receiver: 'formspree.io',
      once: false,
      business: 'Kestrel',
      newId: () => 'id',
      now: () => 0
    }),
  'without a form': callBackend,
  'while it is developed': (base) => trialBackend(base, simulated())
}

const request: BookingRequest = {
  day: '2027-06-12',
  time: '10:00',
  when: '',
  name: 'N',
  email: 'n@example.org',
  phone: '',
  service: '',
  notes: ''
}
const message = { name: 'N', email: 'n@example.org', subject: '', message: 'Hello' }
const booking: Booking = { ...request, id: 'own', delivery: 'sent', confirmed: true }

describe.each(Object.entries(composed))('a backend %s', (_, compose) => {
  it.each([
    ['simulated', simulated],
    ['rest', rest]
  ])('makes a call that was written for it, and goes its way with the others, %s', async (_name, create) => {
    const base = { ...create(), book: async () => ({ ok: true, value: booking }) as const }
    const before = compose(base)
    const backend = withOwnCalls(before, base)
    posted = []
    expect(await backend.book(request)).toEqual({ ok: true, value: booking })
    expect(posted).toEqual([])
    expect(backend.requests).toBe('server')
    expect(backend.messages).toBe(before.messages)
    expect(backend.sendContact).toBe(before.sendContact)
    expect(backend.plainForm).toBe(before.plainForm)
    expect([backend.isSimulated('book'), backend.isSimulated('pay')]).toEqual([
      false,
      before.isSimulated('pay')
    ])
    expect([backend.receiver, backend.requestReceiver]).toEqual([before.receiver, 'the server of this site'])
  })

  it('sends messages by a call of its own, and dates as they were', async () => {
    const sent: unknown[] = []
    const base: Backend = {
      ...simulated(),
      sendContact: async (values) => {
        sent.push(values)
        return { ok: true, value: { id: '1', delivery: 'sent' } }
      }
    }
    const before = compose(base)
    const backend = withOwnCalls(before, base)
    posted = []
    await backend.sendContact(message)
    expect([sent, posted]).toEqual([[message], []])
    expect([backend.messages, backend.requests]).toEqual(['server', before.requests])
    // A browser without JavaScript would post it elsewhere.
    expect(backend.plainForm).toBeUndefined()
    // Who takes what a visitor sends is said of each way.
    expect(backend.receiver).toBe('the server of this site')
    expect(backend.requestReceiver).toBe(before.requestReceiver)
    expect(backend.book).toBe(before.book)
  })

  it('is left as it is where nothing was written', () => {
    const base = simulated()
    const before = compose(base)
    expect(withOwnCalls(before, base)).toBe(before)
  })
})
