import { inject, type Type } from '@angular/core'
import type { LoadPage } from './feature.ts'
import { PageNotLoaded } from './layout/page-not-loaded.ts'
import { Started } from './state/started.ts'

/**
 * Loads the code of a page. Where that fails, since a newer version of the site has replaced it or there is no network,
 * the address is opened all the same, with a page that says what happened.
 */
export async function loadPage(load: LoadPage): Promise<Type<unknown>> {
  const { isBrowser } = inject(Started)
  try {
    return await load()
  } catch (error) {
    if (!isBrowser) throw error
    console.error(error)
    return PageNotLoaded
  }
}
