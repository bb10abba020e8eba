import type { Backend } from '../backend/port.ts'
import { nextDays, scheduleFor, timesOf } from '../booking.ts'
import type { Day } from '../calendar.ts'
import type { Site } from '../site.ts'
import { findTimeZone, localTime } from '../time-zone.ts'
import { createObservable, eachMinute, whileObserved, type Clock, type Observable } from './observable.ts'

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
  const zone = findTimeZone(site.businessInfo)
  const state = createObservable<readonly FreeDay[] | undefined>(undefined)
  /** Rises with each load, whose answer replaces those of earlier ones, and when nobody listens any more. */
  let round = 0

  async function load(): Promise<void> {
    round += 1
    const asked = round
    const schedule = scheduleFor(site.content.hours, undefined, localTime(new Date(clock.now()), zone))
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
