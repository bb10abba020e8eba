import { Component, computed, inject, input } from '@angular/core'
import { addressLabel } from '../../../domain/business.ts'
import { frameMessages } from '../../../domain/messages.ts'
import { isStreet, type Town } from '../../../domain/thin.ts'
import { SiteState } from '../../state/site-state.ts'
import { SiteWords } from '../../ui/site-words.ts'
import { MapLink } from './map-link.ts'

@Component({
  selector: 'div[appTownStreet]',
  imports: [MapLink, SiteWords],
  templateUrl: './town-street.html'
})
export class TownStreet {
  readonly town = input.required<Town>({ alias: 'appTownStreet' })
  readonly address = input.required<string>()

  private readonly app = inject(SiteState)
  protected readonly isStreet = isStreet
  protected readonly label = computed(() =>
    addressLabel(this.app.content(), isStreet(this.address()) ? frameMessages.comeBy : frameMessages.findUs)
  )
}
