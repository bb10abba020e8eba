import { Component, computed, inject } from '@angular/core'
import { townsOf } from '../../../domain/thin.ts'
import { SiteState } from '../../state/site-state.ts'
import { CallToAction, hasCallToAction } from '../../ui/call-to-action.ts'
import { FeatureSlots } from '../../ui/feature-slots.ts'
import { FirstScreen } from '../../ui/first-screen.ts'
import { PhoneBand } from './phone-band.ts'
import { PlaceBand } from './place-band.ts'
import { ThinCover } from './thin-cover.ts'
import { ThinTiles } from './thin-tiles.ts'
import { TownBand } from './town-band.ts'

/** The home page of a business that says who it is, what it does, where it is and how it is reached. */
@Component({
  selector: 'div[appThinHome]',
  imports: [CallToAction, FeatureSlots, FirstScreen, PhoneBand, PlaceBand, ThinCover, ThinTiles, TownBand],
  templateUrl: './thin-home.html',
  host: { class: 'thin' }
})
export class ThinHome {
  protected readonly app = inject(SiteState)
  protected readonly towns = computed(() => townsOf(this.app.site()))
  /** Whether it has a telephone or an e-mail address. */
  protected readonly isReached = computed(() => {
    const { contactPhone, contactEmail } = this.app.site().businessInfo
    return contactPhone !== '' || contactEmail !== ''
  })
  protected readonly hasCall = computed(() => hasCallToAction(this.app.content()))
  /** Nothing is said twice: the last word has its own page. */
  protected readonly without = computed(() =>
    this.hasCall() ? this.app.content().callToAction.action.page : undefined
  )
}
