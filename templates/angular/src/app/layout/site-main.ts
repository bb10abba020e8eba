import { computed, Directive, ElementRef, inject } from '@angular/core'
import { pageHeadOf } from '../../domain/head.ts'
import { notFoundPlace } from '../../domain/pages.ts'
import { Navigation } from '../state/navigation.ts'
import { showOpenPage } from '../state/open-page.ts'
import { SiteState } from '../state/site-state.ts'

/** The element that holds the page, which says which one is open. */
@Directive({
  selector: 'main[appSiteMain]',
  host: {
    id: 'main',
    tabindex: '-1',
    '[class]': "'page-' + navigation.page().page",
    '[attr.data-page]': 'navigation.page().page',
    '[attr.data-feature]': 'navigation.page().feature',
    '[attr.aria-busy]': 'navigation.isLoading() || null'
  }
})
export class SiteMain {
  private readonly app = inject(SiteState)
  private readonly main = inject<ElementRef<HTMLElement>>(ElementRef)
  protected readonly navigation = inject(Navigation)
  private readonly head = computed(() => {
    const { page, id } = this.navigation.page()
    const place = this.app.pages().get(page) ?? notFoundPlace
    return pageHeadOf(this.app.site(), place, this.navigation.path(), id)
  })

  constructor() {
    showOpenPage({ getMain: () => this.main.nativeElement, getHead: this.head })
  }
}
