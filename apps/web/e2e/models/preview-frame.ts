import { expect, type FrameLocator, type Frame, type Page } from '@playwright/test'

/** The previewed site in a device of the preview pane. */
export function previewFrame(page: Page, device: 'phone' | 'tablet' | 'desktop'): FrameLocator {
  return page.frameLocator(`iframe[title="Live preview, ${device}"]`)
}

/** The frame itself, to run code as the previewed site would. */
export async function getPreviewFrame(page: Page, device: 'phone' | 'tablet' | 'desktop'): Promise<Frame> {
  const element = page.locator(`iframe[title="Live preview, ${device}"]`)
  await expect(previewFrame(page, device).getByRole('heading', { level: 1 })).toBeVisible()
  const handle = await element.elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error(`there is no ${device} on the preview pane`)
  return frame
}
