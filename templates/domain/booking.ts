import type { Booking, BookingRequest, MessageMode } from './backend/port.ts'
import {
  dayFormats,
  dayText,
  defaultMinutes,
  durationMinutes,
  fitsAnyDay,
  formatTime,
  isDay,
  nextOpenDays,
  parseMinutes,
  upcomingStartTimes,
  type Day,
  type LocalTime
} from './calendar.ts'
import { bookingMessages } from './features/booking.ts'
import { namesOf } from './form.ts'
import { formMessages } from './messages.ts'
import type { Content, OpeningHours, Service } from './site.ts'

export const bookingSteps = ['date', 'time', 'details', 'confirmation'] as const
export type BookingStep = (typeof bookingSteps)[number]

/** When a business takes bookings; what it does not say is absent. */
export interface Schedule {
  /** Absent where there are no opening hours, or none that the service fits into. */
  hours?: OpeningHours
  /** Duration of the service in minutes, `defaultMinutes` where it states none. */
  length: number
  /** Minutes after it that stay free. */
  buffer: number
  now: LocalTime
}

/** What the address of the booking page asks for; the service by its id or its title. */
export interface BookingAddress {
  step?: string
  day?: string
  time?: string
  service?: string
}

/** Step and choices of a booking, as far as the address has valid ones. */
export interface BookingPlace {
  step: BookingStep
  day?: Day
  time?: string
}

/**
 * The schedule for a service; where none is chosen, for what all services have in common. Without opening hours that it
 * fits into, the visitor proposes a time in words.
 */
export function scheduleFor(
  { hours, services }: Pick<Content, 'hours' | 'services'>,
  service: Pick<Service, 'duration' | 'buffer'> | undefined,
  now: LocalTime
): Schedule {
  const { length, buffer } = service === undefined ? commonLength(services?.items ?? []) : lengthOf(service)
  const fits = hours !== undefined && fitsAnyDay(hours, length, now.day)
  return { hours: fits ? hours : undefined, length, buffer, now }
}

/** Whether times are offered before a service is chosen. `today` leaves out exceptions that are over. */
export function offersTimes(content: Pick<Content, 'hours' | 'services'>, today: Day = ''): boolean {
  return scheduleFor(content, undefined, { day: today, minutes: 0 }).hours !== undefined
}

type BookedLength = Pick<Schedule, 'length' | 'buffer'>

function lengthOf({ duration, buffer = 0 }: Pick<Service, 'duration' | 'buffer'>): BookedLength {
  return { length: durationMinutes(duration) ?? defaultMinutes, buffer }
}

