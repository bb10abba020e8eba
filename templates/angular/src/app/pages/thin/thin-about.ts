import { Component, computed, inject } from '@angular/core'
import { artSeedOf } from '../../../domain/art/picture.ts'
import { thinActions } from '../../../domain/home.ts'
import { pictureSizes } from '../../../domain/looks.ts'
import { splitSentences } from '../../../domain/text.ts'
import { SiteState } from '../../state/site-state.ts'
import { ActionLinks } from '../../ui/action-links.ts'
import { SitePicture } from '../../ui/site-picture.ts'
import { SiteWords } from '../../ui/site-words.ts'

/** The description, read slowly: its first sentence large, the others after it, beside one tall picture. */
@Component({
  selector: 'div[appThinAbout]',
  imports: [ActionLinks, SitePicture, SiteWords],
  templateUrl: './thin-about.html',
  host: { class: 'thin-about' }
})
export class ThinAbout {
  protected readonly app = inject(SiteState)
  protected readonly pictureSizes = pictureSizes
  protected readonly seed = computed(() => `${artSeedOf(this.app.site())} about`)
  protected readonly sentences = computed(() => splitSentences(this.app.site().businessInfo.description))
  protected readonly actions = computed(() => thinActions(this.app.site(), this.app.pages(), true))
}
