import {
  afterNextRender,
  Component,
  computed,
  ElementRef,
  inject,
  Injector,
  input,
  output,
  signal,
  untracked,
  viewChild
} from '@angular/core'
import { isBookable, type Schedule } from '../../../domain/booking.ts'
import { dayText, monthOf, turnedDay, walkedDay, weeksOf, type Day } from '../../../domain/calendar.ts'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { firstWeekday } from '../../../domain/text.ts'
import { observeLocale } from '../../state/browser-value.ts'
import { createId } from '../../state/control.ts'
import { SiteState } from '../../state/site-state.ts'
import { IconButton } from '../../ui/icon-button.ts'
import { CalendarDay } from './calendar-day.ts'

/** A month of days, past and closed ones unavailable, to be walked through by keyboard. */
@Component({
  selector: 'div[appBookingCalendar]',
  imports: [CalendarDay, IconButton],
  templateUrl: './booking-calendar.html',
  host: { class: 'cal' }
})
export class BookingCalendar {
  readonly schedule = input.required<Schedule>()
  readonly selected = input<Day>()
  readonly choose = output<Day>()

  private readonly app = inject(SiteState)
  private readonly injector = inject(Injector)
  private readonly grid = viewChild.required<ElementRef<HTMLElement>>('grid')
  protected readonly bookingMessages = bookingMessages
  protected readonly dayText = dayText
  protected readonly isBookable = isBookable
  protected readonly monthOf = monthOf
  protected readonly locale = observeLocale()
  protected readonly titleId = createId()
  protected readonly keysId = createId()
  protected readonly today = computed(() => this.schedule().now.day)
  /** It begins at what was chosen, and from there on is moved by the visitor alone. */
  protected readonly active = computed(() => this.moved() ?? this.first())
  private readonly first = computed(() => untracked(() => this.selected() ?? this.today()))
  private readonly moved = signal<Day | undefined>(undefined)
  protected readonly month = computed(() => monthOf(this.active()))
  private readonly weekStart = computed(() => firstWeekday(this.locale()))
  protected readonly weeks = computed(() => weeksOf(this.month(), this.weekStart()))

  protected turn(months: 1 | -1): void {
    this.moved.set(turnedDay(this.active(), months, this.today()))
  }

  protected walk(event: KeyboardEvent): void {
    const rightToLeft = this.app.content().direction === 'rtl'
    const where = { today: this.today(), weekStart: this.weekStart(), rightToLeft }
    const next = walkedDay(this.active(), event.key, where)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (next === this.active()) return
    this.moved.set(next)
    afterNextRender(
      () => this.grid().nativeElement.querySelector<HTMLButtonElement>('[tabindex="0"]')?.focus(),
      { injector: this.injector }
    )
  }

  protected press(day: Day): void {
    this.moved.set(day)
    this.choose.emit(day)
  }
}
