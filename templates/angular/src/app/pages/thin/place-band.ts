import { Component, computed, inject, input } from '@angular/core'
import { placeLabel, townNames } from '../../../domain/home.ts'
import { hoursText } from '../../../domain/hours.ts'
import { frameMessages } from '../../../domain/messages.ts'
import type { Town } from '../../../domain/thin.ts'
import { SiteState } from '../../state/site-state.ts'
import { EmailLink } from '../../ui/email-link.ts'
import { FittedText } from '../../ui/fitted-text.ts'
import { OpenNow } from '../../ui/open-now.ts'
import { PhoneLinks } from '../../ui/phone-links.ts'
import { SiteWords } from '../../ui/site-words.ts'
import { TownStreet } from './town-street.ts'

/**
 * Where it is, in large letters, and every way to reach it in ruled rows. Whoever draws it asks whether there is a town,
 * or a way.
 */
@Component({
  selector: 'section[appPlaceBand]',
  imports: [EmailLink, FittedText, OpenNow, PhoneLinks, SiteWords, TownStreet],
  templateUrl: './place-band.html',
  host: { class: 'sec place-band', '[attr.aria-label]': 'label()' }
})
export class PlaceBand {
  readonly towns = input.required<readonly Town[]>({ alias: 'appPlaceBand' })

  protected readonly app = inject(SiteState)
  protected readonly hoursText = hoursText
  protected readonly messages = frameMessages
  protected readonly townNames = townNames
  protected readonly business = computed(() => this.app.site().businessInfo)
  protected readonly label = computed(() => placeLabel(this.towns(), this.app.content()))
}
