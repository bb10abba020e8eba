import { Component, computed, inject } from '@angular/core'
import { clock } from '../../../browser/device.ts'
import { offersTimes, offerTexts } from '../../../domain/booking.ts'
import { dayFormats, dayOf, formatTime } from '../../../domain/calendar.ts'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { createFreeTimes } from '../../../domain/sessions/bookings.ts'
import { observeLocale, observeNow } from '../../state/browser-value.ts'
import { observe } from '../../state/observe.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { SiteState } from '../../state/site-state.ts'
import { DayText } from '../../ui/day-text.ts'
import { MoreLink } from '../../ui/more-link.ts'
import { PageLink } from '../../ui/page-link.ts'
import { PageSection } from '../../ui/page-section.ts'

/** The next times on the home page, each one click away from being asked for. */
@Component({
  selector: 'div[appBookOnline]',
  imports: [DayText, MoreLink, PageLink, PageSection],
  templateUrl: './book-online.html'
})
export class BookOnline {
  private readonly app = inject(SiteState)
  private readonly backend = inject(SiteBackend)
  private readonly now = observeNow()
  protected readonly bookingMessages = bookingMessages
  protected readonly dayFormats = dayFormats
  protected readonly formatTime = formatTime
  protected readonly locale = observeLocale()
  protected readonly days = observe(() =>
    createFreeTimes({ backend: this.backend.current(), site: this.app.site(), clock })
  )
  protected readonly hasTimes = computed(() => {
    const now = this.now()
    return offersTimes(this.app.content(), now && dayOf(now))
  })
  protected readonly texts = computed(() => offerTexts(this.backend.current().messages, this.hasTimes()))

  protected addressQuery(day: string, time: string): string {
    return `?${new URLSearchParams({ day, time })}`
  }
}
