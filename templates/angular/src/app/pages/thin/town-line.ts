import { Component, input } from '@angular/core'
import { isStreet, type Town } from '../../../domain/thin.ts'
import { SiteWords } from '../../ui/site-words.ts'
import { MapLink } from './map-link.ts'

/**
 * The address in a town, with a link to a map where there is a street, at the end of the element that this stands on.
 */
@Component({
  selector: '[appTownLine]',
  imports: [MapLink, SiteWords],
  templateUrl: './town-line.html'
})
export class TownLine {
  readonly town = input.required<Town>({ alias: 'appTownLine' })

  protected readonly isStreet = isStreet
}
