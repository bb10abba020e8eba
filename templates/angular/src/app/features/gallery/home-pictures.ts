import { Component, computed, inject } from '@angular/core'
import { galleryMessages } from '../../../domain/features/gallery.ts'
import { homePictures } from '../../../domain/gallery.ts'
import { SiteState } from '../../state/site-state.ts'
import { MoreLink } from '../../ui/more-link.ts'
import { PageLink } from '../../ui/page-link.ts'
import { PageSection } from '../../ui/page-section.ts'
import { SitePicture } from '../../ui/site-picture.ts'
import { SiteWords } from '../../ui/site-words.ts'
import { shotOf } from './gallery-shot.ts'

/** The first photographs on the home page; the gallery has them all. */
@Component({
  selector: 'div[appHomePictures]',
  imports: [MoreLink, PageLink, PageSection, SitePicture, SiteWords],
  templateUrl: './home-pictures.html'
})
export class HomePictures {
  private readonly app = inject(SiteState)
  protected readonly messages = galleryMessages
  protected readonly first = computed(() => {
    const { gallery, art } = this.app.content()
    const { shown, more } = homePictures(gallery?.items ?? [])
    if (gallery === undefined || shown.length === 0) return undefined
    return { gallery, more, shots: shown.map((item) => shotOf(item, art.style)) }
  })
}
