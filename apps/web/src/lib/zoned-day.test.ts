import { expect, test } from 'vitest'
import { endOfDay, startOfDay } from './zoned-day.ts'

const hour = 60 * 60_000

function limits(date: string, timeZone: string): [string, string] {
  return [
    new Date(startOfDay(date, timeZone)).toISOString(),
    new Date(endOfDay(date, timeZone)).toISOString()
  ]
}

test.each([
  ['UTC', '2026-11-22', '2026-11-22T00:00:00.000Z', '2026-11-22T23:59:59.999Z'],
  ['Pacific/Kiritimati', '2026-11-22', '2026-11-21T10:00:00.000Z', '2026-11-22T09:59:59.999Z'],
  ['Pacific/Pago_Pago', '2026-11-22', '2026-11-22T11:00:00.000Z', '2026-11-23T10:59:59.999Z'],
  ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15:00.000Z', '2026-01-01T18:14:59.999Z']
])('a day in %s', (timeZone, date, first, last) => {
  expect(limits(date, timeZone)).toEqual([first, last])
})

test.each([
  // Clocks change at night.
  ['Europe/Warsaw', '2026-03-29', 23],
  ['Europe/Warsaw', '2026-10-25', 25],
  ['America/New_York', '2026-11-01', 25],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  // Clocks change at midnight: the day begins at 1:00, or the hour before midnight is there twice.
  ['Asia/Beirut', '2026-03-29', 23],
  ['Asia/Beirut', '2026-10-24', 25],
  ['Africa/Cairo', '2026-04-24', 23]
])('a day of clock change in %s, %s, has %s hours', (timeZone, date, hours) => {
  expect((endOfDay(date, timeZone) + 1 - startOfDay(date, timeZone)) / hour).toBe(hours)
})

test('days follow each other without a gap, all year', () => {
  for (const timeZone of ['Europe/Warsaw', 'Asia/Beirut', 'Pacific/Chatham'])
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 24 * hour) {
      const [today, tomorrow] = [at, at + 24 * hour].map((each) => new Date(each).toISOString().slice(0, 10))
      expect(endOfDay(today ?? '', timeZone) + 1).toBe(startOfDay(tomorrow ?? '', timeZone))
    }
})
