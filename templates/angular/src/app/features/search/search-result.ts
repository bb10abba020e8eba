import { Component, computed, input } from '@angular/core'
import { excerpt, type SearchResult } from '../../../domain/search.ts'
import { AddressLink } from '../../ui/address-link.ts'
import { MarkedText } from './marked-text.ts'

@Component({
  selector: 'li[appSearchResult]',
  imports: [AddressLink, MarkedText],
  templateUrl: './search-result.html'
})
export class SearchResultEntry {
  readonly result = input.required<SearchResult>({ alias: 'appSearchResult' })
  readonly query = input.required<string>()

  protected readonly excerpt = computed(() => excerpt(this.result().description, this.query()))
}
