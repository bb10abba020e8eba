import type { Backend, Booking, Change, Result } from '../backend/port.ts'
import { nextDays, scheduleFor, timesOf } from '../booking.ts'
import type { Day } from '../calendar.ts'
import { errorMessage } from '../messages.ts'
import type { Site } from '../site.ts'
import { timeZoneOf, localTime } from '../time-zone.ts'
import { createObservable, eachMinute, whileObserved, type Clock, type Observable } from './observable.ts'

/** What the list says after a booking was cancelled, or made again. */
export type BookingsNotice =
  | { kind: 'cancelled' | 'restored'; booking: Booking }
  | { kind: 'failed'; message: string }

export interface BookingsState {
  bookings: readonly Booking[]
  notice?: BookingsNotice
}

/** The visitor's bookings, kept up to date. */
export interface Bookings extends Observable<BookingsState> {
  cancel: (booking: Booking) => Promise<void>
  /** Makes a cancelled booking again. */
  restore: (booking: Booking) => Promise<void>
}

type BookingsBackend = Pick<Backend, 'bookings' | 'cancelBooking' | 'book' | 'subscribe'>

export function createBookings({ backend }: { backend: BookingsBackend }): Bookings {
  const state = createObservable<BookingsState>({ bookings: [] })
  const { get, set } = state
  /** Rises with each load: only the answer to the latest one counts. */
  let round = 0
  /** Whether something happened since it was asked for: its answer may not know of that yet. */
  let changed = false
  /** Bookings that are being cancelled or made again: a second click does nothing. */
  const busy = new Set<string>()

  async function load(): Promise<void> {
    round += 1
    const asked = round
    changed = false
    const result = await backend.bookings()
    if (asked !== round) return
    if (changed) await load()
    else if (result.ok) set({ ...get(), bookings: result.value })
  }

  function follow(change: Change): void {
    const bookings = afterChange(get().bookings, change)
    if (bookings === undefined) return
    changed = true
    set({ ...get(), bookings })
  }

  async function run(booking: Booking, kind: 'cancelled' | 'restored', call: () => Promise<Result<unknown>>) {
    if (busy.has(booking.id)) return
    busy.add(booking.id)
    const result = await call()
    busy.delete(booking.id)
    const notice: BookingsNotice = result.ok
      ? { kind, booking }
      : { kind: 'failed', message: errorMessage(result.code) }
    set({ ...get(), notice })
  }

  return {
    get,
    subscribe: whileObserved(state, () => {
      const stop = backend.subscribe(follow)
      void load()
      return () => {
        round += 1
        stop()
      }
    }),
    cancel: (booking) => run(booking, 'cancelled', () => backend.cancelBooking(booking.id)),
    restore(booking) {
      const { id: _, delivery: __, confirmed: ___, ...request } = booking
      return run(booking, 'restored', () => backend.book(request))
    }
  }
}

/** The list after a change; undefined where the change does not concern it. */
function afterChange(bookings: readonly Booking[], change: Change): readonly Booking[] | undefined {
  switch (change.kind) {
    case 'booking':
      return [...bookings.filter(({ id }) => id !== change.booking.id), change.booking]
    case 'booking-cancelled':
      return bookings.filter(({ id }) => id !== change.id)
    case 'waiting-sent':
      return bookings.map((each) => (each.id === change.id ? { ...each, delivery: 'sent' } : each))
    default:
      return undefined
  }
}

export interface FreeTimesOptions {
  backend: Pick<Backend, 'takenTimes' | 'subscribe'>
  site: Pick<Site, 'businessInfo' | 'content'>
  clock: Clock
}

export interface FreeDay {
  day: Day
  /** Its first free times, as HH:MM. */
  times: readonly string[]
}

/** Days that are offered, the times of each, and days that are looked at in case some are full. */
const offered = { days: 3, times: 3, spare: 2 } as const

/** The next days with a free time; undefined until they are loaded. Times that cannot be loaded count as free. */
export function createFreeTimes(options: FreeTimesOptions): Observable<readonly FreeDay[] | undefined> {
  const { backend, site, clock } = options
  const zone = timeZoneOf(site)
  const state = createObservable<readonly FreeDay[] | undefined>(undefined)
  /** Rises with each load, whose answer replaces those of earlier ones, and when nobody listens any more. */
  let round = 0

  async function load(): Promise<void> {
    round += 1
    const asked = round
    const schedule = scheduleFor(site.content, undefined, localTime(new Date(clock.now()), zone))
    const days = await Promise.all(
      nextDays(schedule, offered.days + offered.spare).map(async (day) => {
        const taken = await backend.takenTimes(day)
        const free = timesOf(day, schedule, taken.ok ? taken.value : []).filter((slot) => slot.free)
        return { day, times: free.map(({ time }) => time).slice(0, offered.times) }
      })
    )
    if (asked === round) state.set(days.filter(({ times }) => times.length > 0).slice(0, offered.days))
  }

  function start(): () => void {
    const loadNow = () => void load()
    loadNow()
    const stops = [
      eachMinute(clock, loadNow),
      backend.subscribe(({ kind }) => {
        if (kind === 'booking' || kind === 'booking-cancelled') loadNow()
      })
    ]
    return () => {
      round += 1
      stops.forEach((stop) => stop())
    }
  }

  return { get: state.get, subscribe: whileObserved(state, start) }
}
