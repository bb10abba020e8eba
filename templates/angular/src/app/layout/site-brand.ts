import { Component, computed, inject } from '@angular/core'
import { logoSize } from '../../domain/pictures.ts'
import { isLongName } from '../../domain/text.ts'
import { SiteState } from '../state/site-state.ts'
import { SiteWords } from '../ui/site-words.ts'

/** The logo mark and the name, in a link to the home page. */
@Component({
  selector: 'a[appSiteBrand]',
  imports: [SiteWords],
  templateUrl: './site-brand.html',
  host: { class: 'brand', '[class.brand-long]': 'hasLongName()' }
})
export class SiteBrand {
  protected readonly app = inject(SiteState)
  protected readonly hasLongName = computed(() => isLongName(this.app.site().businessInfo.businessName))
  protected readonly logo = computed(() => this.app.content().logo)
  protected readonly size = computed(() => {
    const logo = this.logo()
    return logo === undefined ? undefined : logoSize(logo)
  })
}
