import { createContext, untrack } from 'svelte'
import { clock, getBookingStore } from '#lib/browser/device.ts'
import { createBooking } from '#lib/domain/sessions/booking.ts'
import { getApp } from '#lib/state/app.svelte.ts'
import { getBackend } from '#lib/state/backend.svelte.ts'
import { bindFormSession } from '#lib/state/form.svelte.ts'
import { navigation } from '#lib/state/navigation.svelte.ts'
import { observe } from '#lib/state/observe.svelte.ts'
import { started } from '#lib/state/started.svelte.ts'

type BookingFlow = ReturnType<typeof createBookingFlow>

const [getBookingFlow, setBookingFlow] = createContext<BookingFlow>()
export { getBookingFlow }

/** Provides a booking, whose steps are in the address, to the steps. Until the page has started it asks for nothing. */
export function provideBookingFlow(): BookingFlow {
  return setBookingFlow(createBookingFlow())
}

function createBookingFlow() {
  const app = getApp()
  const backend = getBackend()
  const booking = $derived(
    createBooking({
      backend: backend.current,
      store: getBookingStore(),
      site: app.site,
      clock,
      started: started.current,
      // It begins at the address that there is, and is shown the next ones.
      query: untrack(() => navigation.query),
      navigate: (to, { replace }) => void navigation.open(to, replace ? 'still' : undefined, replace)
    })
  )
  const state = observe(() => booking)
  const form = bindFormSession(
    () => booking.form,
    () => booking.submit()
  )
  let heading = $state.raw<{ focus: () => void }>()
  $effect(() => booking.show(navigation.query))
  return {
    get booking() {
      return booking
    },
    get state() {
      return state.current
    },
    form,
    /** The heading of the step, which takes the focus when the step changes. */
    get heading() {
      return heading
    },
    set heading(reached) {
      heading = reached
    }
  }
}
