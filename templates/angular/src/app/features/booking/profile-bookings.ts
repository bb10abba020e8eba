import { Component } from '@angular/core'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { observeNow } from '../../state/browser-value.ts'
import { UpcomingBookings } from './upcoming-bookings.ts'
import { UpcomingList } from './upcoming-list.ts'

/** The visitor's bookings on the profile page. */
@Component({
  selector: 'div[appProfileBookings]',
  imports: [UpcomingBookings, UpcomingList],
  templateUrl: './profile-bookings.html'
})
export class ProfileBookings {
  protected readonly bookingMessages = bookingMessages
  protected readonly now = observeNow()
}
