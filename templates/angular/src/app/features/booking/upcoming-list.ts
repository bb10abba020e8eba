import { computed, Directive, inject, input } from '@angular/core'
import { upcoming } from '../../../domain/booking.ts'
import { createBookings } from '../../../domain/sessions/bookings.ts'
import { localTime, timeZoneOf } from '../../../domain/time-zone.ts'
import { observe } from '../../state/observe.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { SiteState } from '../../state/site-state.ts'

/**
 * The visitor's bookings that are still to come, for UpcomingBookings, which is drawn where `isShown` says so.
 *
 * @example
 *   <ng-container #list="upcomingList" [appUpcomingList]="now">
 *     @if (list.isShown()) {
 *       <section appUpcomingBookings></section>
 *     }
 *   </ng-container>
 */
@Directive({ selector: 'ng-container[appUpcomingList]', exportAs: 'upcomingList' })
export class UpcomingList {
  readonly now = input.required<Date>({ alias: 'appUpcomingList' })
  /** What is said where there are none; without it nothing is drawn then. */
  readonly empty = input<string>()

  private readonly app = inject(SiteState)
  private readonly backend = inject(SiteBackend)
  readonly session = computed(() => createBookings({ backend: this.backend.current() }))
  private readonly state = observe(this.session)
  readonly coming = computed(() =>
    upcoming(this.state().bookings, localTime(this.now(), timeZoneOf(this.app.site())))
  )
  readonly notice = computed(() => this.state().notice)
  readonly isShown = computed(
    () => this.coming().length > 0 || this.notice() !== undefined || this.empty() !== undefined
  )
}
