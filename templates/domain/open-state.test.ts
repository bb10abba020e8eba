import { describe, expect, it } from 'vitest'
import { openState, openStateText } from './hours.ts'
import type { HoursException, OpeningHours, Span } from './site.ts'

const none: readonly Span[] = []
function hoursOf(span: Span, exceptions: readonly HoursException[] = []): OpeningHours {
  const day = [span]
  return { week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: none, sun: none }, exceptions }
}
const office = hoursOf({ opens: '09:00', closes: '17:00' })

/** 1 December 2026 is a Tuesday. */
const at = (day: string, time: string) => ({
  day,
  minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
})

describe('whether a business is open', () => {
  it.each([
    ['2026-12-01', '12:00', 'Open now, until 17:00'],
    ['2026-12-01', '09:00', 'Open now, until 17:00'],
    ['2026-12-01', '08:59', 'Closed now, opens 9:00'],
    ['2026-12-01', '17:00', 'Closed now, opens Wednesday 9:00'],
    ['2026-12-04', '18:00', 'Closed now, opens Monday 9:00'],
    ['2026-12-06', '10:00', 'Closed now, opens Monday 9:00']
  ])('%s %s', (day, time, text) => {
    const now = at(day, time)
    expect(openStateText(openState(office, now), now, 'en-GB')).toBe(text)
  })

  it('goes by exceptions', () => {
    const hours = hoursOf({ opens: '09:00', closes: '17:00' }, [
      { id: 'x', from: '2026-12-01', spans: [{ opens: '10:00', closes: '12:00' }] },
      { id: 'y', from: '2026-12-02', to: '2026-12-20', spans: [] }
    ])
    const now = at('2026-12-01', '11:00')
    expect(openStateText(openState(hours, now), now, 'en-GB')).toBe('Open now, until 12:00')
    const later = at('2026-12-01', '12:00')
    expect(openStateText(openState(hours, later), later, 'en-GB')).toBe(
      'Closed now, opens Monday 21 December'
    )
  })

  it('knows the hours past midnight, and joins those that follow each other', () => {
    const bar = hoursOf({ opens: '18:00', closes: '02:00' })
    const night = at('2026-12-02', '01:30')
    expect(openStateText(openState(bar, night), night, 'en-GB')).toBe('Open now, until 2:00')
    const evening = at('2026-12-01', '23:00')
    expect(openStateText(openState(bar, evening), evening, 'en-GB')).toBe('Open now, until 2:00')
    const always = hoursOf({ opens: '00:00', closes: '24:00' })
    const friday = at('2026-12-04', '12:00')
    expect(openStateText(openState(always, friday), friday, 'en-GB')).toBe('Open now, until 24:00')
    const tuesday = at('2026-12-01', '12:00')
    expect(openStateText(openState(always, tuesday), tuesday, 'en-GB')).toBe('Open now, until Friday 24:00')
  })

  it('says no more than it knows where nothing changes', () => {
    const now = at('2026-12-01', '12:00')
    const { mon } = hoursOf({ opens: '00:00', closes: '24:00' }).week
    const week = { mon, tue: mon, wed: mon, thu: mon, fri: mon, sat: mon, sun: mon }
    expect(openStateText(openState({ week }, now), now, 'en-GB')).toBe('Open now')
    const shut = { mon: none, tue: none, wed: none, thu: none, fri: none, sat: none, sun: none }
    expect(openStateText(openState({ week: shut }, now), now, 'en-GB')).toBe('Closed now')
  })
})
