import { Component, input, output } from '@angular/core'
import { geolocationMessages } from '../../../domain/features/geolocation.ts'
import type { pickedPlace } from '../../../domain/geolocation.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { MapLinks } from './map-links.ts'

/** The location that was selected, with links to a map. */
@Component({
  selector: 'div[appPickedPlace]',
  imports: [BaseButton, MapLinks],
  templateUrl: './picked-place.html',
  host: { class: 'panel panel-tint picked' }
})
export class PickedPlace {
  readonly place = input.required<NonNullable<ReturnType<typeof pickedPlace>>>({ alias: 'appPickedPlace' })
  readonly clear = output()

  protected readonly messages = geolocationMessages
}
