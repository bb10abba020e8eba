import type { Booking, MessageMode } from './backend/port.ts'
import {
  bookingFields,
  type BookingField,
  type BookingFieldName,
  type BookingPlace,
  type Schedule
} from './booking.ts'
import type { Appointment } from './calendar-file.ts'
import { formatTime, toTime, type Day } from './calendar.ts'
import { fieldBytesMax, maxBytes } from './contact.ts'
import { bookingMessages } from './features/booking.ts'
import { contactMessages } from './features/contact-form.ts'
import { email, forEachField, parseValues, required, type Rules } from './form.ts'
import { formMessages } from './messages.ts'
import type { Content } from './site.ts'
import { dateFormat } from './text.ts'
import { isOtherTimeZone, localTime, visitorTime } from './time-zone.ts'

/** The values of the booking form; `trap` is the honeypot field. */
export type BookingForm = Record<BookingFieldName | 'trap', string>

/** What decides which fields of the booking form are required. */
export interface BookingChoices {
  /** Whether days and times can be chosen; otherwise the visitor proposes them in words. */
  times: boolean
  /** Whether there are services to choose from. */
  services: boolean
}

export const emptyBooking: BookingForm = { ...forEachField(bookingFields, () => ''), trap: '' }

/** What the notes of a request should say: what the trade has to know, or whatever helps. */
export function notesHint({ trade }: Pick<Content, 'trade'>): string {
  const asks = trade?.asks ?? []
  if (asks.length === 0) return bookingMessages.notesHint
  return bookingMessages.notesAsk(asks.map((ask) => ask.charAt(0).toLowerCase() + ask.slice(1)).join('; '))
}

/** What is said of the request before it is sent: a server of the business may book the date at once. */
export function sendingNote(mode: MessageMode): string {
  if (mode === 'draft') return contactMessages.nothingLeaves
  return mode === 'server' ? bookingMessages.answeredHere : bookingMessages.asksOnly
}

/** The validation rules of the booking form. */
export function bookingRules(choices: BookingChoices): Rules<BookingForm> {
  return forEachField(bookingFields, ({ kind, missing, requiredWhere = 'always' }: BookingField) => {
    // Where times can be chosen, nobody is asked for words.
    if (requiredWhere === 'no times' && choices.times) return []
    const optional = missing === undefined || (requiredWhere === 'services' && !choices.services)
    return [
      ...(optional ? [] : [required(missing)]),
      ...(kind === 'email' ? [email(formMessages.email)] : []),
      maxBytes(kind === 'text' ? fieldBytesMax.message : fieldBytesMax.line)
    ]
  })
}

/** Parses a stored booking form; invalid fields are dropped. */
export function parseBookingForm(kept: unknown): BookingForm {
  return { ...parseValues(bookingFields, kept), trap: '' }
}

/** The introduction of the booking page. */
export function bookingIntro({ hours }: Pick<Schedule, 'hours'>, mode: MessageMode): string {
  if (mode === 'call') return hours ? bookingMessages.introCall : bookingMessages.introCallWords
  if (hours === undefined) return bookingMessages.introWords
  return mode === 'server' ? bookingMessages.introServer : bookingMessages.intro
}

/** The result of a request. Only a server's confirmation makes it a booking. */
export function resultTexts(
  { delivery, confirmed, email }: Booking,
  mode: MessageMode,
  perhapsSent: boolean
): { title: string; intro: string } {
  const say = bookingMessages
  if (mode === 'draft') return { title: say.nothingSentTitle, intro: say.nothingSent }
  if (delivery === 'queued' && perhapsSent)
    return { title: contactMessages.perhapsTitle, intro: contactMessages.perhaps }
  if (delivery === 'queued') return { title: say.keptTitle, intro: say.kept }
  return confirmed
    ? { title: say.confirmed, intro: say.emailFollows(email) }
    : { title: say.askedTitle, intro: say.asked }
}

/** What a ticket says of a booking beside its date; what is not known has no row. */
export function ticketRows(
  { name, email }: Booking,
  { place, price }: Pick<Appointment, 'place' | 'price'>
): readonly { label: string; value: string }[] {
  const rows = [
    { label: bookingMessages.who, value: name },
    { label: bookingMessages.where, value: place },
    { label: bookingMessages.price, value: price ?? '' },
    { label: bookingMessages.answerTo, value: email }
  ]
  return rows.filter(({ value }) => value !== '')
}

/** The button that goes on to the last step. */
export function toLastStepText(mode: MessageMode): string {
  return mode === 'call' ? bookingMessages.toLetter : bookingMessages.toDetails
}

/** The step before the last one, with its button. */
export function stepBefore({ hours }: Pick<Schedule, 'hours'>): {
  step: BookingPlace['step']
  label: string
} {
  return hours === undefined
    ? { step: 'date', label: bookingMessages.back }
    : { step: 'time', label: bookingMessages.backToTimes }
}

interface Where {
  /** IANA time zone of the business. */
  zone: string | undefined
  now: Date
  locale: string
}

/** By which clocks are compared. */
const noon = 12 * 60

/** Says whose clock the times of a day are of, where it is another than the visitor's on that day. */
export function zoneText(day: Day, { zone, now, locale }: Where): string | undefined {
  if (zone === undefined) return bookingMessages.localTime
  if (!isOtherTimeZone(day, zone)) return undefined
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const there = localTime(now, zone)
  const here = localTime(now, undefined)
  if (there.day !== here.day || there.minutes !== here.minutes) {
    const clock = dateFormat(locale, { timeStyle: 'short', timeZone: zone }).format(now)
    return bookingMessages.zoneTime(place, clock)
  }
  // Clocks show the same now, and no longer on that day.
  const then = visitorTime(day, noon, zone).minutes
  const [time, visitor] = [noon, then].map((minutes) => formatTime(toTime(minutes), locale))
  return bookingMessages.zoneTimeThen(place, time ?? '', visitor ?? '')
}
