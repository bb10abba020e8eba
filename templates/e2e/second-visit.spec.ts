import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { changeEverything, deploySite, type DeployedSite } from './models/deployed-site.ts'
import { install } from './models/site.ts'
import { test } from './models/test.ts'
import { watch } from './watch.ts'

test.use({ worksOffline: true })

let site: DeployedSite
test.beforeEach(async () => void (site = await deploySite()))
test.afterEach(() => site.close())

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' })
const reload = (page: Page) => offer(page).getByRole('button', { name: 'Reload' })
const isNext = (page: Page) => page.locator('main[data-version="next"]')
const cachesOf = (page: Page) => page.evaluate(() => caches.keys())

test('two tabs: taking a new version in one leaves the other whole, also offline, until it takes it too', async ({
  page: first,
  context
}) => {
  await install(first, site.address)
  const seen = watch(first)
  const second = await context.newPage()
  await second.goto(site.address)

  const next = site.version()
  changeEverything(next)
  await next.seal()
  site.deploy(next)
  await second.reload()
  await reload(second).click()
  await expect(isNext(second)).toBeVisible()

  // The first page is of the version before, whose files the host no longer has.
  const links = first.getByRole('contentinfo')
  await links.getByRole('link', { name: 'Questions' }).press('Enter')
  await expect(first).toHaveURL(/\/faq$/)
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(first.getByText('Something went wrong')).toHaveCount(0)
  await context.setOffline(true)
  await links.getByRole('link', { name: 'Privacy' }).press('Enter')
  await expect(first.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await context.setOffline(false)
  await expect(isNext(first)).toHaveCount(0)

  expect(await cachesOf(first)).toHaveLength(2)
  await reload(first).click()
  await expect(isNext(first)).toBeVisible()
  await expect(offer(first)).toHaveCount(0)
  await expect.poll(() => cachesOf(first)).toHaveLength(1)
  expect(seen).toEqual({ errors: [], outside: [] })
})

test('a page whose scripts are gone, and were never kept, is loaded from its host', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(site.address)
  await expect(page.getByRole('contentinfo').getByRole('status')).not.toBeEmpty()
  const next = site.version()
  changeEverything(next)
  site.deploy(next)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click()
  await expect(isNext(page)).toBeVisible()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(page.getByRole('contentinfo').getByRole('status')).not.toBeEmpty()

  // Without a network there is nothing to load: the page says so, and stays.
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await context.close()
})

test('files of any name are kept, a lost one stops nothing, and a film is left to the network', async ({
  page,
  context
}) => {
  const names = ['menu#1.png', '50% off.png', 'what?.png', 'a+b & c.png', 'żurek 寿司.png']
  const built = site.version()
  for (const name of [...names, 'lost.png', 'film.mp4']) writeFileSync(join(built.folder, name), '0123456789')
  await built.seal()
  rmSync(join(built.folder, 'lost.png'))
  site.deploy(built)
  await install(page, site.address)
  const ask = (address: string, headers: Record<string, string> = {}) =>
    page.evaluate(
      ([path, init]) =>
        fetch(path, init).then(
          async (answer) => [answer.status, await answer.text()],
          () => 'no network'
        ),
      [address, { headers }] as const
    )
  expect(await ask('/lost.png')).toEqual([404, expect.any(String)])
  await context.setOffline(true)
  for (const name of names)
    expect(await ask(`/${encodeURIComponent(name)}`), name).toEqual([200, '0123456789'])
  expect(await ask('/a+b%20&%20c.png', { range: 'bytes=2-4' })).toEqual([206, '234'])
  expect(await ask('/film.mp4')).toBe('no network')
})
