import { storageKeys, type StepId } from '@sitewright/builder'
import type { Site } from '@sitewright/site'
import { completeSite, toSavedState } from '../../e2e/models/saved-state.ts'
import './opened-builder.tsx'
import type { Page } from './page.ts'

export { completeSite, toSavedState } from '../../e2e/models/saved-state.ts'

/** Lets the page begin with a text in the browser's storage, as an earlier visit left it. */
export function seedStorage(_page: Page, text: string): Promise<void> {
  if (localStorage.getItem(storageKeys.state) === null) localStorage.setItem(storageKeys.state, text)
  return Promise.resolve()
}

/** Begins at a step of a complete configuration. */
export async function openStep(page: Page, step: StepId, site: Site = completeSite): Promise<void> {
  await seedStorage(page, toSavedState(site, step))
  await page.goto(`/builder/${step}`)
}

/** Begins on a page that shows a generated project. */
export async function openGenerated(page: Page, address: string, site: Site = completeSite): Promise<void> {
  await seedStorage(page, toSavedState(site, 'review', true))
  await page.goto(address)
}
