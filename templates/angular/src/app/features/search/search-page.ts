import { Component, computed, inject } from '@angular/core'
import { searchMessages } from '../../../domain/features/search.ts'
import { buildIndex, searchEntries } from '../../../domain/search.ts'
import { createSearch } from '../../../domain/sessions/search.ts'
import { Navigation } from '../../state/navigation.ts'
import { observe } from '../../state/observe.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { SiteState } from '../../state/site-state.ts'
import { PageBody } from '../../ui/page-body.ts'
import { PageHead } from '../../ui/page-head.ts'
import { SearchBox } from './search-box.ts'
import { SearchResults } from './search-results.ts'

/** Searches the site's own content. */
@Component({
  selector: 'app-page',
  imports: [PageBody, PageHead, SearchBox, SearchResults],
  templateUrl: './search-page.html'
})
export class SearchPage {
  private readonly app = inject(SiteState)
  private readonly backend = inject(SiteBackend)
  private readonly navigation = inject(Navigation)
  protected readonly messages = searchMessages

  protected readonly query = computed(() =>
    (new URLSearchParams(this.navigation.query()).get('q') ?? '').trim()
  )
  private readonly index = computed(() => buildIndex(searchEntries(this.app.site(), this.app.pages())))
  private readonly session = computed(() =>
    createSearch({ backend: this.backend.current(), index: this.index(), query: this.query() })
  )
  protected readonly state = observe(this.session)

  protected search(q: string): void {
    void this.navigation.open(`${this.navigation.path()}?${new URLSearchParams({ q })}`, 'still')
  }
}
