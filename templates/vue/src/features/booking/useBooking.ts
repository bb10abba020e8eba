import { inject, onMounted, provide, shallowRef, computed, watch, type InjectionKey } from 'vue'
import { useRouter } from 'vue-router'
import { clock, getBookingStore } from '../../browser/device.ts'
import { useBackend } from '../../composables/useBackend.ts'
import { useStarted } from '../../composables/useBrowserValue.ts'
import { useFormSession } from '../../composables/useForm.ts'
import { queryOf, useNavigation, useQuery } from '../../composables/useNavigation.ts'
import { useObservable } from '../../composables/useObservable.ts'
import { useSite } from '../../composables/useSite.ts'
import { createBooking } from '../../domain/sessions/booking.ts'

type Booking = ReturnType<typeof createBookingFlow>

const bookingKey: InjectionKey<Booking> = Symbol('booking')

/** Provides a booking, whose steps are in the address, to the steps. Until the page has started it asks for nothing. */
export function provideBooking(): Booking {
  const flow = createBookingFlow()
  provide(bookingKey, flow)
  return flow
}

export function useBooking(): Booking {
  const flow = inject(bookingKey)
  if (flow === undefined) throw new Error('No booking is provided to this component.')
  return flow
}

function createBookingFlow() {
  const backend = useBackend()
  const site = useSite()
  const { open } = useNavigation()
  const { history } = useRouter().options
  const query = useQuery()
  const started = useStarted()
  const booking = computed(() =>
    createBooking({
      backend: backend.value,
      store: getBookingStore(),
      site: site.value,
      clock,
      started: started.value,
      // It begins at the address that there is, and is shown the next ones.
      query: queryOf(history.location),
      navigate: (to, { replace }) => void open(to, replace ? 'still' : undefined, replace)
    })
  )
  onMounted(() => watch([booking, query], ([session, shown]) => session.show(shown), { immediate: true }))
  return {
    booking,
    state: useObservable(booking),
    form: useFormSession(
      () => booking.value.form,
      () => booking.value.submit()
    ),
    /** The heading of the step, which takes the focus when the step changes. */
    heading: shallowRef<{ focus: () => void } | null>(null)
  }
}
