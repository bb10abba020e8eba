import { Component, computed, input } from '@angular/core'
import { geolocationMessages } from '../../../domain/features/geolocation.ts'
import { mapLinks, type MapTarget } from '../../../domain/geolocation.ts'

/** Plain links to map services. Nothing is asked of them before a click. */
@Component({ selector: 'p[appMapLinks]', templateUrl: './map-links.html', host: { class: 'map-links' } })
export class MapLinks {
  readonly target = input.required<MapTarget>({ alias: 'appMapLinks' })
  /** What is shown there, for those who read the links alone. */
  readonly name = input.required<string>()

  protected readonly messages = geolocationMessages
  protected readonly services = computed(() => {
    const { newWindow, openPlaceIn } = geolocationMessages
    return mapLinks(this.target()).map((service) => ({
      ...service,
      label: `${openPlaceIn(this.name(), service.name)} (${newWindow})`
    }))
  })
}
