import { Component, computed, inject } from '@angular/core'
import type { Site } from '../../domain/site.ts'
import { SiteState } from '../state/site-state.ts'
import { SiteWords } from './site-words.ts'

/** The URL that opens a mail to the business. */
export function mailAddress({ businessInfo }: Pick<Site, 'businessInfo'>): string {
  return `mailto:${encodeURIComponent(businessInfo.contactEmail).replace('%40', '@')}`
}

/** The e-mail address of the business, which opens a mail to it. */
@Component({
  selector: 'a[appEmailLink]',
  imports: [SiteWords],
  templateUrl: './email-link.html',
  host: { '[attr.href]': 'href()' }
})
export class EmailLink {
  protected readonly app = inject(SiteState)
  protected readonly href = computed(() => mailAddress(this.app.site()))
}
