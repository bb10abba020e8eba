import { describe, expect, it } from 'vitest'
import type { Booking } from './backend/port.ts'
import {
  bookingReducer,
  bookingRules,
  bookingSteps,
  formFrom,
  isBookable,
  nextDays,
  placeOf,
  scheduleFor,
  startBooking,
  stepsOf,
  timesOf,
  upcoming,
  type BookingAction,
  type BookingForm,
  type BookingState
} from './booking.ts'
import type { OpeningHours } from './site.ts'

const late = { opens: '14:00', closes: '20:00' }
const hours: OpeningHours = {
  week: { mon: [], tue: [late], wed: [late], thu: [late], fri: [late], sat: [], sun: [late] }
}
// A Saturday.
const now = { day: '2026-11-21', minutes: 630 }
const [sunday, monday, tuesday] = ['2026-11-22', '2026-11-23', '2026-11-24'] as const
const schedule = scheduleFor(hours, '90 min', now)
const inWords = scheduleFor(undefined, undefined, now)

const form: BookingForm = {
  name: 'Noor',
  email: 'noor@example.org',
  phone: '0117',
  service: 'Check-up',
  notes: '',
  when: '',
  trap: ''
}
const { trap: _, ...asked } = form
const booking: Booking = {
  id: 'b1',
  day: tuesday,
  time: '14:00',
  ...asked,
  delivery: 'sent',
  confirmed: false
}
const open = { when: '', booked: false }

function play(...actions: BookingAction[]): BookingState {
  return actions.reduce(bookingReducer, startBooking())
}

describe('the steps of a booking', () => {
  it('are four, with the labels of the spec', () => {
    expect(bookingSteps).toHaveLength(4)
    expect(stepsOf(schedule, 'carried').map(({ label }) => label)).toEqual([
      'Select Date',
      'Choose Time',
      'Your Details',
      'Confirmation'
    ])
  })

  it('have no times without hours, and nothing to confirm without a form', () => {
    expect(stepsOf(inWords, 'server').map(({ step }) => step)).toEqual(['date', 'details', 'confirmation'])
    expect(stepsOf(schedule, 'call').map(({ label }) => label)).toEqual([
      'Select Date',
      'Choose Time',
      'Call or write'
    ])
  })

  it('stand in the address, as far as what it says can be chosen (S2-1)', () => {
    expect(placeOf({}, schedule, open)).toEqual({ step: 'date' })
    expect(placeOf({ day: tuesday }, schedule, open)).toEqual({ step: 'time', day: tuesday })
    const both = { day: tuesday, time: '14:00' }
    expect(placeOf(both, schedule, open)).toEqual({ step: 'details', ...both })
    expect(placeOf({ ...both, step: 'date' }, schedule, open)).toEqual({ step: 'date', ...both })
    expect(placeOf({ ...both, step: 'time' }, schedule, open)).toEqual({ step: 'time', ...both })
    expect(placeOf({ step: 'details', day: tuesday }, schedule, open)).toEqual({ step: 'time', day: tuesday })
    expect(placeOf({ ...both, step: 'confirmation' }, schedule, open).step).toBe('details')
    expect(placeOf({ step: 'confirmation' }, schedule, { ...open, booked: true }).step).toBe('confirmation')
  })

  it('begin anew where the address asks for what is closed, past or nonsense', () => {
    for (const wish of [
      { day: monday, time: '14:00' },
      { day: '2026-11-20' },
      { day: '2026-02-30' },
      { day: 'tomorrow' },
      { step: 'time' }
    ])
      expect(placeOf(wish, schedule, open)).toEqual({ step: 'date' })
    expect(placeOf({ day: tuesday, time: '09:00' }, schedule, open)).toEqual({ step: 'time', day: tuesday })
  })

  it('lead on in the own words of the visitor once there are some', () => {
    expect(placeOf({ step: 'details' }, inWords, open)).toEqual({ step: 'date' })
    expect(placeOf({ step: 'details' }, inWords, { ...open, when: 'Tuesday' })).toEqual({ step: 'details' })
    expect(placeOf({ step: 'time', day: tuesday }, inWords, { ...open, when: 'x' })).toEqual({ step: 'date' })
  })
})

