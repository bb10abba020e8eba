import { Component, computed, inject, input } from '@angular/core'
import { galleryMessages } from '../../../domain/features/gallery.ts'
import { filterQuery, galleryFilters, type GalleryFilter } from '../../../domain/gallery.ts'
import { Navigation } from '../../state/navigation.ts'
import { AddressLink } from '../../ui/address-link.ts'

/** Links to the categories of the gallery. The page stays scrolled as it is. */
@Component({
  selector: 'nav[appGalleryFilters]',
  imports: [AddressLink],
  templateUrl: './gallery-filters.html',
  host: { class: 'chips', '[attr.aria-label]': 'messages.filter' }
})
export class GalleryFilters {
  readonly current = input.required<GalleryFilter>()

  private readonly navigation = inject(Navigation)
  protected readonly messages = galleryMessages
  protected readonly links = computed(() =>
    galleryFilters.map((filter) => {
      const query = filterQuery(filter)
      // A query that asks for nothing is none.
      return { filter, address: this.navigation.path() + (query === '?' ? '' : query) }
    })
  )
}
