import type { Booking, BookingRequest, MessageMode } from './backend/port.ts'
import { isDay, type Day } from './calendar.ts'
import { maxBytes, fieldBytesMax } from './contact-fields.ts'
import { validate, email, required, type FieldErrors, type Rules } from './form.ts'
import { formMessages } from './messages.ts'
import { bookingMessages } from './messages/booking.ts'
import {
  fitsAnyDay,
  parseDuration,
  parseMinutes,
  nextOpenDays,
  upcomingStartTimes,
  defaultMinutes,
  type LocalTime
} from './opening-times.ts'
import type { OpeningHours } from './site.ts'

export type BookingForm = Omit<BookingRequest, 'day' | 'time' | 'trap'> & { trap: string }

export const bookingSteps = ['date', 'time', 'details', 'confirmation'] as const
export type BookingStep = (typeof bookingSteps)[number]

/** When a business takes bookings; what it does not say is absent. */
export interface Schedule {
  /** Absent where there are no opening hours, or none that the service fits into. */
  hours?: OpeningHours
  /** Duration of the service in minutes, `defaultMinutes` where it states none. */
  length: number
  now: LocalTime
}

/** The booking wizard's step and choices, as far as the address has valid ones. */
export interface BookingPlace {
  step: BookingStep
  day?: Day
  time?: string
}

export interface BookingState {
  form: BookingForm
  errors: FieldErrors<BookingForm>
  /** Number of failed validations; the error summary takes the focus each time it rises. */
  refusals: number
  sending: boolean
  /** Error message of the last attempt, for the visitor. */
  failure?: string
  booked?: Booking
}

export type BookingAction =
  | { type: 'change'; values: Partial<BookingForm> }
  | { type: 'submit'; rules: Rules<BookingForm> }
  | { type: 'booked'; booking: Booking }
  | { type: 'fail'; failure: string }
  | { type: 'moved' }
  | { type: 'restore'; form: Partial<BookingForm>; booked?: Booking }
  | { type: 'restart' }

export const emptyForm: BookingForm = {
  name: '',
  email: '',
  phone: '',
  service: '',
  notes: '',
  when: '',
  trap: ''
}

/** The schedule for a service. Without opening hours that it fits into, the visitor proposes a time in words. */
export function scheduleFor(
  hours: OpeningHours | undefined,
  duration: string | undefined,
  now: LocalTime
): Schedule {
  const length = parseDuration(duration) ?? defaultMinutes
  return hours !== undefined && fitsAnyDay(hours, length) ? { hours, length, now } : { length, now }
}

/** The steps of a booking with their labels; no time step without opening hours, no confirmation without a form. */
export function stepsOf(
  schedule: Schedule,
  mode: MessageMode
): readonly { step: BookingStep; label: string }[] {
  const { steps, propose, callOrWrite } = bookingMessages
  const calls = mode === 'call'
  return bookingSteps
    .filter(
      (step) => !(step === 'time' && schedule.hours === undefined) && !(step === 'confirmation' && calls)
    )
    .map((step) => {
      if (step === 'date' && schedule.hours === undefined) return { step, label: propose }
      return { step, label: step === 'details' && calls ? callOrWrite : steps[step] }
    })
}

/** The validation rules of the form. Notes are optional; a service is required only where there is one to choose. */
export function bookingRules(schedule: Schedule, hasServices: boolean): Rules<BookingForm> {
  const line = maxBytes(fieldBytesMax.line)
  return {
    when: schedule.hours === undefined ? [required(bookingMessages.noWhen), line] : [],
    name: [required(formMessages.missing('your name')), line],
    email: [required(formMessages.missing('your e-mail address')), email(formMessages.email), line],
    phone: [required(formMessages.missing('your phone number')), line],
    service: hasServices ? [required(bookingMessages.noService), line] : [line],
    notes: [maxBytes(fieldBytesMax.message)]
  }
}

