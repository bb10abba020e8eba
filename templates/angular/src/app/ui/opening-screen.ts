import { Component, inject } from '@angular/core'
import { artSeedOf } from '../../domain/art/picture.ts'
import { SiteState } from '../state/site-state.ts'
import { FittedName } from './fitted-name.ts'
import { HeroFacts } from './hero-facts.ts'
import { HeroText } from './hero-text.ts'
import { OpeningRows } from './opening-rows.ts'
import { SitePicture } from './site-picture.ts'

/** A first screen that is one composition: the name, the motif, what is on offer, and the facts most visitors come for. */
@Component({
  selector: 'section[appOpeningScreen]',
  imports: [FittedName, HeroFacts, HeroText, OpeningRows, SitePicture],
  templateUrl: './opening-screen.html',
  host: {
    class: 'opening',
    'aria-labelledby': 'promise',
    '[attr.data-opening]': 'app.content().art.opening',
    '[attr.data-ground]': 'app.content().art.ground'
  }
})
export class OpeningScreen {
  protected readonly app = inject(SiteState)
  protected readonly artSeedOf = artSeedOf
}
