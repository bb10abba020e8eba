import { describe, expect, it } from 'vitest'
import { bookingBackend, practice, saturday, sunday, tuesday, withoutHours } from './booking.test-support.ts'
import { fakeClock } from './clock.test-support.ts'
import { createFreeTimes } from './free-times.ts'

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

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
