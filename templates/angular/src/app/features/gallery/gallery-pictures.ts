import { Component, computed, inject, input, output } from '@angular/core'
import { galleryMessages } from '../../../domain/features/gallery.ts'
import { placeholderStyle } from '../../../domain/gallery.ts'
import type { GalleryItem } from '../../../domain/site.ts'
import { SiteState } from '../../state/site-state.ts'
import { SitePicture } from '../../ui/site-picture.ts'
import { SiteWords } from '../../ui/site-words.ts'
import { GalleryPair } from './gallery-pair.ts'
import { shotOf } from './gallery-shot.ts'

/** The pictures as a grid; a click picks one, to be seen large. */
@Component({
  selector: 'ul[appGalleryPictures]',
  imports: [GalleryPair, SitePicture, SiteWords],
  templateUrl: './gallery-pictures.html',
  host: { class: 'shots' }
})
export class GalleryPictures {
  readonly items = input.required<readonly GalleryItem[]>({ alias: 'appGalleryPictures' })
  readonly all = input.required<readonly GalleryItem[]>()
  /** Id of the picture that was clicked. */
  readonly pick = output<string>()

  private readonly app = inject(SiteState)
  protected readonly messages = galleryMessages
  protected readonly shots = computed(() => {
    const { art } = this.app.content()
    return this.items().map((item) => shotOf(item, placeholderStyle(item, this.all().indexOf(item), art)))
  })
}