/** The length and buffer of all services, where they are the same. */
function commonLength(services: readonly Service[]): BookedLength {
  const [first, ...others] = services.map(lengthOf)
  const isCommon = ({ length, buffer }: BookedLength): boolean =>
    length === first?.length && buffer === first.buffer
  return first !== undefined && others.every(isCommon) ? first : { length: defaultMinutes, buffer: 0 }
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

/** Reads the booking from the address; a day or time that cannot be booked is dropped. */
export function placeOf(
  wish: Omit<BookingAddress, 'service'>,
  schedule: Schedule,
  { when, booked }: { when: string; booked: boolean }
): BookingPlace {
  const { hours, length, buffer, now } = schedule
  const step = bookingSteps.find((each) => each === wish.step)
  if (step === 'confirmation' && booked) return { step }
  if (hours === undefined) return { step: step === 'details' && when.trim() !== '' ? step : 'date' }
  const times =
    wish.day !== undefined && isDay(wish.day) ? upcomingStartTimes(wish.day, hours, now, length, buffer) : []
  if (times.length === 0) return { step: 'date' }
  const day = wish.day
  const time = times.find((each) => each.time === wish.time)?.time
  const open: BookingStep = time === undefined ? 'time' : 'details'
  // A link with a day, or a day and a time, opens the first step that is not done.
  if (step === undefined) return { step: open, day, time }
  const reached = step === 'details' || step === 'confirmation' ? open : step
  return { step: reached, day, time }
}

/** A start time, as HH:MM. */
export interface TimeSlot {
  time: string
  morning: boolean
  free: boolean
}

/** The start times of a day, each with whether it is free as far as this browser knows. */
export function timesOf(
  day: Day,
  { hours, length, buffer, now }: Schedule,
  taken: readonly string[]
): TimeSlot[] {
  if (hours === undefined) return []
  return upcomingStartTimes(day, hours, now, length, buffer).map(({ time, minutes }) => ({
    time,
    morning: minutes < 720,
    free: !taken.includes(time)
  }))
}

/** Whether any start time of a day is ahead. */
export function isBookable(day: Day, { hours, length, buffer, now }: Schedule): boolean {
  return hours !== undefined && upcomingStartTimes(day, hours, now, length, buffer).length > 0
}

/** The next days that have a start time ahead. */
export function nextDays({ hours, length, buffer, now }: Schedule, count: number): Day[] {
  return hours === undefined ? [] : nextOpenDays(hours, now, count, length, buffer)
}

/** The visitor's upcoming requests, the next one first; those without a day come last. */
export function upcoming<Kept extends Booking>(bookings: readonly Kept[], now: LocalTime): Kept[] {
  return bookings
    .filter(
      ({ day, time }) => day === '' || day > now.day || (day === now.day && parseMinutes(time) > now.minutes)
    )
    .sort((a, b) => (a.day || '9').localeCompare(b.day || '9') || a.time.localeCompare(b.time))
}

/** When a request is for: its day and time in the locale, or the visitor's own words for them. */
export function whenText(
  { day, time, when }: Pick<BookingRequest, 'day' | 'time' | 'when'>,
  locale: string
): string {
  return day === '' ? when : `${dayText(day, locale, dayFormats.short)}, ${formatTime(time, locale)}`
}

/** The section of the home page that offers the next times. */
export function offerTexts(mode: MessageMode, hasHours: boolean): { title: string; intro: string } {
  const say = bookingMessages
  if (mode === 'call') return { title: say.askOnline, intro: hasHours ? say.nextCall : say.introCallWords }
  if (!hasHours) return { title: say.askOnline, intro: say.nextWords }
  return mode === 'server'
    ? { title: say.bookOnline, intro: say.nextFree }
    : { title: say.askOnline, intro: say.nextTimes }
}

/** The state of a request in the list of those to come. */
export function stateText({ delivery, confirmed }: Booking): string {
  if (delivery === 'queued') return bookingMessages.queued
  return confirmed ? bookingMessages.isConfirmed : bookingMessages.asksStill
}

/** Whether a request can be called back from here: one that was carried to the business cannot. */
export function canCancel({ delivery }: Booking, mode: MessageMode): boolean {
  return mode !== 'carried' || delivery === 'queued'
}

/** A field of the booking form. */
export interface BookingField {
  label: string
  /** The field in the list of collected data on the privacy page. */
  asks: string
  kind: 'line' | 'email' | 'text'
  /** Error message where the field is empty; a field without one is optional. */
  missing?: string
  /** When it may not be empty. @default 'always' */
  requiredWhere?: 'always' | 'no times' | 'services'
}

/**
 * The fields of the booking form, beside day and time, which are chosen. The request, what is kept of it, validation,
 * delivery and the privacy page are derived from this list: a new field takes an entry here and its control in the form.
 */
export const bookingFields = {
  /** Day and time in the visitor's words, where the business has no opening hours to choose from. */
  when: {
    label: bookingMessages.when,
    asks: 'the time that you want',
    kind: 'line',
    missing: bookingMessages.noWhen,
    requiredWhere: 'no times'
  },
  name: {
    label: bookingMessages.name,
    asks: 'your name',
    kind: 'line',
    missing: formMessages.missing('your name')
  },
  email: {
    label: bookingMessages.email,
    asks: 'your e-mail address',
    kind: 'email',
    missing: formMessages.missing('your e-mail address')
  },
  phone: {
    label: bookingMessages.phone,
    asks: 'your phone number',
    kind: 'line',
    missing: formMessages.missing('your phone number')
  },
  service: {
    label: bookingMessages.service,
    asks: 'the service',
    kind: 'line',
    missing: bookingMessages.noService,
    requiredWhere: 'services'
  },
  notes: { label: bookingMessages.notes, asks: 'notes', kind: 'text' }
} as const satisfies Record<string, BookingField>

export type BookingFieldName = keyof typeof bookingFields

export const bookingFieldNames = namesOf(bookingFields)
