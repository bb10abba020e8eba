import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Region } from '#domain/business.ts'
import {
  fitsAnyDay,
  formatTime,
  nextOpenDays,
  parseDuration,
  parseMinutes,
  startTimes,
  upcomingStartTimes
} from '#domain/calendar.ts'
import type { OpeningHours } from '#domain/site.ts'
import { isOtherTimeZone, localTime, timeZoneOf, visitorTime } from '#domain/time-zone.ts'
import { readSite } from '../site-build/from-site.ts'

const morning = { opens: '09:00', closes: '12:00' }
const shop: OpeningHours = {
  week: {
    mon: [],
    tue: [morning, { opens: '14:00', closes: '17:00' }],
    wed: [morning],
    thu: [],
    fri: [{ opens: '18:00', closes: '01:00' }],
    sat: [{ opens: '09:00', closes: '13:00' }],
    sun: [{ opens: '12:00', closes: '15:00' }]
  }
}
const [monday, tuesday, friday, saturday, sunday] = [
  '2026-11-23',
  '2026-11-24',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29'
] as const

function times(day: string, length?: number): string[] {
  return startTimes(day, shop, length).map(({ time }) => time)
}

test('start times come from the opening hours of the day, breaks left out', () => {
  assert.deepEqual(times(tuesday), ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'])
  assert.deepEqual(times(saturday), ['09:00', '10:00', '11:00', '12:00'])
  assert.deepEqual(times(monday), [])
  assert.deepEqual(times(sunday), ['12:00', '13:00', '14:00'])
})

test('an appointment ends before the business closes', () => {
  assert.deepEqual(times(saturday, 90), ['09:00', '10:00', '11:00'])
  assert.equal(times(saturday, 20).length, 8)
  assert.deepEqual(times(saturday, 480), [])
  const spaced = startTimes(saturday, shop, 60, 15).map(({ time }) => time)
  assert.deepEqual(spaced, ['09:00', '10:15', '11:30'])
})

test('a business that closes after midnight can be booked until then', () => {
  assert.deepEqual(times(friday, 120), ['18:00', '19:00', '20:00', '21:00', '22:00', '23:00'])
})

test('days with hours of their own are booked by these', () => {
  const exceptions = [
    { id: 'fair', from: monday, spans: [{ opens: '18:00', closes: '20:00' }] },
    { id: 'away', from: tuesday, to: '2026-11-26', spans: [] }
  ]
  const on = (day: string) => startTimes(day, { ...shop, exceptions }).map(({ time }) => time)
  assert.deepEqual(on(monday), ['18:00', '19:00'])
  assert.deepEqual([on(tuesday), on('2026-11-25'), on('2026-11-26')], [[], [], []])
  assert.deepEqual(on(friday), times(friday))
})

test('times that have passed at the business, and days more than a year ahead, are not offered', () => {
  const now = { day: tuesday, minutes: 14 * 60 }
  const left = (day: string) => upcomingStartTimes(day, shop, now).map(({ time }) => time)
  assert.deepEqual(left(tuesday), ['15:00', '16:00'])
  assert.deepEqual(left(monday), [])
  assert.deepEqual(left('2029-01-02'), [])
  assert.deepEqual(nextOpenDays(shop, { day: tuesday, minutes: 1000 }, 3), ['2026-11-25', friday, saturday])
})

test('nothing is offered where nothing that long fits', () => {
  assert.equal(fitsAnyDay(shop, 420), true)
  assert.equal(fitsAnyDay(shop, 480), false)
  const shut: OpeningHours = { week: { ...shop.week, tue: [], wed: [], fri: [], sat: [], sun: [] } }
  assert.equal(fitsAnyDay(shut), false)
  assert.deepEqual(nextOpenDays(shut, { day: monday, minutes: 0 }, 3), [])
  const fair = [{ id: 'fair', from: monday, spans: [{ opens: '08:00', closes: '16:00' }] }]
  assert.equal(fitsAnyDay({ ...shut, exceptions: fair }, 480), true)
  assert.equal(fitsAnyDay({ ...shut, exceptions: fair }, 480, tuesday), false)
})

test('the duration of a service is read from its text', () => {
  const durations: readonly [string | undefined, number | undefined][] = [
    ['45 min', 45],
    ['90 minutes', 90],
    ['1 h 30', 90],
    ['1h 15 min', 75],
    ['2 hours', 120],
    ['1.5 hours', 90],
    ['1,5 Std.', 90],
    ['2 weeks', undefined],
    ['a morning', undefined],
    ['', undefined],
    [undefined, undefined]
  ]
  for (const [text, minutes] of durations) assert.equal(parseDuration(text), minutes, text)
})

test('times are written as the locale does', () => {
  assert.match(formatTime('14:00', 'en-US'), /^2:00\sPM$/)
  assert.equal(formatTime('14:00', 'en-GB'), '14:00')
  assert.equal(formatTime('Tuesday', 'en'), 'Tuesday')
  assert.deepEqual([parseMinutes('24:00'), parseMinutes('24:30'), parseMinutes('9:00')], [1440, -1, -1])
})

test('the time zone of the business is the one that is known of it, and else nobody’s', () => {
  const { content } = readSite()
  const zone = (region: Region) => timeZoneOf({ content: { ...content, region } })
  assert.equal(zone({ country: 'CA', timeZone: 'America/Toronto' }), 'America/Toronto')
  assert.equal(zone({ country: 'CA' }), undefined)
})

test('today and now are those of the business, also across midnight and in summer', () => {
  const now = new Date('2026-07-01T23:30:00Z')
  assert.deepEqual(localTime(now, 'Europe/London'), { day: '2026-07-02', minutes: 30 })
  assert.deepEqual(localTime(now, 'America/New_York'), { day: '2026-07-01', minutes: 19 * 60 + 30 })
  assert.deepEqual(localTime(new Date(2026, 6, 1, 9, 5), undefined), { day: '2026-07-01', minutes: 545 })
})

test('a visitor whose clock differs on that day is told, whatever clocks show today', () => {
  // The time zone of this process is the visitor's.
  const zone = process.env['TZ']
  try {
    process.env['TZ'] = 'Europe/Berlin'
    assert.equal(isOtherTimeZone('2027-01-15', 'Africa/Lagos'), false)
    assert.equal(isOtherTimeZone('2027-06-15', 'Africa/Lagos'), true)
    assert.equal(isOtherTimeZone('2027-03-28', 'Africa/Lagos'), true)
    assert.equal(isOtherTimeZone('2027-06-15', 'Europe/Madrid'), false)
    assert.deepEqual(visitorTime('2027-06-15', 9 * 60, 'Africa/Lagos'), { day: '2027-06-15', minutes: 600 })
    assert.equal(visitorTime('2027-06-15', 23.5 * 60, 'Africa/Lagos').day, '2027-06-16')
  } finally {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  }
})
