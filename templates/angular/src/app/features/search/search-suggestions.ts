import { Component, computed, inject } from '@angular/core'
import { suggestedPages } from '../../../domain/search.ts'
import { SiteState } from '../../state/site-state.ts'
import { BaseIcon } from '../../ui/base-icon.ts'
import { PageLink } from '../../ui/page-link.ts'

/** Pages that are worth a look. */
@Component({
  selector: 'ul[appSearchSuggestions]',
  imports: [BaseIcon, PageLink],
  templateUrl: './search-suggestions.html',
  host: { class: 'ways' }
})
export class SearchSuggestions {
  private readonly app = inject(SiteState)
  protected readonly pages = computed(() => suggestedPages(this.app.pages()))
}
