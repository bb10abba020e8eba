import { inject, type Type } from '@angular/core'
import type { LoadComponent } from './feature.ts'
import { PageNotLoaded } from './layout/page-not-loaded.ts'
import { PageSlots } from './state/page-slots.ts'
import { SiteState } from './state/site-state.ts'
import { Started } from './state/started.ts'

/**
 * Loads the code of a page, and of what features show on it. Where that fails, since a newer version of the site has
 * replaced it or there is no network, the address is opened all the same, with a page that says what happened.
 */
export async function loadPage(page: string, load: LoadComponent): Promise<Type<unknown>> {
  const { isBrowser } = inject(Started)
  const slots = inject(PageSlots).loadPage(inject(SiteState).features(), page)
  try {
    const [component] = await Promise.all([load(), slots])
    return component
  } catch (error) {
    if (!isBrowser) throw error
    console.error(error)
    return PageNotLoaded
  }
}
