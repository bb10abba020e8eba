import type { Page } from '@playwright/test'

/** A screen that a picture is taken of. */
export interface Screen {
  name: string
  path: string
  /** What is set up before the page is opened, such as a call that is never answered. */
  before?: (page: Page) => Promise<unknown>
  /** A text that stands there once all is loaded, where the network is never idle: the event stream stays open. */
  ready?: string
  /** What is done on the page before its picture is taken. */
  act?: (page: Page) => Promise<void>
  /** What is done once it was looked at, so that the next form of it finds everything as it was. */
  after?: (page: Page) => Promise<void>
}

/** Opens a screen in the state that its picture shows. */
export async function openScreen(
  page: Page,
  origin: string,
  { path, before, ready, act }: Screen
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await before?.(page)
  await page.goto(origin + path, { waitUntil: ready === undefined ? 'networkidle' : 'load' })
  if (ready !== undefined) await page.getByText(ready).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await act?.(page)
}
