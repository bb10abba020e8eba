import { Component, computed, input, output } from '@angular/core'
import type { TimeSlot } from '../../../domain/booking.ts'
import { formatTime } from '../../../domain/calendar.ts'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { observeLocale } from '../../state/browser-value.ts'

/** The times of a day as radio buttons, morning and afternoon. The half of a day without times is left out. */
@Component({ selector: 'fieldset[appTimeSlots]', templateUrl: './time-slots.html' })
export class TimeSlots {
  readonly times = input.required<readonly TimeSlot[]>()
  readonly selected = input<string>()
  readonly choose = output<string>()

  protected readonly bookingMessages = bookingMessages
  protected readonly formatTime = formatTime
  protected readonly locale = observeLocale()
  protected readonly halves = computed(() =>
    [
      { title: bookingMessages.morning, slots: this.times().filter(({ morning }) => morning) },
      { title: bookingMessages.afternoon, slots: this.times().filter(({ morning }) => !morning) }
    ].filter(({ slots }) => slots.length > 0)
  )
}
