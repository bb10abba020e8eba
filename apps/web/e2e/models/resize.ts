import type { Page } from '@playwright/test'

/** Changes the size of an open page's window, in pixels; resolves once what depends on it was drawn anew. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    () =>
      new Promise<void>((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))
      )
  )
}
