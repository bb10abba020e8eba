import { Component, computed, inject, input } from '@angular/core'
import type { Place } from '../../domain/site.ts'
import { SiteState } from '../state/site-state.ts'
import { phoneParts } from './phones.ts'
import { SiteWords } from './site-words.ts'

/**
 * The telephone numbers of the business, or of one of its places, each of which calls by itself. They are drawn in the
 * element that this stands on, between what is projected as `[before]` and all other content.
 */
@Component({ selector: '[appPhoneLinks]', imports: [SiteWords], templateUrl: './phone-links.html' })
export class PhoneLinks {
  readonly place = input<Place>()
  readonly linkClass = input('')

  private readonly app = inject(SiteState)
  protected readonly parts = computed(() => phoneParts(this.app.site(), this.place()))
}
