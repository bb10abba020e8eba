import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booking, BookingRequest, Result } from '#domain/backend/port.ts'
import { memoryStore } from '#domain/backend/storage.ts'
import { bookingRules, emptyBooking, parseBookingForm, type BookingForm } from '#domain/booking-form.ts'
import {
  bookingSteps,
  canCancel,
  isBookable,
  nextDays,
  offersTimes,
  offerTexts,
  placeOf,
  scheduleFor,
  stateText,
  stepsOf,
  timesOf,
  upcoming,
  whenText
} from '#domain/booking.ts'
import { validate } from '#domain/form.ts'
import { createBooking, type BookingOptions } from '#domain/sessions/booking.ts'
import type { OpeningHours, Site } from '#domain/site.ts'

const late = { opens: '14:00', closes: '20:00' }
const hours: OpeningHours = {
  week: { mon: [], tue: [late], wed: [late], thu: [late], fri: [late], sat: [], sun: [late] }
}
// A Saturday.
const now = { day: '2026-11-21', minutes: 630 }
const [sunday, monday, tuesday] = ['2026-11-22', '2026-11-23', '2026-11-24'] as const
const schedule = scheduleFor({ hours }, { duration: { minutes: 90 } }, now)
const inWords = scheduleFor({}, undefined, now)

