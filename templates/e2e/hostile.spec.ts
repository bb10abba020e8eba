import { expect, type Page } from '@playwright/test'
import { inGroups, visitEach } from './models/groups.ts'
import { openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf, declaredPathsOf, readDocument } from './site-pages.ts'
import { hostileIds } from '../../tools/sites/hostile-site.ts'
import { watch } from './watch.ts'

interface Texts {
  businessInfo: { businessName: string; description: string }
  content: {
    hero: { title: string }
    faq: { items: { answer: string }[] }
    services: { items: { id: string; title: string }[] }
  }
}
const readTexts = (): Texts => JSON.parse(readDocument('hostile', 'site').replace(/^\uFEFF/, '')) as Texts

const addressOfService = (id: string): string => `/services/${encodeURIComponent(id)}`

const pwned = (page: Page) => page.evaluate(() => Reflect.get(window, '__pwned') as unknown)
/** What a browser makes of the spaces in a text. */
const asShown = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ').trim()

/** The addresses that links have: a slash in an id is encoded there, though its file stands in a folder. */
const paths = declaredPathsOf('hostile').map(
  (path) => hostileIds.map(addressOfService).find((each) => each.replaceAll('%2F', '/') === path) ?? path
)

async function expectTexts(page: Page, visited: readonly string[]): Promise<void> {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const texts = readTexts()
  await page.setViewportSize({ width: 360, height: 740 })
  const visits = visited.map((path) => ({ path }))
  await visitEach(page, visits, async ({ path }) => {
    await openPage(page, path, 'hostile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const name = asShown(texts.businessInfo.businessName)
    // The title of the home page has words of its own.
    expect(await page.title()).toContain(path === '/' ? 'Harbour Street' : name)
    await expect(page.locator('img[src="x"], img[src^="/n"], b:text-is("longer")')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(() => JSON.parse(data) as unknown).not.toThrow()
    }
    expect(await pwned(page)).toBeUndefined()
    expect(dialogs).toEqual([])
  })
}

test.describe('as a page that works offline', () => {
  test.use({ worksOffline: true })

  test(`hostile texts of ${paths[0]} are shown and never run`, ({ page }) =>
    expectTexts(page, paths.slice(0, 1)))
})

for (const group of inGroups(paths.slice(1)))
  test(`hostile texts of ${group[0]} to ${group.at(-1)} are shown and never run`, ({ page }) =>
    expectTexts(page, group))

test('headline, description and answers stand there letter by letter', async ({ page }) => {
  const texts = readTexts()
  await openPage(page, '/', 'hostile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.content.hero.title)
  await expect(page.getByRole('main')).toContainText(asShown(texts.businessInfo.description))
  await openPage(page, '/faq', 'hostile')
  for (const { answer } of texts.content.faq.items) {
    expect(answer.length).toBeGreaterThanOrEqual(10_000)
  }
  await expect(page.getByRole('main').getByRole('group').locator('p')).toHaveText(
    texts.content.faq.items.map(({ answer }) => answer)
  )
  await openPage(page, `/search?q=${encodeURIComponent('onerror')}`, 'hostile')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'onerror' })).toBeVisible()
  expect(await pwned(page)).toBeUndefined()
})

test('what a visitor enters is text too', async ({ page }) => {
  await openPage(page, '/reviews', 'hostile')
  const form = page.getByRole('form', { name: 'Write a review' })
  const comment = '</p><img src=x onerror="window.__pwned=9">{{7*7}}${7*7}'
  await form.getByLabel('Name').fill(comment)
  await form.getByLabel('Comment').fill(comment)
  await form.getByRole('button', { name: 'Post review' }).click()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: comment })).toBeVisible()
  expect(await pwned(page)).toBeUndefined()
})

test('the manifest and the style sheet of a hostile site are whole', async ({ page, request }) => {
  const manifest = (await (
    await request.get(addressOf('hostile', '/manifest.webmanifest'))
  ).json()) as Record<string, unknown>
  expect(manifest['name']).toBe(readTexts().businessInfo.businessName.replace(/\s+/gu, ' '))
  expect(manifest['start_url']).toBe('/')
  expect(manifest['short_name']).toBe('/n %VITE_X%')
  await openPage(page, '/', 'hostile')
  await expect(page.locator('meta[name="apple-mobile-web-app-title"]')).toHaveAttribute(
    'content',
    '/n %VITE_X%'
  )
  const rules = await page.evaluate(() =>
    Array.from(document.styleSheets)
      .filter(({ disabled }) => !disabled)
      .map(({ cssRules }) => cssRules.length)
  )
  expect(rules).not.toEqual([])
  expect(Math.min(...rules)).toBeGreaterThan(0)
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(font).toContain('Inter')
})

test.describe('a service with an id of signs that addresses reserve', () => {
  test.use({ worksOffline: true })

  for (const id of hostileIds) {
    test(`the service "${id}" is reached by its link, by its address and without a network`, async ({
      page,
      context
    }) => {
      const seen = watch(page)
      const service = readTexts().content.services.items.find((each) => each.id === id)
      const heading = page.getByRole('heading', { level: 1, name: asShown(service?.title ?? '') })
      await openPage(page, '/services', 'hostile')
      await page
        .locator(`main a[href$="${addressOfService(id)}"]`)
        .first()
        .click()
      await expect(heading).toBeVisible()
      await openPage(page, addressOfService(id), 'hostile')
      await expect(heading).toBeVisible()
      await page.evaluate(() => navigator.serviceWorker.ready)
      await context.setOffline(true)
      await page.reload()
      await expect(heading).toBeVisible()
      expect(seen.errors).toEqual([])
    })
  }
})
