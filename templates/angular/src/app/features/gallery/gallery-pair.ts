import { Component, input } from '@angular/core'
import { galleryMessages } from '../../../domain/features/gallery.ts'
import { SitePicture } from '../../ui/site-picture.ts'
import type { Shot } from './gallery-shot.ts'

/**
 * A picture of the gallery with one of before beside it. One that has none is drawn by SitePicture alone, in the frame
 * around it.
 */
@Component({
  selector: 'span[appGalleryPair]',
  imports: [SitePicture],
  templateUrl: './gallery-pair.html',
  host: { class: 'pair' }
})
export class GalleryPair {
  readonly shot = input.required<Shot>({ alias: 'appGalleryPair' })

  protected readonly messages = galleryMessages
}
