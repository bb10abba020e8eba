import { Component, computed, input } from '@angular/core'
import { searchMessages } from '../../../domain/features/search.ts'
import type { SearchState } from '../../../domain/sessions/search.ts'
import { BaseSpinner } from '../../ui/base-spinner.ts'
import { SearchResultEntry } from './search-result.ts'
import { SearchSuggestions } from './search-suggestions.ts'

@Component({
  selector: 'div[appSearchResults]',
  imports: [BaseSpinner, SearchResultEntry, SearchSuggestions],
  templateUrl: './search-results.html',
  host: { class: 'results' }
})
export class SearchResults {
  readonly state = input.required<SearchState>({ alias: 'appSearchResults' })

  protected readonly messages = searchMessages
  protected readonly isSearching = computed(() => this.state().kind === 'searching')
  protected readonly found = computed(() => {
    const state = this.state()
    return state.kind === 'found' ? state : undefined
  })
  protected readonly summary = computed(() => {
    const found = this.found()
    if (found === undefined) return ''
    const { results, query } = found
    return results.length === 0
      ? searchMessages.noneTitle(query)
      : searchMessages.results(results.length, query)
  })
}
