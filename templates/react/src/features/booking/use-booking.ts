import { useReducer, type Dispatch } from 'react'
import {
  bookingReducer,
  isBookable,
  requestOf,
  startBooking,
  type BookingAction,
  type BookingState
} from '../../domain/booking.ts'
import { errorMessage } from '../../domain/messages.ts'
import type { Service } from '../../domain/site.ts'
import { useBackend } from '../../ui/backend.tsx'
import { useContent } from '../../ui/site-context.tsx'

/** What a link to the page asks for; the service by its id or its title. */
export interface Wish {
  day?: string
  time?: string
  service?: string
}

export interface BookingFlowProps {
  state: BookingState
  dispatch: Dispatch<BookingAction>
  services: readonly Service[]
  /** The chosen service, where it is one of the list. */
  service?: Service
  submit: () => void
}

/** The state of a booking, and its way to the backend. */
export function useBooking(wish: Wish, now?: Date): BookingFlowProps {
  const backend = useBackend()
  const services = useContent().services.items
  const [state, dispatch] = useReducer(bookingReducer, undefined, () =>
    startBooking({
      ...(wish.day !== undefined && now !== undefined && isBookable(wish.day, now) ? wish : {}),
      service: services.find((one) => one.id === wish.service || one.title === wish.service)?.title
    })
  )

  async function submit() {
    const next = bookingReducer(state, { type: 'submit' })
    dispatch({ type: 'submit' })
    const request = requestOf(next)
    if (state.sending || !next.sending || request === undefined) return
    const result = await backend.book(request)
    if (result.ok) dispatch({ type: 'booked', booking: result.value })
    else dispatch({ type: result.code === 'taken' ? 'taken' : 'fail', failure: errorMessage(result.code) })
  }

  return {
    state,
    dispatch,
    services,
    service: services.find((one) => one.title === state.form.service),
    submit: () => void submit()
  }
}
