import { Component, input, output } from '@angular/core'
import { contactMessages } from '../../../domain/features/contact-form.ts'
import type { Place } from '../../../domain/site.ts'
import { SiteWords } from '../../ui/site-words.ts'

/** The places of the business, of which one is asked. */
@Component({ selector: 'fieldset[appPlaceChips]', imports: [SiteWords], templateUrl: './place-chips.html' })
export class PlaceChips {
  readonly places = input.required<readonly Place[]>()
  /** Name of the place. */
  readonly chosen = input.required<string>()
  readonly choose = output<string>()

  protected readonly messages = contactMessages
}
