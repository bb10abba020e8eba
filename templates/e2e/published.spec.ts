import { readdirSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { draftsIn, type Content, type Site } from '../../packages/site/src/index.ts'
import { findViolations } from './models/axe.ts'
import { resize } from './models/resize.ts'
import { openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf, builtFolder, layouts, pathsOf, readDocument, type SiteName } from './site-pages.ts'

const siteOf = (name: SiteName): Site => JSON.parse(readDocument(name, 'site')) as Site

test('as published: no draft stands on any page, and search engines are asked in', async ({
  page,
  request
}) => {
  const drafts = draftsIn(siteOf('published').content as Content)
    .flatMap(({ lines }) => lines)
    // A word or two may well be the owner's somewhere else.
    .filter((words) => words.split(' ').length > 3)
  expect(drafts.length).toBeGreaterThan(0)
  for (const path of pathsOf('published')) {
    await page.goto(addressOf('published', path))
    const signs = page.locator('.draft').or(page.getByRole('img', { name: 'Draft', exact: true }))
    await expect(signs.or(page.getByRole('complementary', { name: 'Draft notice' })), path).toHaveCount(0)
    // A page without content is not there, and nothing leads to it.
    await expect(page.locator('a[href="/gallery"], a[href="/testimonials"]'), path).toHaveCount(0)
    // S2-7: what laws ask for is one link away from everywhere.
    const foot = page.getByRole('contentinfo')
    for (const name of ['Privacy', 'Imprint'])
      await expect(foot.getByRole('link', { name, exact: true }), path).toBeVisible()
    const source = await page.content()
    expect(
      drafts.filter((words) => source.includes(words)),
      path
    ).toEqual([])
  }
  expect((await request.get(addressOf('published', '/gallery'))).status()).toBe(404)
  expect(await (await request.get(addressOf('published', '/robots.txt'))).text()).toContain('Allow: /')
  const sitemap = await (await request.get(addressOf('published', '/sitemap.xml'))).text()
  expect(sitemap).toContain('/privacy</loc>')
  expect(sitemap).toContain('/imprint</loc>')
})

test('the description stands once on the page about the business, and its footer ends with a sentence', async ({
  page
}) => {
  const { description } = siteOf('published').businessInfo
  const [first = ''] = /^.*?[.!?](?= |$)/.exec(description) ?? []
  await page.goto(addressOf('published', '/about'))
  const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ')
  expect(text.split(first)).toHaveLength(2)
  await expect(page.getByRole('contentinfo').getByText(first, { exact: true })).toBeVisible()
})

test('the menu keeps its word on one line beside the longest name', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto(addressOf('hostile'))
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await expect(menu).toBeInViewport({ ratio: 1 })
  const lines = await menu.getByText('Menu').evaluate((word) => word.getClientRects().length)
  expect(lines).toBe(1)
})

test('with drafts left, each page says so and asks search engines to stay away', async ({
  page,
  request
}) => {
  for (const path of ['/', '/about', '/services']) {
    await page.goto(addressOf('standard', path))
    await expect(page.getByRole('complementary', { name: 'Draft notice' })).toContainText(
      /Draft, \d+ texts to check/
    )
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"], meta[property^="og:"]')).toHaveCount(0)
  }
  expect(await (await request.get(addressOf('standard', '/robots.txt'))).text()).toContain('Disallow: /')
  expect((await request.get(addressOf('standard', '/sitemap.xml'))).status()).toBe(404)
  await openPage(page, '/contact')
  await page.getByRole('link', { name: 'Show the first' }).press('Enter')
  await expect(page.getByRole('img', { name: 'Draft' }).and(page.locator(':focus'))).toBeInViewport()
})

for (const layout of layouts) {
  const site = `thin-${layout}` as const
  test(`a thin site in the ${layout} layout is whole: nothing is empty, wide or hard to use`, async ({
    page
  }) => {
    for (const path of pathsOf(site)) {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(addressOf(site, path))
      for (const width of [320, 360, 1440]) {
        await resize(page, width, 800)
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        )
        expect(over, `${path} at ${width}`).toBe(0)
      }
      expect(await findViolations(page), path).toEqual([])
    }
  })

  test(`a thin site in the ${layout} layout says name, words, place and number, and no word breaks`, async ({
    page
  }) => {
    const { businessInfo } = siteOf(site)
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(addressOf(site))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(businessInfo.businessName)
    await expect(page.getByRole('main').getByText(businessInfo.description)).toHaveCount(1)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /0113 496 0142/ })
        .first()
    ).toBeVisible()
    const lines = await heading.evaluate((element) => {
      const range = document.createRange()
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
      const lengths = (element.textContent ?? '').matchAll(/\S+/g)
      return [...lengths].map(({ index, 0: word }) => {
        range.setStart(text as Node, index)
        range.setEnd(text as Node, index + word.length)
        return range.getClientRects().length
      })
    })
    expect(Math.max(...lines)).toBe(1)
  })
}

test('the folder of a launch build holds no page of an empty section', () => {
  const files = pathsOf('thin-grid').map((path) => path.replace('/', ''))
  expect(files.sort()).toEqual(['', 'imprint', 'no-such-page', 'offline'])
})

test('the folder of a launch build holds nothing that only pretends, in its pages and in its code', () => {
  const folder = builtFolder('published')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => /\.(html|js|css|webmanifest|xml)$/.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }))
  const pretending = /type[=:]["'`]password|cc-(?:number|csc|exp)|Payment Successful|demonstration/i
  expect(texts.filter(({ text }) => pretending.test(text)).map(({ file }) => file)).toEqual([])
  const { shortcuts } = JSON.parse(readFileSync(new URL('manifest.webmanifest', folder), 'utf8')) as {
    shortcuts: { url: string }[]
  }
  const paths = pathsOf('published')
  expect(shortcuts.length).toBeGreaterThan(0)
  for (const { url } of shortcuts) expect(paths).toContain(url)
  const worker = readFileSync(new URL('sw.js', folder), 'utf8')
  const listed = [...worker.matchAll(/^const (?:needed|optional) = (\[[^\]]*\])/gm)].flatMap(
    ([, list = '[]']) => JSON.parse(list) as string[]
  )
  expect(listed.length).toBeGreaterThan(10)
  const kept = listed.filter((path) => !files.includes(decodeURIComponent(path.replace(/^\.?\//, ''))))
  expect(kept).toEqual([])
})
