import { Component, inject, input } from '@angular/core'
import { placeLabel, townNames } from '../../../domain/home.ts'
import { hoursText } from '../../../domain/hours.ts'
import type { Town } from '../../../domain/thin.ts'
import { SiteState } from '../../state/site-state.ts'
import { FittedText } from '../../ui/fitted-text.ts'
import { OpenNow } from '../../ui/open-now.ts'
import { SiteWords } from '../../ui/site-words.ts'
import { TownLine } from './town-line.ts'

/** The towns with their addresses, and when it is open. Whoever draws it asks whether there is a town. */
@Component({
  selector: 'section[appPlaceTile]',
  imports: [FittedText, OpenNow, SiteWords, TownLine],
  templateUrl: './place-tile.html',
  host: { class: 't-place', 'aria-labelledby': 'place' }
})
export class PlaceTile {
  readonly towns = input.required<readonly Town[]>({ alias: 'appPlaceTile' })

  protected readonly app = inject(SiteState)
  protected readonly hoursText = hoursText
  protected readonly placeLabel = placeLabel
  protected readonly townNames = townNames
}
