import { computed, Directive, input } from '@angular/core'
import { SiteLink } from './site-link.ts'

/** A link to a page of this site. A page that was not chosen cannot be linked to: whoever draws the link asks for it. */
@Directive({ selector: 'a[appPageLink]' })
export class PageLink extends SiteLink {
  /** Id of the page, see domain/pages.ts. */
  readonly page = input.required<string>({ alias: 'appPageLink' })
  readonly params = input<Record<string, string>>()
  /** Query with its question mark, `?filter=work`. */
  readonly query = input('')

  override readonly address = computed(() => {
    const path = this.app.findPath(this.page(), this.params())
    return path === undefined ? undefined : path + this.query()
  })
}
