import { describe, expect, it } from 'vitest'
import type { Booking, MessageMode } from './backend/port.ts'
import {
  notesHint,
  bookingIntro,
  resultTexts,
  sendingNote,
  stepBefore,
  ticketRows,
  toLastStepText,
  zoneText
} from './booking-form.ts'
import { bookingMessages } from './features/booking.ts'
import type { OpeningHours } from './site.ts'

const hours: OpeningHours = { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } }
const booking = { email: 'noor@example.org', delivery: 'sent', confirmed: false } as Booking
const modes: readonly MessageMode[] = ['draft', 'call', 'carried', 'server']

describe('the texts of the booking page', () => {
  it('say before sending that a request books nothing, but where a server may book it at once', () => {
    const words = modes.map((mode) => sendingNote(mode))
    expect(words.map((text) => text.includes('does not book'))).toEqual([false, true, true, false])
    expect(words[3]).toContain('whether it is booked')
  })

  it('say how a date is asked for', () => {
    expect(modes.map((mode) => bookingIntro({ hours }, mode).split('.')[0])).toEqual([
      'Pick a day and a time, and send a request',
      'Pick a day and a time, then call or write to ask for them',
      'Pick a day and a time, and send a request',
      'Pick a day and a time'
    ])
    expect(bookingIntro({}, 'server')).toBe(bookingIntro({}, 'carried'))
    expect(bookingIntro({}, 'call')).toBe('Call or write to ask for a date.')
    expect([toLastStepText('call'), toLastStepText('server')]).toEqual(['Continue', 'Continue to details'])
    expect([stepBefore({ hours }).step, stepBefore({}).step]).toEqual(['time', 'date'])
  })

  it('call only a booking what a server confirmed (S0-2)', () => {
    const title = (of: Partial<Booking>, mode: MessageMode = 'carried', perhaps = false) =>
      resultTexts({ ...booking, ...of }, mode, perhaps).title
    expect(title({})).toBe('Request sent')
    expect(title({ confirmed: true }, 'server')).toBe('Booking Confirmed!')
    expect(title({}, 'draft')).toBe('Nothing was sent.')
    expect([title({ delivery: 'queued' }), title({ delivery: 'queued' }, 'carried', true)]).toEqual([
      'Kept, not sent yet',
      'Perhaps sent already'
    ])
  })

  it('say by which clock times are, where it is another than the visitor’s', () => {
    const now = new Date('2031-03-05T01:00:00Z')
    expect(zoneText('2031-03-06', { zone: undefined, now, locale: 'en-US' })).toContain(
      'local to the business'
    )
    expect(zoneText('2031-03-06', { zone: 'Pacific/Kiritimati', now, locale: 'en-US' })).toBe(
      'Times are those of Kiritimati, where it is 3:00 PM now.'
    )
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(zoneText('2031-03-06', { zone: own, now, locale: 'en-US' })).toBeUndefined()
  })
})

it('a ticket has no row for what is not known', () => {
  const booked = { name: 'Ada', email: 'ada@example.com' } as Booking
  const values = (appointment: { place: string; price?: string }) =>
    ticketRows(booked, appointment).map(({ value }) => value)
  expect(values({ place: '1 Quay', price: '£60' })).toEqual(['Ada', '1 Quay', '£60', 'ada@example.com'])
  expect(values({ place: '' })).toEqual(['Ada', 'ada@example.com'])
})

it('asks what the trade has to know, and else for whatever helps', () => {
  const trade = { types: [], visits: 'here' as const, asks: ['Breed and size of the animal', 'Its age'] }
  expect(notesHint({ trade })).toBe('Please say: breed and size of the animal; its age.')
  expect(bookingMessages.letter('Monday, 8:30', 'Nails', trade.asks)).toContain(
    'Nails\nBreed and size of the animal:\nIts age:\nMy name:'
  )
  expect(notesHint({})).toBe('Anything that helps us prepare.')
})
