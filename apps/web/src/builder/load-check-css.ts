import { hasCustomCss } from '@sitewright/builder'
import type { Site } from '@sitewright/site'
import type { BuilderStore } from './builder-store.ts'

/** Loads the check of custom CSS into the state. */
export async function loadCheckCss(store: BuilderStore): Promise<void> {
  if (store.get().checkCss !== undefined) return
  const { checkCustomCss } = await import('./check-css.ts')
  if (store.get().checkCss === undefined) store.dispatch({ type: 'setCheckCss', checkCss: checkCustomCss })
}

/** Loads the check of custom CSS where there is some; without it the parser is not worth its bytes. */
export async function loadNeededCheckCss(store: BuilderStore): Promise<void> {
  if (hasCustomCss(store.get())) await loadCheckCss(store)
}

/**
 * Continues from another site; its custom CSS is checked before the step to continue at is chosen. Without its check
 * the site is opened all the same: no later step is shown before it is loaded.
 */
export async function openSite(store: BuilderStore, site: Site): Promise<void> {
  if (hasCustomCss({ site })) await loadCheckCss(store).catch(() => undefined)
  store.dispatch({ type: 'openSite', site })
}
