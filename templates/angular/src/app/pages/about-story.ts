import { Component, computed, inject } from '@angular/core'
import { artSeedOf } from '../../domain/art/picture.ts'
import { linesOf } from '../../domain/drafts.ts'
import { pictureSizes } from '../../domain/looks.ts'
import { paragraphsBeside } from '../../domain/text.ts'
import { SiteState } from '../state/site-state.ts'
import { SitePicture } from '../ui/site-picture.ts'
import { SiteWords } from '../ui/site-words.ts'

/** What the business tells about itself; the description stands above it already. */
@Component({
  selector: 'div[appAboutStory]',
  imports: [SitePicture, SiteWords],
  templateUrl: './about-story.html',
  host: { class: 'story' }
})
export class AboutStory {
  private readonly app = inject(SiteState)
  protected readonly pictureSizes = pictureSizes
  protected readonly about = computed(() => this.app.content().about)
  protected readonly seed = computed(() => `${artSeedOf(this.app.site())} story`)
  protected readonly paragraphs = computed(() =>
    paragraphsBeside(this.app.site().businessInfo.description, linesOf(this.about().story))
  )
}
