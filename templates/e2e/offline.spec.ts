import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { bookingOn, wednesday } from './models/booking.ts'
import { install, markIsDrawn, openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf, builtFolder, type Layout } from './site-pages.ts'
import { serveSite } from './site-server.ts'
import { watch } from './watch.ts'

test.use({ worksOffline: true })

/** The service worker is the same in each layout: the most usual one, and the one whose pages differ most from it. */
const layouts: readonly Layout[] = ['standard', 'landing']

for (const layout of layouts) {
  test(`after one visit, home and a deep link open without a network, ${layout}`, async ({
    page,
    context
  }) => {
    await install(page, addressOf(layout))
    const seen = watch(page)
    await context.setOffline(true)
    await page.goto(addressOf(layout))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await markIsDrawn(page)).toBe('/favicon.svg')
    await expect(page.locator('body')).toHaveCSS('font-family', /Inter/)
    await page.goto(addressOf(layout, '/services/check-up?from=home'))
    await expect(page.getByRole('heading', { level: 1, name: 'Check-up and clean' })).toBeVisible()
    await expect(page.getByText('You are offline. What you have seen before still works.')).toBeVisible()
    expect(seen).toEqual({ errors: [], outside: [] })
    await context.setOffline(false)
    await expect(page.getByText('You are offline.')).toHaveCount(0)
  })

  test(`a whole request is tried out without a network, ${layout}`, async ({ page, context }) => {
    await install(page, addressOf(layout))
    await context.setOffline(true)
    await page.clock.setFixedTime(wednesday)
    const booking = bookingOn(page, layout)
    await booking.open()
    await booking.fillInAll('6 March 2031', '11:30')
    await booking.button('Send the request').click()
    await expect(page.getByRole('heading', { name: 'Nothing was sent.' })).toBeFocused()
    await page.reload()
    await expect(booking.mine).toContainText('11:30')
  })
}

test('an unknown page says that the app is offline, until there is a network again', async ({
  page,
  context
}) => {
  await install(page, addressOf('standard'))
  const seen = watch(page)
  await context.setOffline(true)
  await page.goto(addressOf('standard', '/no-such-page'))
  await expect(page.getByRole('heading', { level: 1, name: 'App offline' })).toBeVisible()
  await expect(page).toHaveTitle(/App offline/)
  await expect(page.getByRole('contentinfo').getByRole('status')).not.toBeEmpty()
  await expect(page.getByRole('heading', { level: 1, name: 'App offline' })).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'App offline' })).toHaveCount(0)
  expect(seen).toEqual({ errors: [], outside: [] })

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'App offline' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible()
})

test('services, pages and answers are found without a network', async ({ page, context }) => {
  await install(page, addressOf('standard'))
  await context.setOffline(true)
  for (const [words, section] of [
    ['fillings', 'Services'],
    ['gallery', 'Pages'],
    ['pain', 'Questions']
  ] as const) {
    await openPage(page, `/search?q=${words}`)
    await expect(page.getByRole('main').getByText(new RegExp(`for “${words}”`))).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: section })).not.toHaveCount(0)
  }
})

for (const layout of layouts) {
  test(`a second version is offered, and taken only when the visitor agrees, ${layout}`, async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'))
    cpSync(fileURLToPath(builtFolder(layout)), folder, { recursive: true })
    const server = serveSite(() => folder).listen(0, 'localhost')
    await new Promise((listening) => server.once('listening', listening))
    const address = `http://localhost:${(server.address() as AddressInfo).port}/`
    const change = (name: string, from: RegExp, to: string) =>
      writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').replace(from, to))
    try {
      await install(page, address)
      change('index.html', /<main /, '<main data-version="second" ')
      change('sw.js', /^const version = "[^"]+"/, 'const version = "second"')

      await page.reload()
      const offer = page.getByRole('status').filter({ hasText: 'A new version is ready' })
      await expect(offer).toBeVisible({ timeout: 20_000 })
      await page.reload()
      await expect(offer).toBeVisible()
      expect(await page.content()).not.toContain('data-version="second"')

      await offer.getByRole('button', { name: 'Reload' }).click()
      await expect(page.locator('main[data-version="second"]')).toBeVisible()
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['pwa-cache-second'])
    } finally {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    }
  })
}
