import { Component, inject } from '@angular/core'
import { plainText } from '../../../domain/drafts.ts'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { SiteWords } from '../../ui/site-words.ts'
import { BookingFlow } from './booking-flow.ts'

/** The services with price and duration; one can be chosen at once, or later with the details. */
@Component({
  selector: 'aside[appServicesPanel]',
  imports: [SiteWords],
  templateUrl: './services-panel.html',
  host: { class: 'panel panel-tint', '[attr.aria-label]': 'bookingMessages.services' }
})
export class ServicesPanel {
  protected readonly flow = inject(BookingFlow)
  protected readonly form = this.flow.form
  protected readonly bookingMessages = bookingMessages
  protected readonly plainText = plainText
}