const form: BookingForm = {
  ...emptyBooking,
  name: 'Noor',
  email: 'noor@example.org',
  phone: '0117',
  service: 'Check-up'
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

/** The errors of a form, by name of the field. */
function errorsOf(values: BookingForm, times = true, services = true) {
  return validate(values, bookingRules({ times, services }))
}

const site = {
  businessInfo: { businessName: 'Harbour', contactPhone: '', contactEmail: '', location: '' },
  content: { hours, services: { items: [{ id: 'check-up', title: 'Check-up' }] } }
} as unknown as Pick<Site, 'businessInfo' | 'content'>

/** A booking of a Tuesday at two, whose backend answers one after the other. */
function openBooking(answers: Result<Booking>[], store: BookingOptions['store'] = memoryStore()) {
  const requests: BookingRequest[] = []
  const backend: BookingOptions['backend'] = {
    requests: 'carried',
    book: async (request) => {
      requests.push(request)
      return answers.shift() ?? { ok: false, code: 'failed' }
    },
    takenTimes: async () => ({ ok: true, value: ['15:00'] }),
    waiting: () => [],
    release: () => {},
    flush: async () => {},
    subscribe: () => () => {}
  }
  const session = createBooking({
    backend,
    store,
    site,
    clock: { now: () => Date.parse('2026-11-21T10:30'), after: () => () => {} },
    started: true,
    query: `?day=${tuesday}&time=14%3A00`,
    navigate: (query) => session.show(query)
  })
  session.subscribe(() => {})
  return { session, requests }
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

test('each time that is offered beside a buffer can be chosen', () => {
  const spaced = scheduleFor({ hours }, { duration: { minutes: 60 }, buffer: 15 }, now)
  const offered = timesOf(tuesday, spaced, []).map(({ time }) => time)
  assert.ok(offered.length > 1)
  for (const time of offered)
    assert.equal(placeOf({ day: tuesday, time }, spaced, { when: '', booked: false }).time, time)
})

test('a service that is longer than any day is asked for in words', () => {
  assert.equal(scheduleFor({ hours }, { duration: '8 hours' }, now).hours, undefined)
  assert.deepEqual(scheduleFor({ hours }, undefined, now), { hours, length: 60, buffer: 0, now })
})

test('the days that are offered are those that the length and the buffer of the service leave', () => {
  const short = { opens: '09:00', closes: '10:00' }
  const mixed = { hours: { week: { ...hours.week, mon: [short] } } }
  const long = scheduleFor(mixed, { duration: { minutes: 90 } }, now)
  assert.deepEqual(nextDays(long, 2), [sunday, tuesday])
  assert.deepEqual(nextDays(scheduleFor(mixed, { duration: { minutes: 60 } }, now), 2), [sunday, monday])
  // Hours begin at 14:00, 15:30, 17:00 and 18:30 with the buffer, and at 19:00 too without it.
  const evening = { day: tuesday, minutes: 18 * 60 + 40 }
  const buffered = scheduleFor({ hours }, { duration: { minutes: 60 }, buffer: 30 }, evening)
  assert.deepEqual([isBookable(tuesday, buffered), timesOf(tuesday, buffered, [])], [false, []])
  assert.equal(isBookable(tuesday, { ...buffered, buffer: 0 }), true)
  assert.notEqual(nextDays(buffered, 1)[0], tuesday)
})

test('what fits on the days of an exception alone can be booked on them', () => {
  const open = { opens: '08:00', closes: '18:00' }
  const exceptions = [{ id: 'course', from: '2027-01-09', to: '2027-01-10', spans: [open] }]
  const course = { duration: { minutes: 480 } }
  const known = { hours: { ...hours, exceptions } }
  const rare = scheduleFor(known, course, now)
  assert.deepEqual(nextDays(rare, 3), ['2027-01-09', '2027-01-10'])
  assert.deepEqual([isBookable('2027-01-09', rare), isBookable(tuesday, rare)], [true, false])
  const later = { day: '2027-01-11', minutes: 0 }
  assert.equal(scheduleFor(known, course, later).hours, undefined)
})

test('before a service is chosen, the length that all of them have counts', () => {
  const items = ['a', 'b'].map((id) => ({ id, title: id, duration: { minutes: 90 }, buffer: 15 }))
  const services = { title: 'Services', items }
  const { length, buffer } = scheduleFor({ hours, services }, undefined, now)
  assert.deepEqual([length, buffer], [90, 15])
  const other = { ...services, items: [...items, { id: 'c', title: 'c' }] }
  assert.equal(scheduleFor({ hours, services: other }, undefined, now).length, 60)
  assert.deepEqual(
    [offersTimes({ hours, services }), offersTimes({}), offersTimes({ hours: { week: { ...hours.week } } })],
    [true, false, true]
  )
})

test('name, e-mail, phone and service are required; notes are optional', () => {
  assert.deepEqual(Object.keys(errorsOf(emptyBooking)), ['name', 'email', 'phone', 'service'])
  assert.deepEqual(errorsOf(form), {})
  assert.deepEqual(Object.keys(errorsOf({ ...form, email: 'noor' })), ['email'])
})

test('no service is required where there is none, but words where there are no opening hours', () => {
  const none = { ...form, service: '' }
  assert.deepEqual(errorsOf(none, true, false), {})
  assert.deepEqual(Object.keys(errorsOf(none, false, false)), ['when'])
  assert.deepEqual(errorsOf({ ...none, when: 'Tuesday' }, false, false), {})
})

test('what receivers would refuse as too long is refused', () => {
  const long = { ...form, name: 'x'.repeat(200), notes: 'x'.repeat(10_000) }
  assert.deepEqual(Object.keys(errorsOf(long)), ['name', 'notes'])
  // Nobody is asked for words where times can be chosen.
  assert.deepEqual(errorsOf({ ...form, when: 'x'.repeat(200) }), {})
})

test('a request is sent once, with the chosen time, and has a result', async () => {
  const { session, requests } = openBooking([{ ok: true, value: booking }])
  session.form.change(form)
  await Promise.all([session.submit(), session.submit()])
  assert.equal(requests.length, 1)
  assert.deepEqual([requests[0]?.day, requests[0]?.time, requests[0]?.name], [tuesday, '14:00', 'Noor'])
  assert.equal(session.get().place.step, 'confirmation')
  assert.deepEqual(session.get().booked, booking)
})

test('what was entered stays when sending fails, and the error goes with the next step', async () => {
  const { session } = openBooking([{ ok: false, code: 'taken' }])
  session.form.change(form)
  await session.submit()
  assert.equal(session.form.get().stage, 'failed')
  assert.equal(session.form.get().failure, 'That is no longer free. Please choose another.')
  assert.equal(session.get().booked, undefined)
  session.goTo('time')
  assert.equal(session.form.get().failure, undefined)
  assert.deepEqual(session.form.get().values, form)
})

test('a time that is taken cannot be chosen', async () => {
  const { session } = openBooking([])
  session.goTo('time')
  await new Promise((resolve) => setImmediate(resolve))
  const taken = session.get().times?.filter(({ free }) => !free)
  assert.deepEqual(
    taken?.map(({ time }) => time),
    ['15:00']
  )
})

test('a booking is restored after a reload, and the next one keeps who is coming', async () => {
  const store = memoryStore()
  const { session } = openBooking([{ ok: true, value: booking }], store)
  session.form.change({ ...form, notes: 'Two of us' })
  await session.submit()
  const { session: reloaded } = openBooking([], store)
  assert.deepEqual(reloaded.form.get().values, { ...form, notes: 'Two of us' })
  assert.deepEqual(reloaded.get().booked, booking)
  reloaded.restart()
  assert.deepEqual(reloaded.form.get().values, form)
  assert.equal(reloaded.get().booked, undefined)
  assert.deepEqual(parseBookingForm({ ...form, other: 1, phone: 5 }), { ...form, phone: '' })
  assert.deepEqual([parseBookingForm(null), parseBookingForm('x')], [emptyBooking, emptyBooking])
})

test('a request is shown with its time and its state, and says nothing that is not so', () => {
  const queued: Booking = { ...booking, delivery: 'queued' }
  assert.equal(whenText(booking, 'en-GB'), 'Tue, 24 Nov 2026, 14:00')
  assert.equal(whenText({ day: '', time: '', when: 'Next week' }, 'en-GB'), 'Next week')
  assert.deepEqual([queued, booking, { ...booking, confirmed: true }].map(stateText), [
    'Waiting for a network',
    'Asked for, not confirmed',
    'Confirmed'
  ])
  const modes = ['draft', 'call', 'carried', 'server'] as const
  assert.deepEqual(
    modes.map((mode) => offerTexts(mode, true).title),
    ['Ask for a time', 'Ask for a time', 'Ask for a time', 'Book online']
  )
  // What has left for the business cannot be called back from the site.
  assert.deepEqual([canCancel(booking, 'carried'), canCancel(queued, 'carried')], [false, true])
  assert.equal(canCancel(booking, 'server'), true)
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
