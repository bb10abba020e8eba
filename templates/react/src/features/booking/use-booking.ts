import { useCallback, useEffect, useReducer, type Dispatch } from 'react'
import type { Change, MessageMode } from '../../domain/backend/port.ts'
import {
  bookingReducer,
  bookingRules,
  formFrom,
  placeOf,
  startBooking,
  type BookingAction,
  type BookingPlace,
  type BookingState,
  type Schedule
} from '../../domain/booking.ts'
import { failureText } from '../../domain/contact.ts'
import { plainText } from '../../domain/drafts.ts'
import { errorMessage } from '../../domain/messages.ts'
import type { Service } from '../../domain/site.ts'
import { useBackend, useChanges } from '../../ui/backend.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { useBookingAddress, type Wish } from './use-booking-address.ts'
import { useSchedule } from './use-schedule.ts'
import { storeBooking, storedBooking } from './stored-booking.ts'

export interface BookingFlowProps {
  state: BookingState
  dispatch: Dispatch<BookingAction>
  place: BookingPlace
  schedule: Schedule
  mode: MessageMode
  services: readonly Service[]
  /** The chosen service, where it is one of the list. */
  service?: Service
  /** Navigates to a step of the flow, as an entry that the browser's Back button takes back. */
  go: (place: BookingPlace) => void
  /** Changes what is chosen without a navigation. */
  choose: (place: BookingPlace) => void
  submit: () => void
  restart: () => void
}

/** State of a booking: its steps are in the URL, its form is kept in session storage. */
export function useBooking(now?: Date): BookingFlowProps {
  const backend = useBackend()
  const services = useContent().services?.items ?? []
  const address = useBookingAddress()
  const { go, choose } = address
  // The page was written without a query, and takes it up once it has started.
  const started = now !== undefined
  const wish = started ? address.wish : {}
  const [state, dispatch] = useReducer(bookingReducer, undefined, () =>
    started ? takenUp(serviceIn(services, wish)) : startBooking()
  )
  const service = services.find(({ title }) => plainText(title) === state.form.service)
  const schedule = useSchedule(now, plainText(service?.duration))
  const place = placeOf(wish, schedule, { when: state.form.when, booked: state.booked !== undefined })

  // Before the page has started there is nothing to keep, and what was kept is not read yet.
  useEffect(() => {
    if (started) storeBooking(state.form, state.booked)
  }, [started, state.form, state.booked])
  useEffect(() => dispatch({ type: 'moved' }), [place.step])

  useChanges(
    useCallback(
      (change: Change) => {
        const { booked } = state
        if (change.kind === 'waiting-sent' && booked !== undefined && change.id === booked.id)
          dispatch({ type: 'booked', booking: { ...booked, delivery: 'sent' } })
      },
      [state]
    )
  )

  async function submit() {
    const rules = bookingRules(schedule, services.length > 0)
    const next = bookingReducer(state, { type: 'submit', rules })
    dispatch({ type: 'submit', rules })
    if (state.sending || !next.sending) return
    const { day = '', time = '' } = place
    const result = await backend.book({ day, time, ...next.form })
    if (result.ok) {
      dispatch({ type: 'booked', booking: result.value })
      go({ step: 'confirmation' })
      return
    }
    const taken = result.code === 'taken'
    dispatch({
      type: 'fail',
      failure: taken ? errorMessage('taken') : failureText(result, backend.requestReceiver)
    })
  }

  return {
    state,
    dispatch,
    place,
    schedule,
    mode: backend.requests,
    services,
    service,
    go,
    choose,
    submit: () => void submit(),
    restart: () => {
      dispatch({ type: 'restart' })
      go({ step: 'date' })
    }
  }
}

/** Restores a booking where it was left, with the service that a link names. */
function takenUp(service: string): BookingState {
  const { form, booked } = storedBooking()
  const named = service === '' ? {} : { service }
  return bookingReducer(startBooking(), { type: 'restore', form: { ...formFrom(form), ...named }, booked })
}

/** The title of the service that a link names by its id or its title. */
function serviceIn(services: readonly Service[], { service }: Wish): string {
  return plainText(services.find(({ id, title }) => id === service || plainText(title) === service)?.title)
}
