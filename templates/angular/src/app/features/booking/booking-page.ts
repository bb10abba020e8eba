import { Component, computed, inject, viewChild } from '@angular/core'
import { bookingIntro, resultTexts } from '../../../domain/booking-form.ts'
import { stepsOf } from '../../../domain/booking.ts'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { afterChange } from '../../state/after-change.ts'
import { observeNow } from '../../state/browser-value.ts'
import { SiteState } from '../../state/site-state.ts'
import { PageBody } from '../../ui/page-body.ts'
import { PageHead } from '../../ui/page-head.ts'
import { TrialNotice } from '../../ui/trial-notice.ts'
import { AskStep } from './ask-step.ts'
import { BookingFlow } from './booking-flow.ts'
import { BookingProgress } from './booking-progress.ts'
import { BookingResult } from './booking-result.ts'
import { DateStep } from './date-step.ts'
import { DetailsStep } from './details-step.ts'
import { TimeStep } from './time-step.ts'
import { UpcomingBookings } from './upcoming-bookings.ts'
import { UpcomingList } from './upcoming-list.ts'

/**
 * The booking page. What its address asks for counts once the page has started: it was written without it. Each later
 * step moves the focus to its heading.
 */
@Component({
  selector: 'app-page',
  imports: [
    AskStep,
    BookingProgress,
    BookingResult,
    DateStep,
    DetailsStep,
    PageBody,
    PageHead,
    TimeStep,
    TrialNotice,
    UpcomingBookings,
    UpcomingList
  ],
  providers: [BookingFlow],
  templateUrl: './booking-page.html'
})
export class BookingPage {
  private readonly app = inject(SiteState)
  private readonly flow = inject(BookingFlow)
  protected readonly bookingMessages = bookingMessages
  protected readonly now = observeNow()
  protected readonly step = this.flow.step
  protected readonly mode = computed(() => this.flow.session().mode)
  protected readonly title = computed(() => {
    const { action } = this.app.content().hero
    return action.page === 'booking' ? { of: action, field: 'label' as const } : bookingMessages.title
  })
  protected readonly intro = computed(() => bookingIntro(this.flow.state().schedule, this.mode()))
  protected readonly steps = computed(() => stepsOf(this.flow.state().schedule, this.mode()))
  /** The request that was made, and what is said of it. Only a server's confirmation makes it a booking. */
  protected readonly result = computed(() => {
    const { booked, perhapsSent } = this.flow.state()
    if (booked === undefined || this.step() !== 'confirmation') return undefined
    return { booked, ...resultTexts(booked, this.mode(), perhapsSent) }
  })
  private readonly resultHead = viewChild<PageHead<object, object>>('resultHead')

  constructor() {
    afterChange(this.flow.place, (place, before) => {
      // The first step of another session is no move.
      if (place.session === before.session && place.step !== before.step)
        (this.resultHead() ?? this.flow.heading)?.focus()
    })
  }
}
