import { Component, computed, inject, viewChild } from '@angular/core'
import { whenText } from '../../../domain/booking.ts'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { whenDrawn } from '../../state/after-change.ts'
import { observeLocale } from '../../state/browser-value.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { BaseNotice } from '../../ui/base-notice.ts'
import { BookingRow } from './booking-row.ts'
import { UpcomingList } from './upcoming-list.ts'

/**
 * The visitor's bookings that are still to come, see UpcomingList. One that was cancelled can be taken back. The result
 * of that is focused, since the pressed button is gone from the list.
 */
@Component({
  selector: 'section[appUpcomingBookings]',
  imports: [BaseButton, BaseNotice, BookingRow],
  templateUrl: './upcoming-bookings.html',
  host: { class: 'upcoming', 'aria-labelledby': 'upcoming' }
})
export class UpcomingBookings {
  protected readonly list = inject(UpcomingList)
  protected readonly backend = inject(SiteBackend)
  protected readonly bookingMessages = bookingMessages
  private readonly locale = observeLocale()
  private readonly box = viewChild(BaseNotice)
  /** The booking that was cancelled, or made again. */
  protected readonly what = computed(() => {
    const notice = this.list.notice()
    if (notice === undefined || notice.kind === 'failed') return ''
    const { booking } = notice
    return [booking.service, whenText(booking, this.locale())].filter(Boolean).join(', ')
  })

  constructor() {
    whenDrawn(this.list.notice, () => this.box()?.focus())
  }
}
