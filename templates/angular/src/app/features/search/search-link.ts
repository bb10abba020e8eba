import { Component, inject } from '@angular/core'
import { searchMessages } from '../../../domain/features/search.ts'
import { SiteState } from '../../state/site-state.ts'
import { BaseIcon } from '../../ui/base-icon.ts'
import { PageLink } from '../../ui/page-link.ts'

/** The search link in the header. */
@Component({
  selector: 'div[appSearchLink]',
  imports: [BaseIcon, PageLink],
  templateUrl: './search-link.html'
})
export class SearchLink {
  protected readonly app = inject(SiteState)
  protected readonly messages = searchMessages
}