describe('days and times come from the business (S1-5)', () => {
  it('an open Sunday can be asked for, a closed Monday cannot', () => {
    expect([isBookable(sunday, schedule), isBookable(monday, schedule)]).toEqual([true, false])
    expect(isBookable(sunday, inWords)).toBe(false)
  })

  it('the length of the service ends before closing', () => {
    const times = timesOf(tuesday, schedule, ['15:00'])
    expect(times.map(({ time }) => time)).toEqual(['14:00', '15:00', '16:00', '17:00', '18:00'])
    expect(times.filter(({ free }) => !free).map(({ time }) => time)).toEqual(['15:00'])
    expect(timesOf(tuesday, inWords, [])).toEqual([])
  })

  it('what is longer than any day is asked for in words', () => {
    expect(scheduleFor(hours, '8 hours', now).hours).toBeUndefined()
    expect(scheduleFor(hours, undefined, now)).toMatchObject({ hours, length: 60 })
  })

  it('the next days are open ones', () => {
    expect(nextDays(schedule, 3)).toEqual([sunday, tuesday, '2026-11-25'])
    expect(nextDays(inWords, 3)).toEqual([])
  })
})

describe('the form of a booking', () => {
  const rules = bookingRules(schedule, true)
  it('wants name, e-mail, phone and service; notes are optional', () => {
    const state = play({ type: 'submit', rules })
    expect(Object.keys(state.errors)).toEqual(['name', 'email', 'phone', 'service'])
    expect([state.refusals, state.sending]).toEqual([1, false])
    expect(play({ type: 'change', values: form }, { type: 'submit', rules }).sending).toBe(true)
  })

  it('wants no service where there is none to choose, and words where there are no hours', () => {
    const none = { ...form, service: '' }
    const submit = (values: BookingForm, own = inWords) =>
      play({ type: 'change', values }, { type: 'submit', rules: bookingRules(own, false) })
    expect(submit(none, schedule).errors).toEqual({})
    expect(Object.keys(submit(none).errors)).toEqual(['when'])
    expect(submit({ ...none, when: 'Tuesday' }).errors).toEqual({})
  })

  it('refuses what a receiver would refuse, and takes an error back when its field changes', () => {
    const state = play(
      { type: 'change', values: { ...form, name: 'x'.repeat(200), notes: 'x'.repeat(10_000) } },
      { type: 'submit', rules }
    )
    expect(Object.keys(state.errors)).toEqual(['name', 'notes'])
    expect(bookingReducer(state, { type: 'change', values: { name: 'Noor' } }).errors).not.toHaveProperty(
      'name'
    )
  })

  it('keeps the words when sending fails, and forgets why on another step', () => {
    const failed = play(
      { type: 'change', values: form },
      { type: 'submit', rules },
      { type: 'fail', failure: 'No.' }
    )
    expect(failed).toMatchObject({ form, sending: false, failure: 'No.' })
    expect(bookingReducer(failed, { type: 'moved' }).failure).toBeUndefined()
    expect(bookingReducer({ ...failed, sending: true }, { type: 'submit', rules }).refusals).toBe(0)
  })

  it('is restored after a reload, and begins anew with who is coming', () => {
    const { trap: __, ...kept } = { ...form, notes: 'Two of us' }
    const restored = play({
      type: 'restore',
      form: formFrom({ ...kept, other: 1, phone: 5 }),
      booked: booking
    })
    expect(restored.form).toMatchObject({ name: 'Noor', notes: 'Two of us', phone: '' })
    expect(restored.booked).toEqual(booking)
    expect(bookingReducer(restored, { type: 'restart' })).toMatchObject({
      form: { name: 'Noor', notes: '', when: '' }
    })
    expect(bookingReducer(restored, { type: 'restart' }).booked).toBeUndefined()
    expect([formFrom(null), formFrom('x')]).toEqual([{}, {}])
    expect(play({ type: 'booked', booking }).booked).toEqual(booking)
  })
})

it('requests that are to come are sorted, those in words last', () => {
  const at = (id: string, day: string, time: string): Booking => ({ ...booking, id, day, time })
  const list = [
    at('words', '', ''),
    at('later', tuesday, '14:00'),
    at('soon', now.day, '11:00'),
    at('past', now.day, '10:00'),
    at('old', '2026-11-20', '12:00')
  ]
  expect(upcoming(list, now).map(({ id }) => id)).toEqual(['soon', 'later', 'words'])
})
