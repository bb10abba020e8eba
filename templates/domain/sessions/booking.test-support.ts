import type { Booking, BookingRequest, Change, Result, WaitingMessage } from '../backend/port.ts'
import { memoryStore } from '../backend/storage.ts'
import { site } from '../site.test-support.ts'
import type { OpeningHours, Site } from '../site.ts'
import type { BookingOptions } from './booking.ts'
import { fakeClock } from './clock.test-support.ts'

const late = { opens: '14:00', closes: '18:00' }
const hours: OpeningHours = {
  week: { mon: [], tue: [late], wed: [late], thu: [late], fri: [late], sat: [], sun: [late] }
}

/** A business in London that opens in the afternoon, on all days but Mondays and Saturdays. */
export const practice: Site = {
  ...site,
  businessInfo: { ...site.businessInfo, contactPhone: '+44 20 7946 0000', location: 'London' },
  content: { ...site.content, hours }
}

/** The same business, which does not say when it opens. */
export const withoutHours: Site = { ...practice, content: site.content }

/** A Saturday, before noon. */
export const saturday = Date.parse('2026-11-21T10:30:00Z')
export const [sunday, tuesday] = ['2026-11-22', '2026-11-24'] as const

/** A backend of bookings whose answers come when the test gives them. */
export function bookingBackend(mode: BookingOptions['backend']['requests'] = 'carried') {
  const listeners = new Set<(change: Change) => void>()
  const requests: BookingRequest[] = []
  const cancelled: string[] = []
  const askedDays: string[] = []
  const bookAnswers: ((result: Result<Booking>) => void)[] = []
  const takenAnswers: ((result: Result<readonly string[]>) => void)[] = []
  const listAnswers: ((result: Result<readonly Booking[]>) => void)[] = []
  const cancelAnswers: ((result: Result<void>) => void)[] = []
  const outbox: WaitingMessage[] = []
  const log: string[] = []
  return {
    requests,
    cancelled,
    askedDays,
    bookAnswers,
    takenAnswers,
    listAnswers,
    cancelAnswers,
    outbox,
    log,
    listeners,
    emit: (change: Change) => listeners.forEach((listener) => listener(change)),
    backend: {
      requests: mode,
      requestReceiver: 'forms.example',
      book(request: BookingRequest): Promise<Result<Booking>> {
        requests.push(request)
        return new Promise((resolve) => bookAnswers.push(resolve))
      },
      takenTimes(day: string): Promise<Result<readonly string[]>> {
        askedDays.push(day)
        return new Promise((resolve) => takenAnswers.push(resolve))
      },
      bookings: (): Promise<Result<readonly Booking[]>> =>
        new Promise((resolve) => listAnswers.push(resolve)),
      cancelBooking(id: string): Promise<Result<void>> {
        cancelled.push(id)
        return new Promise((resolve) => cancelAnswers.push(resolve))
      },
      waiting: () => outbox,
      release: (id: string) => void log.push(`release ${id}`),
      flush: async () => void log.push('flush'),
      subscribe(listener: (change: Change) => void) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      }
    }
  }
}

/** What a booking needs beside its backend. */
export function bookingOptions({ store = memoryStore(), query = '', now = saturday } = {}) {
  return { store, site: practice, clock: fakeClock(now), started: true, query }
}

export const customer = { name: 'Noor', email: 'noor@example.org', phone: '0117', service: 'Check-up' }

/** A booking as a backend accepts it. */
export function accepted(change: Partial<Booking> = {}): Booking {
  return {
    id: 'b1',
    day: tuesday,
    time: '14:00',
    when: '',
    notes: '',
    ...customer,
    delivery: 'sent',
    confirmed: false,
    ...change
  }
}
