import { Component, computed, input, output } from '@angular/core'
import { dayFormats, dayText } from '../../../domain/calendar.ts'

/** A day to choose. One that is not available can be walked over, so that arrow keys never get stuck. */
@Component({
  selector: 'button[appCalendarDay]',
  templateUrl: './calendar-day.html',
  host: {
    class: 'day',
    type: 'button',
    '[class.day-other]': 'otherMonth()',
    '[attr.tabindex]': 'active() ? 0 : -1',
    '[attr.aria-label]': 'name()',
    '[attr.aria-disabled]': '!available() || null',
    '[attr.aria-pressed]': 'available() ? selected() : null',
    '[attr.aria-current]': "today() ? 'date' : null",
    '(click)': 'press()'
  }
})
export class CalendarDay {
  readonly day = input.required<string>()
  readonly locale = input.required<string>()
  readonly available = input.required<boolean>()
  readonly today = input.required<boolean>()
  readonly selected = input.required<boolean>()
  readonly otherMonth = input.required<boolean>()
  /** The one day that the Tab key reaches. */
  readonly active = input.required<boolean>()
  readonly choose = output()

  protected readonly name = computed(() => dayText(this.day(), this.locale(), dayFormats.full))
  protected readonly number = computed(() => dayText(this.day(), this.locale(), { day: 'numeric' }))

  protected press(): void {
    if (this.available()) this.choose.emit()
  }
}
