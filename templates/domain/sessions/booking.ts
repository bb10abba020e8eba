import type { Backend, Booking, Change, MessageMode } from '../backend/port.ts'
import { isBooking, type Store } from '../backend/storage.ts'
import { bookingRules, emptyBooking, parseBookingForm, type BookingForm } from '../booking-form.ts'
import {
  placeOf,
  scheduleFor,
  timesOf,
  type BookingAddress,
  type BookingPlace,
  type BookingStep,
  type Schedule,
  type TimeSlot
} from '../booking.ts'
import type { Day } from '../calendar.ts'
import { failureText } from '../contact.ts'
import { plainText } from '../drafts.ts'
import { errorMessage } from '../messages.ts'
import type { Service, Site } from '../site.ts'
import { timeZoneOf, localTime } from '../time-zone.ts'
import { createObservable, eachMinute, whileObserved, type Clock, type Observable } from './observable.ts'
import { createForm, type FormSession } from './form.ts'

export interface BookingOptions {
  backend: Pick<
    Backend,
    'requests' | 'requestReceiver' | 'book' | 'takenTimes' | 'waiting' | 'release' | 'flush' | 'subscribe'
  >
  /** Keeps the form and the request: what is entered for a date need not outlive the window. */
  store: Store
  site: Pick<Site, 'businessInfo' | 'content'>
  clock: Clock
  /** False while the page is prerendered, when neither today nor the address is known. */
  started: boolean
  /** The query of the address where the session starts. */
  query: string
  /** Changes the query of the address; `replace` adds no entry to the history. */
  navigate: (query: string, options: { replace: boolean }) => void
}

export interface BookingState {
  place: BookingPlace
  schedule: Schedule
  /** The chosen service, where it is one of the list. */
  service?: Service
  /** Times of the day in the time step; undefined until it is known which are taken. */
  times?: readonly TimeSlot[]
  /** Why it is not known which times are taken; the backend refuses one that is. */
  timesFailure?: string
  /** Whether the visitor tried to go on without having said when it suits. */
  whenMissing: boolean
  /** The request that was made. */
  booked?: Booking
  /** When it was accepted, in milliseconds since 1970. */
  bookedAt?: number
  /** Whether the request, which waits for a network, may have arrived already. */
  perhapsSent: boolean
}

/** A booking: its steps are in the address, its form and its result in the store. */
export interface BookingSession extends Observable<BookingState> {
  form: FormSession<BookingForm>
  mode: MessageMode
  services: readonly Service[]
  /** Takes the query of the address after a navigation. */
  show: (query: string) => void
  chooseDay: (day: Day) => void
  chooseTime: (time: string) => void
  /** Navigates to a step, as an entry that the browser's Back button takes back. */
  goTo: (step: BookingStep) => void
  /** Goes on from the visitor's own words for day and time, where there are some. */
  proposeWhen: () => void
  submit: () => Promise<void>
  /** Starts the next request with who is coming. */
  restart: () => void
  /** Sends a request that waits for a network, also where it may have arrived already. */
  sendNow: () => Promise<void>
}

