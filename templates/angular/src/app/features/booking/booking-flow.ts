import { computed, effect, inject, Service, untracked } from '@angular/core'
import { clock, getBookingStore } from '../../../browser/device.ts'
import { createBooking } from '../../../domain/sessions/booking.ts'
import { bindFormSession } from '../../state/form.ts'
import { Navigation } from '../../state/navigation.ts'
import { observe } from '../../state/observe.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { SiteState } from '../../state/site-state.ts'
import { Started } from '../../state/started.ts'

/**
 * A booking, whose steps are in the address. The page provides it to the steps. Until the page has started it asks for
 * nothing.
 */
@Service({ autoProvided: false })
export class BookingFlow {
  private readonly app = inject(SiteState)
  private readonly backend = inject(SiteBackend)
  private readonly navigation = inject(Navigation)
  private readonly started = inject(Started)

  readonly session = computed(() =>
    createBooking({
      backend: this.backend.current(),
      store: getBookingStore(),
      site: this.app.site(),
      clock,
      started: this.started.value(),
      // It begins at the address that there is, and is shown the next ones.
      query: untracked(() => this.navigation.currentQuery),
      navigate: (to, { replace }) => void this.navigation.open(to, replace ? 'still' : undefined, replace)
    })
  )
  readonly state = observe(this.session)
  readonly form = bindFormSession(
    () => this.session().form,
    () => this.session().submit()
  )
  readonly step = computed(() => this.state().place.step)
  /** The step, and the session that it is one of. */
  readonly place = computed(() => ({ session: this.session(), step: this.step() }))
  /** The heading of the step, which takes the focus when the step changes. */
  heading: { focus: () => void } | undefined

  constructor() {
    if (!this.started.isBrowser) return
    effect(() => {
      const [session, query] = [this.session(), this.navigation.query()]
      untracked(() => session.show(query))
    })
  }
}
