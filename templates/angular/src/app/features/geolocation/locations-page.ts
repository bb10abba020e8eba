import { Component, computed, inject } from '@angular/core'
import { findPosition } from '../../../browser/position.ts'
import { geolocationMessages } from '../../../domain/features/geolocation.ts'
import { createLocation } from '../../../domain/sessions/location.ts'
import { observe } from '../../state/observe.ts'
import { SiteState } from '../../state/site-state.ts'
import { PageBody } from '../../ui/page-body.ts'
import { PageHead } from '../../ui/page-head.ts'
import { SiteWords } from '../../ui/site-words.ts'
import { LocationMap } from './location-map.ts'
import { LocationPicker } from './location-picker.ts'
import { PlaceEntry } from './place-entry.ts'

/** The places of the business in a list and on a drawn map. */
@Component({
  selector: 'app-page',
  imports: [LocationMap, LocationPicker, PageBody, PageHead, PlaceEntry, SiteWords],
  templateUrl: './locations-page.html'
})
export class LocationsPage {
  protected readonly content = inject(SiteState).content
  protected readonly messages = geolocationMessages
  protected readonly location = createLocation({ findPosition: () => findPosition() })
  protected readonly picked = observe(() => this.location)
  protected readonly places = computed(() => this.content().locations)
  protected readonly hasMap = computed(() => this.places().some(({ coordinates }) => coordinates))
  protected readonly visitor = computed(() => {
    const picked = this.picked()
    return picked.kind === 'position' ? picked.coordinates : undefined
  })
}
