import { Component, computed, inject } from '@angular/core'
import { artSeedOf } from '../../../domain/art/picture.ts'
import { pictureSizes } from '../../../domain/looks.ts'
import { townsOf } from '../../../domain/thin.ts'
import { SiteState } from '../../state/site-state.ts'
import { FittedName } from '../../ui/fitted-name.ts'
import { SitePicture } from '../../ui/site-picture.ts'
import { SiteWords } from '../../ui/site-words.ts'
import { PlaceTile } from './place-tile.ts'
import { ReachTile } from './reach-tile.ts'

/** Name, picture, letter, place: five tiles and no more. */
@Component({
  selector: 'div[appThinTiles]',
  imports: [FittedName, PlaceTile, ReachTile, SitePicture, SiteWords],
  templateUrl: './thin-tiles.html',
  host: { class: 'bento' }
})
export class ThinTiles {
  protected readonly app = inject(SiteState)
  protected readonly artSeedOf = artSeedOf
  protected readonly pictureSizes = pictureSizes
  protected readonly business = computed(() => this.app.site().businessInfo)
  protected readonly towns = computed(() => townsOf(this.app.site()))
}
