import { Component, computed, input } from '@angular/core'
import { geolocationMessages } from '../../../domain/features/geolocation.ts'
import { drawPins, labelPosition, mapSize, placePins, type Coordinates } from '../../../domain/geolocation.ts'
import type { Place } from '../../../domain/site.ts'
import { SvgDrawing } from '../../ui/svg-drawing.ts'

/** A schematic map of the places, drawn without a request to a map service. */
@Component({
  selector: 'figure[appLocationMap]',
  imports: [SvgDrawing],
  templateUrl: './location-map.html',
  host: { class: 'map-figure' }
})
export class LocationMap {
  readonly places = input.required<readonly Place[]>({ alias: 'appLocationMap' })
  readonly visitor = input<Coordinates>()

  protected readonly messages = geolocationMessages
  protected readonly viewBox = `0 0 ${mapSize} ${mapSize}`
  private readonly pins = computed(() => placePins(this.places(), this.visitor(), geolocationMessages.you))
  protected readonly drawn = computed(() => drawPins(this.places(), this.pins()))
  protected readonly labels = computed(() =>
    this.pins().flatMap((pin) => {
      const position = labelPosition(pin)
      return position ? [{ ...position, id: pin.id, text: pin.label }] : []
    })
  )
  protected readonly names = computed(() =>
    this.pins()
      .map(({ label }) => label)
      .join(', ')
  )
}
