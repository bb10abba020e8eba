import { Component } from '@angular/core'
import { pageMessages } from '../../../domain/messages.ts'

/** Skeleton of the calendar before today is known: as large as the real one, so that nothing shifts. */
@Component({
  selector: 'div[appCalendarFrame]',
  templateUrl: './calendar-frame.html',
  host: { class: 'cal cal-wait', 'aria-busy': 'true' }
})
export class CalendarFrame {
  protected readonly pageMessages = pageMessages
}
