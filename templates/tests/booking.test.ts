import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booking } from '#domain/backend/port.ts'
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
} from '#domain/booking.ts'
import type { OpeningHours } from '#domain/site.ts'

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

test('a booking takes four steps', () => {
  assert.equal(bookingSteps.length, 4)
  assert.deepEqual(
    stepsOf(schedule, 'carried').map(({ label }) => label),
    ['Select Date', 'Choose Time', 'Your Details', 'Confirmation']
  )
})

test('there is no step for a time without opening hours, and none to confirm without a form', () => {
  assert.deepEqual(
    stepsOf(inWords, 'server').map(({ step }) => step),
    ['date', 'details', 'confirmation']
  )
  assert.deepEqual(
    stepsOf(schedule, 'call').map(({ label }) => label),
    ['Select Date', 'Choose Time', 'Call or write']
  )
})

test('the address holds the step, the day and the time, as far as they can be booked', () => {
  const both = { day: tuesday, time: '14:00' }
  assert.deepEqual(placeOf({}, schedule, open), { step: 'date' })
  assert.deepEqual(placeOf({ day: tuesday }, schedule, open), { step: 'time', day: tuesday, time: undefined })
  assert.deepEqual(placeOf(both, schedule, open), { step: 'details', ...both })
  assert.deepEqual(placeOf({ ...both, step: 'date' }, schedule, open), { step: 'date', ...both })
  assert.deepEqual(placeOf({ ...both, step: 'time' }, schedule, open), { step: 'time', ...both })
  assert.equal(placeOf({ step: 'details', day: tuesday }, schedule, open).step, 'time')
  assert.equal(placeOf({ ...both, step: 'confirmation' }, schedule, open).step, 'details')
  const done = { ...open, booked: true }
  assert.equal(placeOf({ step: 'confirmation' }, schedule, done).step, 'confirmation')
})

test('an address with a day that is closed, past or nonsense opens the first step', () => {
  for (const wish of [
    { day: monday, time: '14:00' },
    { day: '2026-11-20' },
    { day: '2026-02-30' },
    { day: 'tomorrow' },
    { step: 'time' }
  ])
    assert.deepEqual(placeOf(wish, schedule, open), { step: 'date' })
  const wrongTime = placeOf({ day: tuesday, time: '09:00' }, schedule, open)
  assert.deepEqual(wrongTime, { step: 'time', day: tuesday, time: undefined })
})

test('a time in the visitor’s own words leads on once there are some', () => {
  assert.deepEqual(placeOf({ step: 'details' }, inWords, open), { step: 'date' })
  assert.deepEqual(placeOf({ step: 'details' }, inWords, { ...open, when: 'Tuesday' }), { step: 'details' })
  assert.deepEqual(placeOf({ step: 'time', day: tuesday }, inWords, { ...open, when: 'x' }), { step: 'date' })
})

test('an open Sunday can be booked, a closed Monday cannot', () => {
  assert.deepEqual([isBookable(sunday, schedule), isBookable(monday, schedule)], [true, false])
  assert.equal(isBookable(sunday, inWords), false)
  assert.deepEqual(nextDays(schedule, 3), [sunday, tuesday, '2026-11-25'])
  assert.deepEqual(nextDays(inWords, 3), [])
})

test('a service ends before the business closes', () => {
  const times = timesOf(tuesday, schedule, ['15:00'])
  assert.deepEqual(
    times.map(({ time }) => time),
    ['14:00', '15:00', '16:00', '17:00', '18:00']
  )
  assert.deepEqual(
    times.filter(({ free }) => !free).map(({ time }) => time),
    ['15:00']
  )
  assert.deepEqual(timesOf(tuesday, inWords, []), [])
})

test('a service that is longer than any day is asked for in words', () => {
  assert.equal(scheduleFor(hours, '8 hours', now).hours, undefined)
  assert.deepEqual(scheduleFor(hours, undefined, now), { hours, length: 60, now })
})

test('name, e-mail, phone and service are required; notes are optional', () => {
  const rules = bookingRules(schedule, true)
  const state = play({ type: 'submit', rules })
  assert.deepEqual(Object.keys(state.errors), ['name', 'email', 'phone', 'service'])
  assert.deepEqual([state.refusals, state.sending], [1, false])
  assert.equal(play({ type: 'change', values: form }, { type: 'submit', rules }).sending, true)
})

test('no service is required where there is none, but words where there are no opening hours', () => {
  const none = { ...form, service: '' }
  const submit = (values: BookingForm, own = inWords) =>
    play({ type: 'change', values }, { type: 'submit', rules: bookingRules(own, false) })
  assert.deepEqual(submit(none, schedule).errors, {})
  assert.deepEqual(Object.keys(submit(none).errors), ['when'])
  assert.deepEqual(submit({ ...none, when: 'Tuesday' }).errors, {})
})

test('what receivers would refuse as too long is refused, and an error goes when its field changes', () => {
  const rules = bookingRules(schedule, true)
  const values = { ...form, name: 'x'.repeat(200), notes: 'x'.repeat(10_000) }
  const state = play({ type: 'change', values }, { type: 'submit', rules })
  assert.deepEqual(Object.keys(state.errors), ['name', 'notes'])
  const changed = bookingReducer(state, { type: 'change', values: { name: 'Noor' } })
  assert.deepEqual(Object.keys(changed.errors), ['notes'])
})

test('what was entered stays when sending fails, and the error goes with the next step', () => {
  const rules = bookingRules(schedule, true)
  const failed = play(
    { type: 'change', values: form },
    { type: 'submit', rules },
    { type: 'fail', failure: 'No.' }
  )
  assert.deepEqual([failed.form, failed.sending, failed.failure], [form, false, 'No.'])
  assert.equal(bookingReducer(failed, { type: 'moved' }).failure, undefined)
  // A second click while the first is being sent.
  assert.equal(bookingReducer({ ...failed, sending: true }, { type: 'submit', rules }).refusals, 0)
})

test('a booking is restored after a reload, and the next one keeps who is coming', () => {
  const { trap: __, ...stored } = { ...form, notes: 'Two of us' }
  const restored = play({
    type: 'restore',
    form: formFrom({ ...stored, other: 1, phone: 5 }),
    booked: booking
  })
  assert.deepEqual(restored.form, { ...form, notes: 'Two of us', phone: '' })
  assert.deepEqual(restored.booked, booking)
  const next = bookingReducer(restored, { type: 'restart' })
  assert.deepEqual(
    [next.form.name, next.form.notes, next.form.when, next.booked],
    ['Noor', '', '', undefined]
  )
  assert.deepEqual([formFrom(null), formFrom('x')], [{}, {}])
  assert.deepEqual(play({ type: 'booked', booking }).booked, booking)
})

test('requests that are to come are sorted, those in words last', () => {
  const at = (id: string, day: string, time: string): Booking => ({ ...booking, id, day, time })
  const list = [
    at('words', '', ''),
    at('later', tuesday, '14:00'),
    at('soon', now.day, '11:00'),
    at('past', now.day, '10:00'),
    at('old', '2026-11-20', '12:00')
  ]
  assert.deepEqual(
    upcoming(list, now).map(({ id }) => id),
    ['soon', 'later', 'words']
  )
})
