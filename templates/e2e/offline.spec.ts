import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { addressOf, builtFolder } from './site-pages.ts'
import { serveSite } from './site-server.ts'

/** Opens the site and waits until its service worker has the page and every file. */
async function install(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

test('after one visit, home, a deep link and an unknown page open without a network', async ({
  page,
  context
}) => {
  await install(page, addressOf('standard'))
  await context.setOffline(true)
  await page.goto(addressOf('standard'))
  await expect(page.locator('h1')).toBeVisible()
  await page.goto(addressOf('standard', '/services'))
  await expect(page.locator('h1')).toBeVisible()
  await page.goto(addressOf('standard', '/never-visited'))
  await expect(page.getByText('App offline')).toBeVisible()
})

test('a second version is offered and taken only when the visitor agrees', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(fileURLToPath(builtFolder('standard')), folder, { recursive: true })
  const server = serveSite(() => folder).listen(0, 'localhost')
  await new Promise((listening) => server.once('listening', listening))
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`
  try {
    await install(page, address)
    for (const name of ['index.html']) {
      const path = join(folder, name)
      writeFileSync(path, readFileSync(path, 'utf8').replace('</title>', ' second version</title>'))
    }
    const worker = join(folder, 'sw.js')
    writeFileSync(
      worker,
      readFileSync(worker, 'utf8').replace(/pwa-cache-[\w-]+/g, (name) => `${name}-second`)
    )

    await page.reload()
    await expect(page).not.toHaveTitle(/second version/)
    await expect(page.getByText('A new version is ready')).toBeVisible()
    await page.getByRole('button', { name: /reload/i }).click()
    await expect(page).toHaveTitle(/second version/)
  } finally {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
