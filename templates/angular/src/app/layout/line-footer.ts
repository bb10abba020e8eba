import { Component, computed, inject } from '@angular/core'
import { footerEntries } from '../../domain/pages.ts'
import { SiteState } from '../state/site-state.ts'
import { FeatureSlots } from '../ui/feature-slots.ts'
import { PageLink } from '../ui/page-link.ts'
import { SiteWords } from '../ui/site-words.ts'
import { LegalLinks, legalPlaces } from './legal-links.ts'

/** The footer of a site that has little to list: the name and the pages, in one line. */
@Component({
  selector: 'footer[appLineFooter]',
  imports: [FeatureSlots, LegalLinks, PageLink, SiteWords],
  templateUrl: './line-footer.html',
  host: { class: 'foot-thin' }
})
export class LineFooter {
  protected readonly app = inject(SiteState)
  protected readonly pages = computed(() => footerEntries(this.app.navigation()))
  protected readonly hasLegal = computed(() => legalPlaces(this.app).length > 0)
}
