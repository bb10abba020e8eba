import { describe, expect, it } from 'vitest'
import type { Booking } from './backend/port.ts'
import {
  bookingReducer,
  bookingSteps,
  isBookable,
  minutesOf,
  nextDays,
  requestOf,
  slots,
  startBooking,
  timesOf,
  timeText,
  upcoming,
  type BookingAction,
  type BookingState
} from './booking.ts'
import { bookingMessages } from './messages/booking.ts'

const saturday = new Date(2026, 10, 21, 10, 30)
const form = { name: 'Noor', email: 'noor@example.org', phone: '0117', service: 'Check-up', notes: 'none' }
const booking: Booking = { id: 'b1', day: '2026-11-24', time: '10:00 AM', ...form, delivery: 'sent' }

function play(...actions: BookingAction[]): BookingState {
  return actions.reduce(bookingReducer, startBooking())
}

const toDetails: BookingAction[] = [
  { type: 'choose-day', day: '2026-11-24' },
  { type: 'choose-time', time: '10:00 AM' },
  { type: 'go', step: 'details' }
]

describe('booking', () => {
  it('has four steps with their labels', () => {
    expect(bookingSteps).toHaveLength(4)
    expect(bookingMessages.steps).toEqual(['Select Date', 'Choose Time', 'Your Details', 'Confirmation'])
  })

  it('offers the six times of a day', () => {
    expect(slots.map((slot) => slot.time)).toEqual([
      '9:00 AM',
      '10:00 AM',
      '11:00 AM',
      '2:00 PM',
      '3:00 PM',
      '4:00 PM'
    ])
    expect([minutesOf('2:00 PM'), minutesOf('2:30 PM')]).toEqual([840, -1])
  })

  it('reaches the times after a date and the details after a time', () => {
    expect(play({ type: 'go', step: 'time' }).step).toBe('date')
    expect(play({ type: 'choose-day', day: '2026-11-24' }, { type: 'go', step: 'details' }).step).toBe('date')
    expect(play(...toDetails).step).toBe('details')
    expect(play(...toDetails, { type: 'go', step: 'confirmation' }).step).toBe('details')
    expect(play(...toDetails, { type: 'go', step: 'date' }).step).toBe('date')
  })

  it('forgets the time when another day is chosen, and keeps it on the same day', () => {
    expect(play(...toDetails, { type: 'choose-day', day: '2026-11-25' }).time).toBeUndefined()
    expect(play(...toDetails, { type: 'choose-day', day: '2026-11-24' }).time).toBe('10:00 AM')
  })

  it('requires every field', () => {
    const state = play(...toDetails, { type: 'submit' }, { type: 'submit' })
    expect(Object.keys(state.errors)).toEqual(['name', 'email', 'phone', 'service', 'notes'])
    expect(state).toMatchObject({ refusals: 2, sending: false })
    expect(bookingReducer(state, { type: 'change', values: { name: 'Noor' } }).errors.name).toBeUndefined()
  })

  it('is sent once and confirmed', () => {
    const sending = play(...toDetails, { type: 'change', values: form }, { type: 'submit' })
    expect(sending.sending).toBe(true)
    expect(bookingReducer(sending, { type: 'submit' })).toBe(sending)
    expect(requestOf(sending)).toEqual({ day: '2026-11-24', time: '10:00 AM', ...form })
    const booked = bookingReducer(sending, { type: 'booked', booking })
    expect(booked).toMatchObject({ step: 'confirmation', booked: { id: 'b1' }, sending: false })
    const again = bookingReducer(booked, { type: 'restart' })
    expect(again).toMatchObject({ step: 'date', form: { name: 'Noor', notes: '' } })
    expect(again.booked ?? again.day).toBeUndefined()
  })

  it('keeps what was entered when it fails, and asks for another time when it was taken', () => {
    const sending = play(...toDetails, { type: 'change', values: form }, { type: 'submit' })
    expect(bookingReducer(sending, { type: 'fail', failure: 'Offline' })).toMatchObject({
      step: 'details',
      failure: 'Offline',
      form
    })
    expect(bookingReducer(sending, { type: 'taken', failure: 'Gone' })).toMatchObject({
      step: 'time',
      day: '2026-11-24',
      time: undefined,
      failure: 'Gone',
      form
    })
  })

  it('cannot be submitted before a day and a time are chosen', () => {
    expect(play({ type: 'submit' })).toEqual(startBooking())
    expect(requestOf(startBooking())).toBeUndefined()
  })

  it('goes on from the day, time and service that a link brought', () => {
    const wish = { day: '2026-11-24', time: '2:00 PM' }
    expect(startBooking({ ...wish, service: 'Check-up' })).toMatchObject({
      ...wish,
      step: 'details',
      form: { service: 'Check-up' }
    })
    expect(startBooking({ day: '2026-11-24', time: '2:30 PM' })).toMatchObject({
      step: 'time',
      time: undefined
    })
    expect(startBooking({ day: 'tomorrow', time: '2:00 PM' })).toMatchObject({
      step: 'date',
      time: undefined
    })
  })

  it('cannot be made for past days, Sundays and days whose times have passed', () => {
    expect(isBookable('2026-11-20', saturday)).toBe(false)
    expect(isBookable('2026-11-21', saturday)).toBe(true)
    expect(isBookable('2026-11-22', saturday)).toBe(false)
    expect(isBookable('2026-11-21', new Date(2026, 10, 21, 16, 0))).toBe(false)
    expect(nextDays(saturday, 3)).toEqual(['2026-11-21', '2026-11-23', '2026-11-24'])
  })

  it('shows which times of a day are free', () => {
    const free = (day: string, taken: string[] = []) =>
      timesOf(day, saturday, taken).flatMap((slot) => (slot.free ? [slot.time] : []))
    expect(free('2026-11-21')).toEqual(['11:00 AM', '2:00 PM', '3:00 PM', '4:00 PM'])
    expect(free('2026-11-23', ['9:00 AM', '4:00 PM'])).toEqual(['10:00 AM', '11:00 AM', '2:00 PM', '3:00 PM'])
    expect(free('2026-11-22')).toEqual([])
    expect(timesOf('2026-11-23', saturday, []).filter((slot) => slot.morning)).toHaveLength(3)
  })

  it('lists what is still to come, the next one first', () => {
    const at = (day: string, time: string) => ({ ...booking, day, time, id: `${day} ${time}` })
    const list = [at('2026-11-24', '2:00 PM'), at('2026-11-21', '9:00 AM'), at('2026-11-24', '9:00 AM')]
    expect(upcoming(list, saturday).map((one) => one.id)).toEqual([
      '2026-11-24 9:00 AM',
      '2026-11-24 2:00 PM'
    ])
  })

  it('writes times as the locale does', () => {
    expect([timeText('2:00 PM', 'en-GB'), timeText('2:00 PM', 'de'), timeText('late', 'de')]).toEqual([
      '2:00 PM',
      '14:00',
      'late'
    ])
  })
})
