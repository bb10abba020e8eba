import type { Booking, BookingRequest } from './backend/port.ts'
import { addDays, dayOf, isDay, weekday, type Day } from './calendar.ts'
import { check, email, required, type FieldErrors, type Rules } from './form.ts'
import { formMessages } from './messages.ts'
import { bookingMessages } from './messages/booking.ts'

/** The times of a day that can be booked, with the minutes after midnight at which they begin. */
export const slots = [
  { time: '9:00 AM', minutes: 540 },
  { time: '10:00 AM', minutes: 600 },
  { time: '11:00 AM', minutes: 660 },
  { time: '2:00 PM', minutes: 840 },
  { time: '3:00 PM', minutes: 900 },
  { time: '4:00 PM', minutes: 960 }
] as const

export type BookingForm = Omit<BookingRequest, 'day' | 'time'>

export const bookingSteps = ['date', 'time', 'details', 'confirmation'] as const
export type BookingStep = (typeof bookingSteps)[number]

export interface BookingState {
  step: BookingStep
  day?: Day
  time?: string
  form: BookingForm
  errors: FieldErrors<BookingForm>
  /** Rises with each attempt that was refused. */
  refusals: number
  sending: boolean
  /** Why the last attempt failed, in words for the visitor. */
  failure?: string
  booked?: Booking
}

export type BookingAction =
  | { type: 'choose-day'; day: Day }
  | { type: 'choose-time'; time: string }
  | { type: 'go'; step: BookingStep }
  | { type: 'change'; values: Partial<BookingForm> }
  | { type: 'submit' }
  | { type: 'booked'; booking: Booking }
  | { type: 'fail'; failure: string }
  /** Someone else was faster: another time has to be chosen. */
  | { type: 'taken'; failure: string }
  | { type: 'restart' }

/** Every field is required. */
export const bookingRules: Rules<BookingForm> = {
  name: [required(formMessages.missing('your name'))],
  email: [required(formMessages.missing('your e-mail address')), email(formMessages.email)],
  phone: [required(formMessages.missing('your phone number'))],
  service: [required(bookingMessages.noService)],
  notes: [required(bookingMessages.noNotes)]
}

/** A booking that begins, or goes on from a day and a time that a link brought along. */
export function startBooking(wish: { day?: Day; time?: string; service?: string } = {}): BookingState {
  const day = wish.day !== undefined && isDay(wish.day) ? wish.day : undefined
  const time = day === undefined ? undefined : slots.find((slot) => slot.time === wish.time)?.time
  return {
    step: time === undefined ? (day === undefined ? 'date' : 'time') : 'details',
    day,
    time,
    form: { name: '', email: '', phone: '', service: wish.service ?? '', notes: '' },
    errors: {},
    refusals: 0,
    sending: false
  }
}

export function bookingReducer(state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case 'choose-day':
      return {
        ...state,
        day: action.day,
        time: action.day === state.day ? state.time : undefined,
        failure: undefined
      }
    case 'choose-time':
      return { ...state, time: action.time, failure: undefined }
    case 'go':
      return reaches(state, action.step) ? { ...state, step: action.step, failure: undefined } : state
    case 'change': {
      const errors = { ...state.errors }
      for (const name of Object.keys(action.values) as (keyof BookingForm)[]) delete errors[name]
      return { ...state, form: { ...state.form, ...action.values }, errors }
    }
    case 'submit': {
      if (state.sending || !reaches(state, 'details')) return state
      const errors = check(state.form, bookingRules)
      return Object.keys(errors).length > 0
        ? { ...state, errors, refusals: state.refusals + 1 }
        : { ...state, errors, sending: true, failure: undefined }
    }
    case 'booked':
      return { ...state, step: 'confirmation', booked: action.booking, sending: false }
    case 'fail':
      return { ...state, sending: false, failure: action.failure }
    case 'taken':
      return { ...state, step: 'time', time: undefined, sending: false, failure: action.failure }
    default:
      return { ...startBooking(), form: { ...state.form, notes: '' } }
  }
}

/** What the backend is asked for; nothing while day or time are missing. */
export function requestOf({ day, time, form }: BookingState): BookingRequest | undefined {
  return day === undefined || time === undefined ? undefined : { day, time, ...form }
}

/** A day can be booked where it has not passed, is no Sunday and still has a time to come. */
export function isBookable(day: Day, now: Date): boolean {
  return day >= dayOf(now) && weekday(day) !== 0 && slots.some((slot) => isAhead(day, slot.minutes, now))
}

/** The times of a day, each with whether it is free. */
export function timesOf(
  day: Day,
  now: Date,
  taken: readonly string[]
): { time: string; morning: boolean; free: boolean }[] {
  return slots.map(({ time, minutes }) => ({
    time,
    morning: minutes < 720,
    free: isBookable(day, now) && isAhead(day, minutes, now) && !taken.includes(time)
  }))
}

/** The next days that can be booked, today included. */
export function nextDays(now: Date, count: number): Day[] {
  const days: Day[] = []
  for (let day = dayOf(now); days.length < count; day = addDays(day, 1))
    if (isBookable(day, now)) days.push(day)
  return days
}

/** The visitor's bookings that are still to come, the next one first. */
export function upcoming<Kept extends Booking>(bookings: readonly Kept[], now: Date): Kept[] {
  return bookings
    .filter((booking) => isAhead(booking.day, minutesOf(booking.time), now))
    .sort((a, b) => a.day.localeCompare(b.day) || minutesOf(a.time) - minutesOf(b.time))
}

/** A time as people write it: the label itself in English, the locale's own form elsewhere. */
export function timeText(time: string, locale: string): string {
  const minutes = minutesOf(time)
  if (locale.startsWith('en') || minutes < 0) return time
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, options).format(minutes * 60_000)
}

/** Minutes after midnight; -1 for a time that is not on the list. */
export function minutesOf(time: string): number {
  return slots.find((slot) => slot.time === time)?.minutes ?? -1
}

function reaches(state: BookingState, step: BookingStep): boolean {
  if (step === 'date') return true
  if (step === 'time') return state.day !== undefined
  if (step === 'details') return state.day !== undefined && state.time !== undefined
  return state.booked !== undefined
}

function isAhead(day: Day, minutes: number, now: Date): boolean {
  const today = dayOf(now)
  return day === today ? minutes > now.getHours() * 60 + now.getMinutes() : day > today
}
