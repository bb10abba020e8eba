import type { Page } from '@playwright/test'
import { waitForFrames } from './frames.ts'

/** Resizes the viewport of an open page, in pixels; resolves two frames later, when the page is rendered at that size. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await waitForFrames(page)
}
