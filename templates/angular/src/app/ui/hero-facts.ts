import { Component, computed, inject } from '@angular/core'
import { addressLabel } from '../../domain/business.ts'
import { addressLine } from '../../domain/home.ts'
import { hoursText } from '../../domain/hours.ts'
import { frameMessages } from '../../domain/messages.ts'
import { SiteState } from '../state/site-state.ts'
import { BaseIcon } from './base-icon.ts'
import { EmailLink } from './email-link.ts'
import { OpenNow } from './open-now.ts'
import { PhoneLinks } from './phone-links.ts'
import { SiteWords } from './site-words.ts'

/** Hours, place and telephone; the e-mail address where no page has a form. */
@Component({
  selector: 'dl[appHeroFacts]',
  imports: [BaseIcon, EmailLink, OpenNow, PhoneLinks, SiteWords],
  templateUrl: './hero-facts.html'
})
export class HeroFacts {
  protected readonly app = inject(SiteState)
  protected readonly business = computed(() => this.app.site().businessInfo)
  protected readonly hoursText = computed(() => {
    const { hours, language } = this.app.content()
    return hours && hoursText(hours, language)
  })
  protected readonly where = computed(() => addressLine(this.app.site()))
  protected readonly whereLabel = computed(() => addressLabel(this.app.content()))
  protected readonly frameMessages = frameMessages
}