/** Reads the booking from the address; a day or time that cannot be booked is dropped. */
export function placeOf(
  wish: { step?: string; day?: string; time?: string },
  schedule: Schedule,
  { when, booked }: { when: string; booked: boolean }
): BookingPlace {
  const { hours, length, now } = schedule
  const step = bookingSteps.find((each) => each === wish.step)
  if (step === 'confirmation' && booked) return { step }
  if (hours === undefined) return { step: step === 'details' && when.trim() !== '' ? step : 'date' }
  const times =
    wish.day !== undefined && isDay(wish.day) ? upcomingStartTimes(wish.day, hours, now, length) : []
  if (times.length === 0) return { step: 'date' }
  const day = wish.day
  const time = times.find((each) => each.time === wish.time)?.time
  const open: BookingStep = time === undefined ? 'time' : 'details'
  // A link with a day, or a day and a time, opens the first step that is not done.
  if (step === undefined) return { step: open, day, time }
  const reached = step === 'details' || step === 'confirmation' ? open : step
  return { step: reached, day, time }
}

export function startBooking(service = ''): BookingState {
  return { form: { ...emptyForm, service }, errors: {}, refusals: 0, sending: false }
}

export function bookingReducer(state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case 'change': {
      const errors = { ...state.errors }
      for (const name of Object.keys(action.values) as (keyof BookingForm)[]) delete errors[name]
      return { ...state, form: { ...state.form, ...action.values }, errors }
    }
    case 'submit': {
      if (state.sending) return state
      const errors = validate(state.form, action.rules)
      return Object.keys(errors).length > 0
        ? { ...state, errors, refusals: state.refusals + 1, failure: undefined }
        : { ...state, errors, sending: true, failure: undefined }
    }
    case 'booked':
      return { ...state, booked: action.booking, sending: false }
    case 'fail':
      return { ...state, sending: false, failure: action.failure }
    case 'moved':
      return state.failure === undefined ? state : { ...state, failure: undefined }
    case 'restore':
      return { ...state, form: { ...state.form, ...action.form }, booked: action.booked }
    default:
      return { ...startBooking(), form: { ...state.form, notes: '', when: '', trap: '' } }
  }
}

/** Parses a stored form; invalid fields are dropped. */
export function formFrom(kept: unknown): Partial<BookingForm> {
  if (typeof kept !== 'object' || kept === null) return {}
  const names = ['name', 'email', 'phone', 'service', 'notes', 'when'] as const
  const found = names.map((name) => [name, Reflect.get(kept, name) as unknown] as const)
  return Object.fromEntries(found.filter(([, value]) => typeof value === 'string'))
}

/** The start times of a day, each with whether it is free as far as this browser knows. */
export function timesOf(
  day: Day,
  { hours, length, now }: Schedule,
  taken: readonly string[]
): { time: string; morning: boolean; free: boolean }[] {
  if (hours === undefined) return []
  return upcomingStartTimes(day, hours, now, length).map(({ time, minutes }) => ({
    time,
    morning: minutes < 720,
    free: !taken.includes(time)
  }))
}

/** Whether any start time of a day is ahead. */
export function isBookable(day: Day, { hours, length, now }: Schedule): boolean {
  return hours !== undefined && upcomingStartTimes(day, hours, now, length).length > 0
}

/** The next days that have a start time ahead. */
export function nextDays({ hours, now }: Schedule, count: number): Day[] {
  return hours === undefined ? [] : nextOpenDays(hours, now, count)
}

/** The visitor's upcoming requests, the next one first; those without a day come last. */
export function upcoming<Kept extends Booking>(bookings: readonly Kept[], now: LocalTime): Kept[] {
  return bookings
    .filter(
      ({ day, time }) => day === '' || day > now.day || (day === now.day && parseMinutes(time) > now.minutes)
    )
    .sort((a, b) => (a.day || '9').localeCompare(b.day || '9') || a.time.localeCompare(b.time))
}
