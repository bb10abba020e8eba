import type { Page } from '@playwright/test'

/** Resolves with the next frame but one, once the page is drawn as its window is now. */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))
  )
}

/** Gives an open page another window, in pixels; resolves once it is drawn in it. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await waitForFrames(page)
}
