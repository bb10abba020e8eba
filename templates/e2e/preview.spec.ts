import { expect, type Page } from '@playwright/test'
import { parseSiteText, resolveSite, type ResolvedSite } from '../../packages/site/src/index.ts'
import { openPreview, readFavicon } from './models/preview.ts'
import { markIsDrawn, openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { pathsOf, readDocument, type SiteName } from './site-pages.ts'

const draft = (text: string) => ({ text, draft: true }) as const
const title = '/content/callToAction/title'
const price = '/content/services/items/@repairs/price'

/** A site that was built, the one with everything on unless another is named. */
function readSite(name: SiteName = 'standard'): ResolvedSite {
  const read = parseSiteText(readDocument(name, 'site'), readDocument(name, 'choices'))
  if (!read.ok) throw new Error('The project has no site.json that can be read.')
  return resolveSite(read.site)
}

/** The site that is shown, with two drafts. */
function readShownSite(): ResolvedSite {
  const site = readSite()
  return {
    ...site,
    content: {
      ...site.content,
      services: {
        title: 'What we do',
        items: [{ id: 'repairs', title: 'Repairs', text: 'All makes.', price: draft('From £20') }]
      },
      callToAction: { ...site.content.callToAction, title: draft('Bring it in.') }
    }
  }
}

test('each mark in the preview is a button that tells which draft it stands for, and where', async ({
  page
}) => {
  const preview = await openPreview(page, readShownSite())
  await preview.show({ labels: { [title]: 'call to action' }, scale: 0.5 })
  const mark = page.getByRole('button', { name: 'Draft: call to action. Decide' })
  const box = await mark.boundingBox()
  expect(box?.width).toBeCloseTo(34, 0)
  await mark.press('Enter')
  await expect
    .poll(async () => (await preview.told()).find((each) => each.type === 'sitewright:draft'))
    .toMatchObject({ address: title, box: { width: box?.width, height: box?.height } })
})

test('the mark beside the name is the favicon, which the builder hands over', async ({ page }) => {
  const preview = await openPreview(page, readShownSite())
  await preview.show({})
  expect(await markIsDrawn(page)).toBe(`data:image/svg+xml,${encodeURIComponent(readFavicon())}`)
})

test('the draft that is being decided is pressed and in view, on the page where it stands', async ({
  page
}) => {
  const preview = await openPreview(page, readShownSite())
  await preview.show({})
  await preview.show({ selected: title })
  const mark = page.getByRole('button', { pressed: true })
  await expect(mark).toBeInViewport()
  await expect(page.locator('.draft-on')).toHaveText('Bring it in.')

  // A draft that stands on the page that is shown is pointed out there; any other draws its own page.
  await preview.show({ selected: price })
  await expect(page.locator('.draft-on')).toHaveText('From £20')
})

test('as published, the preview shows no draft', async ({ page }) => {
  const preview = await openPreview(page, readShownSite())
  await preview.show({})
  await expect(page.getByText('Bring it in.')).toBeVisible()
  await preview.show({ published: true })
  await expect(page.getByText('Bring it in.')).toHaveCount(0)
  await expect(page.getByText('From £20')).toHaveCount(0)
  await expect(page.getByText('All makes.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Draft/ })).toHaveCount(0)
})

test('each text names its field, and that of two which are one object in the message', async ({ page }) => {
  const preview = await openPreview(page, readShownSite())
  const action = { label: 'Ring the workshop', page: 'services' }
  const shown = readShownSite()
  const { hero, callToAction } = shown.content
  await preview.show({
    site: {
      ...shown,
      content: { ...shown.content, hero: { ...hero, action }, callToAction: { ...callToAction, action } }
    }
  })
  const field = (address: string) => page.locator(`main [data-field='${address}']`)
  await expect(field('/businessInfo/description')).toHaveText(shown.businessInfo.description)
  await expect(field('/content/services/items/@repairs/title')).toHaveText('Repairs')
  await expect(field(title)).toHaveText('Bring it in.')
  await expect(field('/content/hero/action/label')).toHaveText(action.label)
  await expect(field('/content/callToAction/action/label')).toHaveText(action.label)
  const derived = page.locator('[data-derived]')
  await expect(derived.first()).toHaveAttribute('data-field', /^\//)
})

for (const layout of ['standard', 'sidebar', 'grid', 'landing'])
  test(`the elements that name fields move nothing on the page: ${layout}`, async ({ page }) => {
    const preview = await openPreview(page, readShownSite())
    const site = readSite()
    const { selectedFeatures: features, customization } = site
    const order = { site: { ...site, customization: { ...customization, layout } }, features }
    for (const path of ['/', '/about', '/services', '/imprint', '/locations']) {
      await preview.show({ ...order, path })
      await expect(page.locator('main [data-field]').first()).toBeVisible()
      const moved = await page.evaluate(() => {
        const others = [...document.querySelectorAll('#root :not([data-field])')]
        const places = () =>
          others.map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return `${element.tagName} ${element.className} ${[x, y, width, height].map(Math.round).join(' ')}`
          })
        const before = places()
        for (const mark of document.querySelectorAll('[data-field]')) mark.replaceWith(...mark.childNodes)
        const after = places()
        return before.filter((place, index) => place !== after[index])
      })
      expect(moved, path).toEqual([])
      // React knows nothing of the elements that were taken out: the next page begins anew.
      await openPreview(page, readShownSite())
    }
  })

/** The accessibility tree of a page, without what is the preview's own: drafts are decided by buttons in it. */
async function accessibilityTreeOf(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot()
  return tree
    .replace(/^- complementary "Draft notice":\n(?: .*\n)*/m, '')
    .replace(/^( *- )'(.*)'(:?)$/gm, '$1$2$3')
    .replace(/Draft: [^"]*?\. Decide/g, 'Draft')
    .replaceAll('button "Draft"', 'img "Draft"')
}

const laidOut: readonly SiteName[] = ['standard', 'sidebar', 'grid', 'landing']
/** Built as they are published. */
const thin: readonly SiteName[] = ['thin-standard', 'thin-landing']

for (const name of [...laidOut, ...thin])
  test(`the preview has the accessibility tree of the built page: ${name}`, async ({ page }) => {
    const site = readSite(name)
    const pages = pathsOf(name).filter((path) => path !== '/no-such-page')
    // Of those with everything on each has its share of the pages: all of them in each would take minutes.
    const turn = laidOut.indexOf(name)
    const paths = turn < 0 ? pages : pages.filter((_, at) => at % laidOut.length === turn)
    expect(paths.length).toBeGreaterThan(0)
    const built: string[] = []
    for (const path of paths) {
      await openPage(page, path, name)
      built.push(await accessibilityTreeOf(page))
    }
    const preview = await openPreview(page, site)
    for (const [at, path] of paths.entries()) {
      await preview.show({ site, features: site.selectedFeatures, path, published: thin.includes(name) })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await accessibilityTreeOf(page), path).toBe(built[at])
    }
  })
