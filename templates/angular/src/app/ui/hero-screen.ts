import { Component, inject } from '@angular/core'
import { artSeedOf } from '../../domain/art/picture.ts'
import { SiteState } from '../state/site-state.ts'
import { HeroFacts } from './hero-facts.ts'
import { headlineOf } from './headline.ts'
import { HeroText } from './hero-text.ts'
import { SitePicture } from './site-picture.ts'
import { SiteWords } from './site-words.ts'

/** The headline or the name, the owner's own description, the picture, and the facts that most visitors come for. */
@Component({
  selector: 'section[appHeroScreen]',
  imports: [HeroFacts, HeroText, SitePicture, SiteWords],
  templateUrl: './hero-screen.html',
  host: { class: 'hero', 'aria-labelledby': 'promise' }
})
export class HeroScreen {
  protected readonly app = inject(SiteState)
  protected readonly artSeedOf = artSeedOf
  protected readonly headlineOf = headlineOf
}
