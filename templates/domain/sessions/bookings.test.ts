import { describe, expect, it } from 'vitest'
import { errorMessages } from '../messages.ts'
import {
  accepted,
  bookingBackend,
  practice,
  saturday,
  sunday,
  tuesday,
  withoutHours
} from './booking.test-support.ts'
import { createBookings, createFreeTimes } from './bookings.ts'
import { fakeClock } from './clock.test-support.ts'

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

function freeTimesOf(site = practice, now = saturday) {
  const calls = bookingBackend()
  const clock = fakeClock(now)
  const times = createFreeTimes({ backend: calls.backend, site, clock })
  return { ...calls, clock, times }
}

describe('the next free times', () => {
  it('are three days with three times each, without full days and taken times', async () => {
    const { times, askedDays, takenAnswers } = freeTimesOf()
    expect(times.get()).toBeUndefined()
    times.subscribe(() => {})
    const full = ['14:00', '15:00', '16:00', '17:00']
    takenAnswers.forEach((answer, index) => answer({ ok: true, value: index === 0 ? full : ['15:00'] }))
    await settled()
    expect(askedDays.slice(0, 2)).toEqual([sunday, tuesday])
    expect(times.get()).toEqual([
      { day: tuesday, times: ['14:00', '16:00', '17:00'] },
      { day: '2026-11-25', times: ['14:00', '16:00', '17:00'] },
      { day: '2026-11-26', times: ['14:00', '16:00', '17:00'] }
    ])
  })

  it('count as free where they cannot be loaded', async () => {
    const { times, takenAnswers } = freeTimesOf()
    times.subscribe(() => {})
    takenAnswers.forEach((answer) => answer({ ok: false, code: 'offline' }))
    await settled()
    expect(times.get()?.[0]).toEqual({ day: sunday, times: ['14:00', '15:00', '16:00'] })
  })

  it('are asked for again with a booking and with each minute, and the latest answer counts', async () => {
    const { times, takenAnswers, emit, clock, askedDays } = freeTimesOf(
      practice,
      Date.parse('2026-11-22T13:59:30Z')
    )
    times.subscribe(() => {})
    const [round] = [takenAnswers.length]
    clock.advance(31_000)
    emit({ kind: 'visits' })
    expect(askedDays).toHaveLength(2 * round)
    takenAnswers.slice(round).forEach((answer) => answer({ ok: true, value: [] }))
    await settled()
    takenAnswers.slice(0, round).forEach((answer) => answer({ ok: true, value: [] }))
    await settled()
    expect(times.get()?.[0]).toEqual({ day: sunday, times: ['15:00', '16:00', '17:00'] })
    emit({ kind: 'booking-cancelled', id: 'x' })
    expect(askedDays).toHaveLength(3 * round)
  })

  it('are not shown to who has left, and there are none without hours', async () => {
    const { times, takenAnswers, listeners } = freeTimesOf()
    const leave = times.subscribe(() => {})
    leave()
    takenAnswers.forEach((answer) => answer({ ok: true, value: [] }))
    await settled()
    expect([times.get(), listeners.size]).toEqual([undefined, 0])
    const none = freeTimesOf(withoutHours)
    none.times.subscribe(() => {})
    await settled()
    expect(none.times.get()).toEqual([])
  })
})
