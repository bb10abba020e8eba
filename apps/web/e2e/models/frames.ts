import type { Page } from '@playwright/test'

/** Resolves two frames later, once the page has heard of what changed in its window and is drawn anew. */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((rendered) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(rendered)))
      )
  )
}
