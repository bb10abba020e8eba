import { Component, computed, input } from '@angular/core'
import { mapLinks } from '../../../domain/geolocation.ts'
import { frameMessages } from '../../../domain/messages.ts'

/** A link to a map, where there is something that a map can find. */
@Component({
  selector: 'a[appMapLink]',
  templateUrl: './map-link.html',
  host: { class: 'more-link', '[attr.href]': 'url()' }
})
export class MapLink {
  readonly address = input.required<string>({ alias: 'appMapLink' })

  protected readonly messages = frameMessages
  protected readonly url = computed(() => mapLinks({ address: this.address() })[0]?.url)
}
