import { Component, computed, inject } from '@angular/core'
import { galleryMessages } from '../../../domain/features/gallery.ts'
import { filterFrom, filterItems } from '../../../domain/gallery.ts'
import { Navigation } from '../../state/navigation.ts'
import { SiteState } from '../../state/site-state.ts'
import { IconButton } from '../../ui/icon-button.ts'
import { ModalDialog } from '../../ui/modal-dialog.ts'
import { PageBody } from '../../ui/page-body.ts'
import { PageHead } from '../../ui/page-head.ts'
import { SitePicture } from '../../ui/site-picture.ts'
import { GalleryFilters } from './gallery-filters.ts'
import { GalleryPair } from './gallery-pair.ts'
import { GalleryPictures } from './gallery-pictures.ts'
import { bindLargeView } from './large-view.ts'

/** The gallery. Its category is in the URL, so that a link can name it. A picture is seen large in a lightbox. */
@Component({
  selector: 'app-page',
  imports: [
    GalleryFilters,
    GalleryPair,
    GalleryPictures,
    IconButton,
    ModalDialog,
    PageBody,
    PageHead,
    SitePicture
  ],
  templateUrl: './gallery-page.html'
})
export class GalleryPage {
  private readonly navigation = inject(Navigation)
  protected readonly content = inject(SiteState).content
  protected readonly messages = galleryMessages
  protected readonly items = computed(() => this.content().gallery?.items ?? [])
  protected readonly filter = computed(() =>
    filterFrom(new URLSearchParams(this.navigation.query()).get('filter'))
  )
  protected readonly visible = computed(() => filterItems(this.items(), this.filter()))
  protected readonly large = bindLargeView({ filter: this.filter, items: this.visible, all: this.items })
}
