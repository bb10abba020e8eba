import { Component, computed, inject, input, output } from '@angular/core'
import type { Booking } from '../../../domain/backend/port.ts'
import { canCancel, stateText, whenText } from '../../../domain/booking.ts'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { observeLocale } from '../../state/browser-value.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { BaseBadge } from '../../ui/base-badge.ts'
import { BaseButton } from '../../ui/base-button.ts'

/** A request of the list. */
@Component({
  selector: 'li[appBookingRow]',
  imports: [BaseBadge, BaseButton],
  templateUrl: './booking-row.html',
  host: { class: 'upcoming-row' }
})
export class BookingRow {
  readonly booking = input.required<Booking>()
  readonly cancelBooking = output()

  private readonly backend = inject(SiteBackend)
  private readonly locale = observeLocale()
  protected readonly bookingMessages = bookingMessages
  protected readonly mode = computed(() => this.backend.current().messages)
  protected readonly when = computed(() => whenText(this.booking(), this.locale()))
  protected readonly state = computed(() => stateText(this.booking()))
  protected readonly canCancel = computed(() => canCancel(this.booking(), this.mode()))
}
