import { Component, computed, input } from '@angular/core'
import { geolocationMessages } from '../../../domain/features/geolocation.ts'
import { distanceText, type Coordinates } from '../../../domain/geolocation.ts'
import { pictureSizes } from '../../../domain/looks.ts'
import type { Place } from '../../../domain/site.ts'
import { observeLocale } from '../../state/browser-value.ts'
import { PhoneLinks } from '../../ui/phone-links.ts'
import { SitePicture } from '../../ui/site-picture.ts'
import { SiteWords } from '../../ui/site-words.ts'
import { MapLinks } from './map-links.ts'

/** One place: where, when, how far. */
@Component({
  selector: 'li[appPlaceEntry]',
  imports: [MapLinks, PhoneLinks, SitePicture, SiteWords],
  templateUrl: './place-entry.html',
  host: { class: 'place' }
})
export class PlaceEntry {
  readonly place = input.required<Place>({ alias: 'appPlaceEntry' })
  readonly visitor = input<Coordinates>()

  protected readonly messages = geolocationMessages
  protected readonly sizes = pictureSizes.half
  private readonly locale = observeLocale()
  protected readonly distance = computed(() => distanceText(this.place(), this.visitor(), this.locale()))
}