export function createBooking(options: BookingOptions): BookingSession {
  const { backend, store, site, clock, started, navigate } = options
  const services = site.content.services?.items ?? []
  const zone = timeZoneOf(site)
  const kept = started ? readKept(store) : undefined
  let address: BookingAddress = started ? parseQuery(options.query) : {}
  let { booked, bookedAt } = kept ?? {}
  let triedWhen = false
  let open = false
  /** The day whose taken times are known or asked for. */
  let timesDay: Day | undefined
  let taken: { times: readonly string[]; failure?: string } | undefined

  const named = services.find(({ id, title }) => isNamed(address.service, id, title))
  const form = createForm<BookingForm>({
    initial: { ...(kept?.form ?? emptyBooking), ...(named ? { service: plainText(named.title) } : {}) },
    rules: () => bookingRules({ times: get().schedule.hours !== undefined, services: services.length > 0 })
  })
  const state = createObservable(derive())
  const { get } = state

  function derive(): BookingState {
    const { service: title, when } = form.get().values
    const service = services.find((each) => plainText(each.title) === title)
    const now = started ? localTime(new Date(clock.now()), zone) : { day: '', minutes: 0 }
    const schedule = scheduleFor(site.content, service, now)
    const place = placeOf(address, schedule, { when, booked: booked !== undefined })
    return {
      place,
      schedule,
      service,
      ...(taken !== undefined && place.day === timesDay
        ? { times: timesOf(timesDay ?? '', schedule, taken.times), timesFailure: taken.failure }
        : {}),
      whenMissing: triedWhen && when.trim() === '',
      booked,
      bookedAt,
      perhapsSent:
        booked?.delivery === 'queued' &&
        backend.waiting().some(({ id, perhapsSent }) => id === booked?.id && perhapsSent)
    }
  }

  /** Derives the state again, and does what belongs to another step or day. */
  function refresh(): void {
    const before = get().place.step
    state.set(derive())
    const { place } = get()
    if (place.step !== before) form.dismissFailure()
    const day = place.step === 'time' ? place.day : undefined
    if (day === timesDay || !open) return
    timesDay = day
    taken = undefined
    if (day !== undefined) void loadTimes(day)
  }

  async function loadTimes(day: Day): Promise<void> {
    state.set(derive())
    const result = await backend.takenTimes(day)
    if (day !== timesDay) return
    taken = result.ok ? { times: result.value } : { times: [], failure: errorMessage(result.code) }
    state.set(derive())
  }

  function keep(): void {
    if (!started) return
    store.set('form', { ...form.get().values, trap: '' })
    for (const [key, value] of Object.entries({ booked, 'booked-at': bookedAt })) {
      if (value === undefined) store.remove(key)
      else store.set(key, value)
    }
  }

  function setBooked(next: Booking | undefined, at: number | undefined): void {
    booked = next
    bookedAt = at
    keep()
    refresh()
  }

  async function send(values: BookingForm): Promise<string | undefined> {
    const { day = '', time = '' } = get().place
    const result = await backend.book({ day, time, ...values })
    if (!result.ok)
      return result.code === 'taken' ? errorMessage('taken') : failureText(result, backend.requestReceiver)
    setBooked(result.value, clock.now())
    // Who has left the page in the meantime is not taken back to it.
    if (open) go({ step: 'confirmation' })
    return undefined
  }

  function follow(change: Change): void {
    if (change.kind === 'waiting-sent' && booked !== undefined && change.id === booked.id)
      setBooked({ ...booked, delivery: 'sent' }, clock.now())
    else refresh()
  }

  function go(place: BookingPlace): void {
    navigate(toQuery({ ...place, service: address.service }), { replace: false })
  }

  /** What is chosen counts at once; the address follows. */
  function choose(place: BookingPlace): void {
    const { step, day, time } = place
    address = { ...address, step, day, time }
    refresh()
    navigate(toQuery(address), { replace: true })
  }

  function start(): () => void {
    open = true
    keep()
    refresh()
    const stops = [
      form.subscribe(() => {
        keep()
        refresh()
      }),
      backend.subscribe(follow),
      // Times pass while the page is open.
      eachMinute(clock, refresh)
    ]
    return () => {
      open = false
      stops.forEach((stop) => stop())
    }
  }

  return {
    get,
    subscribe: whileObserved(state, start),
    form,
    mode: backend.requests,
    services,
    show(query) {
      if (!started) return
      address = parseQuery(query)
      refresh()
    },
    chooseDay(day) {
      const { place } = get()
      choose({ step: 'date', day, time: day === place.day ? place.time : undefined })
    },
    chooseTime: (time) => choose({ ...get().place, step: 'time', time }),
    goTo: (step) => go({ ...get().place, step }),
    proposeWhen() {
      triedWhen = form.get().values.when.trim() === ''
      if (triedWhen) refresh()
      else go({ step: 'details' })
    },
    submit: () => form.submit(send),
    restart() {
      setBooked(undefined, undefined)
      form.reset({ ...form.get().values, notes: '', when: '', trap: '' })
      go({ step: 'date' })
    },
    async sendNow() {
      if (booked === undefined) return
      backend.release(booked.id)
      await backend.flush()
    }
  }
}

function isNamed(wanted: string | undefined, id: string, title: Service['title']): boolean {
  return wanted !== undefined && (id === wanted || plainText(title) === wanted)
}

function readKept(store: Store): { form: BookingForm; booked?: Booking; bookedAt?: number } {
  const form = parseBookingForm(store.get('form'))
  const booked = store.get('booked')
  const at = store.get('booked-at')
  if (!isBooking(booked)) return { form }
  return typeof at === 'number' ? { form, booked, bookedAt: at } : { form, booked }
}

function parseQuery(query: string): BookingAddress {
  return Object.fromEntries(new URLSearchParams(query))
}

function toQuery({ step, day, time, service }: BookingAddress): string {
  const given = Object.entries({ step, day, time, service })
  return `?${new URLSearchParams(given.filter((entry): entry is [string, string] => entry[1] !== undefined))}`
}
