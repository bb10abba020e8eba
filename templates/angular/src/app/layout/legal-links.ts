import { Component, computed, inject } from '@angular/core'
import { SiteState } from '../state/site-state.ts'
import { PageLink } from '../ui/page-link.ts'

/** Links to the legal pages, in the footer of every page. */
@Component({
  selector: 'ul[appLegalLinks]',
  imports: [PageLink],
  templateUrl: './legal-links.html',
  host: { class: 'foot-legal' }
})
export class LegalLinks {
  private readonly app = inject(SiteState)
  protected readonly legal = computed(() => legalPlaces(this.app))
}

/** The legal pages that the site has. */
export function legalPlaces(app: SiteState) {
  return ['privacy', 'imprint'].flatMap((page) => app.pages().get(page) ?? [])
}
