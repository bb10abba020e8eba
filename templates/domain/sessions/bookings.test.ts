import { describe, expect, it } from 'vitest'
import { errorMessages } from '../messages.ts'
import { createBookings } from './bookings.ts'
import { accepted, bookingBackend } from './booking.test-support.ts'

const [first, second] = [accepted({ id: 'first' }), accepted({ id: 'second' })]

function listWith() {
  const calls = bookingBackend()
  const list = createBookings({ backend: calls.backend })
  const leave = list.subscribe(() => {})
  const ids = () => list.get().bookings.map(({ id }) => id)
  return { ...calls, list, leave, ids }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('the list of bookings', () => {
  it('is loaded, and follows what happens', async () => {
    const { listAnswers, ids, emit, list, leave, listeners } = listWith()
    listAnswers[0]?.({ ok: true, value: [first] })
    await settled()
    emit({ kind: 'booking', booking: accepted({ id: 'second', delivery: 'queued' }) })
    expect(ids()).toEqual(['first', 'second'])
    emit({ kind: 'waiting-sent', id: 'second', what: '/bookings' })
    expect(list.get().bookings.map(({ delivery }) => delivery)).toEqual(['sent', 'sent'])
    emit({ kind: 'booking-cancelled', id: 'first' })
    emit({ kind: 'visits' })
    expect(ids()).toEqual(['second'])
    leave()
    expect(listeners.size).toBe(0)
  })

  it('is loaded again where something happened meanwhile', async () => {
    const { listAnswers, ids, emit } = listWith()
    emit({ kind: 'booking', booking: second })
    listAnswers[0]?.({ ok: true, value: [first] })
    await settled()
    expect(ids()).toEqual(['second'])
    listAnswers[1]?.({ ok: true, value: [first, second] })
    await settled()
    expect(ids()).toEqual(['first', 'second'])
  })

  it('stays as it is where it cannot be loaded', async () => {
    const { listAnswers, ids } = listWith()
    listAnswers[0]?.({ ok: false, code: 'timeout' })
    await settled()
    expect(ids()).toEqual([])
  })
})

describe('cancelling', () => {
  it('says what was cancelled, and can be undone once, however often that is pressed', async () => {
    const { list, cancelled, cancelAnswers, requests, bookAnswers } = listWith()
    const cancelling = list.cancel(first)
    await list.cancel(first)
    expect(cancelled).toEqual(['first'])
    cancelAnswers[0]?.({ ok: true, value: undefined })
    await cancelling
    expect(list.get().notice).toEqual({ kind: 'cancelled', booking: first })
    const restoring = list.restore(first)
    await list.restore(first)
    expect(requests).toHaveLength(1)
    expect(requests[0]).not.toHaveProperty('id')
    expect(requests[0]).not.toHaveProperty('confirmed')
    bookAnswers[0]?.({ ok: true, value: second })
    await restoring
    expect(list.get().notice).toEqual({ kind: 'restored', booking: first })
  })

  it('says why it failed', async () => {
    const { list, cancelAnswers } = listWith()
    const cancelling = list.cancel(first)
    cancelAnswers[0]?.({ ok: false, code: 'offline' })
    await cancelling
    expect(list.get().notice).toEqual({ kind: 'failed', message: errorMessages.offline })
  })
})
