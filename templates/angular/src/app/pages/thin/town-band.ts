import { Component, inject, input } from '@angular/core'
import { placeLabel, townNames } from '../../../domain/home.ts'
import { hoursText } from '../../../domain/hours.ts'
import { pictureSizes } from '../../../domain/looks.ts'
import type { Town } from '../../../domain/thin.ts'
import { SiteState } from '../../state/site-state.ts'
import { FittedText } from '../../ui/fitted-text.ts'
import { OpenNow } from '../../ui/open-now.ts'
import { SitePicture } from '../../ui/site-picture.ts'
import { SiteWords } from '../../ui/site-words.ts'
import { TownLine } from './town-line.ts'

/** The towns as ruled rows of one size. Whoever draws it asks whether there is one. */
@Component({
  selector: 'section[appTownBand]',
  imports: [FittedText, OpenNow, SitePicture, SiteWords, TownLine],
  templateUrl: './town-band.html',
  host: { class: 'sec', 'aria-labelledby': 'towns' }
})
export class TownBand {
  readonly towns = input.required<readonly Town[]>({ alias: 'appTownBand' })

  protected readonly app = inject(SiteState)
  protected readonly hoursText = hoursText
  protected readonly pictureSizes = pictureSizes
  protected readonly placeLabel = placeLabel
  protected readonly townNames = townNames
}
