import { computed, Directive, inject, type Signal } from '@angular/core'
import { Navigation } from '../state/navigation.ts'
import { SiteState } from '../state/site-state.ts'
import { withBase } from './base-path.ts'

/** A link that stays on the site: it opens its page without loading the document anew. */
@Directive({ host: { '[attr.href]': 'href()', '(click)': 'follow($event)' } })
export abstract class SiteLink {
  protected readonly app = inject(SiteState)
  protected readonly navigation = inject(Navigation)

  /** The address as the routes of the site know it; undefined where the site has no such page. */
  abstract readonly address: Signal<string | undefined>

  protected readonly href = computed(() => {
    const address = this.address()
    return address === undefined ? null : withBase(address, this.app.basePath())
  })

  protected follow(event: MouseEvent): void {
    const address = this.address()
    // The browser knows better what to do with a key held down: it opens a tab, or saves the page.
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (address === undefined || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    this.open(address)
  }

  protected open(address: string): void {
    void this.navigation.open(address)
  }
}
