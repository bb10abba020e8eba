import { Component, computed, inject } from '@angular/core'
import { artSeedOf } from '../../../domain/art/picture.ts'
import { thinActions } from '../../../domain/home.ts'
import { pictureSizes } from '../../../domain/looks.ts'
import { SiteState } from '../../state/site-state.ts'
import { ActionLinks } from '../../ui/action-links.ts'
import { FittedName } from '../../ui/fitted-name.ts'
import { SitePicture } from '../../ui/site-picture.ts'
import { SiteWords } from '../../ui/site-words.ts'

/** The first screen: the name above, the words below, and a picture that says nothing. */
@Component({
  selector: 'section[appThinCover]',
  imports: [ActionLinks, FittedName, SitePicture, SiteWords],
  templateUrl: './thin-cover.html',
  host: { class: 'hero', 'aria-labelledby': 'promise' }
})
export class ThinCover {
  protected readonly app = inject(SiteState)
  protected readonly artSeedOf = artSeedOf
  protected readonly pictureSizes = pictureSizes
  protected readonly actions = computed(() => thinActions(this.app.site(), this.app.pages(), true))
}
