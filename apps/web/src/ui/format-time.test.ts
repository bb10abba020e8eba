import { expect, test } from 'vitest'
import { setTimeFormat } from '../lib/time-format.ts'
import { formatTime, formatCreatedAt, formatTimeOrDate } from './format-time.ts'

const now = new Date(2026, 10, 21, 18, 0)
const today = new Date(2026, 10, 21, 14, 5).toISOString()
const earlier = new Date(2026, 0, 5, 8, 0).toISOString()

test('a moment has its clock, and its day where that is another one', () => {
  expect(formatTime(today)).toBe('14:05')
  expect(formatCreatedAt(today, now)).toBe('today at 14:05')
  expect(formatCreatedAt(earlier, now)).toBe('on 5 January 2026 at 08:00')
  expect([formatTimeOrDate(today, now), formatTimeOrDate(earlier, now)]).toEqual(['14:05', '5 January 2026'])
})

test('times follow the chosen zone and hours', () => {
  setTimeFormat({ timeZone: 'Asia/Kolkata', hourCycle: 'h12' })
  expect(formatTime('2026-11-21T20:05:00Z')).toBe('01:35 am')
  const at = new Date('2026-11-21T19:00:00Z')
  expect(formatTimeOrDate('2026-11-21T17:00:00Z', at)).toBe('21 November 2026')
  setTimeFormat({})
})
