import { expect, test, type Page } from '@playwright/test'
import { servePartsApp, type PartsServer } from '../../../tools/parts-app.ts'
import { emulateColorScheme, findContrastViolations, findViolations } from './models/axe.ts'
import { expectNoErrors, watchPage } from './models/page-watch.ts'

// The page of all parts is not in the product, but in a build of its own.
let server: PartsServer

test.beforeAll(async () => {
  server = await servePartsApp()
})
test.afterAll(() => server.close())

async function openParts(page: Page, query = ''): Promise<void> {
  await page.goto(`${server.origin}/dev/parts${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible()
}

const list = (page: Page) => page.getByRole('table', { name: 'People', exact: true })
const row = (page: Page, name: RegExp | string) => list(page).getByRole('row').filter({ hasText: name })

for (const width of [1440, 390])
  test(`axe finds nothing on the page of all parts, light and dark, ${width} px wide`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    const seen = watchPage(page)
    await openParts(page)
    await expect(page.locator('canvas').first()).toBeVisible()
    const violations = await findViolations(page)
    await page.keyboard.press('t')
    await expect(page.getByRole('table', { name: 'Response time, p95' })).toBeVisible()
    violations.push(...(await findViolations(page)))
    await emulateColorScheme(page, 'dark')
    violations.push(...(await findContrastViolations(page)))
    await page.keyboard.press('t')
    violations.push(...(await findContrastViolations(page)))
    expect(violations).toEqual([])
    expectNoErrors(seen)
  })

test('the state of a list lives in the address, and Back undoes it', async ({ page }) => {
  await openParts(page)
  await page.getByRole('button', { name: /^Status/ }).click()
  await page.getByRole('checkbox', { name: /^Locked/ }).check()
  await expect(page).toHaveURL(/\?status=locked$/)
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /^Locked/ })).not.toBeChecked()
  await page.goForward()
  await expect(page.getByRole('checkbox', { name: /^Locked/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await list(page).getByRole('button', { name: 'Sign-ins' }).click()
  await expect(page).toHaveURL(/sort=-signIns/)
  const sorted = list(page).getByRole('columnheader', { name: 'Sign-ins' })
  await expect(sorted).toHaveAttribute('aria-sort', 'descending')
  await expect(list(page).locator('[aria-sort]')).toHaveCount(1)
  await page.keyboard.press('/')
  await page.keyboard.type('ines')
  await expect(page).toHaveURL(/q=ines/)
  // What is typed letter by letter belongs to the entry of the history that it began in.
  for (const query of [/\?status=locked$/, /parts$/]) {
    await page.goBack()
    await expect(page).toHaveURL(query)
  }
  await expect(page.getByRole('searchbox', { name: 'Search people' })).toHaveValue('')
  await openParts(page, '?q=ines&sort=person&page=2')
  await expect(list(page).getByRole('columnheader', { name: 'Person' })).toHaveAttribute(
    'aria-sort',
    'ascending'
  )
  await expect(page.getByText(/^11–20 of \d+$/)).toBeVisible()
})

test('rows are selected one by one, by range, by page, over pages, and all that match', async ({ page }) => {
  await openParts(page)
  const bar = page.getByRole('group', { name: 'Actions for the selection' })
  await expect(bar).toBeHidden()
  const boxes = list(page).getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.nth(1).check()
  await boxes.nth(4).click({ modifiers: ['Shift'] })
  await expect(bar.getByRole('status')).toHaveText('4 selected')
  await page.getByRole('button', { name: 'Next page' }).first().click()
  await expect(page.getByText('11–20 of 1,284')).toBeVisible()
  await list(page).getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(bar.getByRole('status')).toHaveText('14 selected')
  await bar.getByRole('button', { name: 'Select all 1,284' }).click()
  await boxes.first().uncheck()
  await expect(bar.getByRole('status')).toHaveText('1,283 selected')
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
})

test('J and K move, X selects, Shift+X a range, Enter opens; letters that are typed do nothing', async ({
  page
}) => {
  await openParts(page)
  const bar = page.getByRole('group', { name: 'Actions for the selection' })
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(row(page, 'tomas.')).toBeFocused()
  await page.keyboard.press('x')
  for (let moves = 0; moves < 3; moves += 1) await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(bar.getByRole('status')).toHaveText('4 selected')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/user=u_3/)
  await page.getByRole('searchbox', { name: 'Search people' }).focus()
  await page.keyboard.type('jxk')
  await expect(page.getByRole('searchbox', { name: 'Search people' })).toHaveValue('jxk')
  await expect(page).toHaveURL(/q=jxk/)
})

test('of 100,000 rows only those in view are in the page, at either end', async ({ page }) => {
  await openParts(page)
  const region = page.getByRole('region', { name: 'Many people' })
  const rows = region.locator('tbody tr:not([data-gap])')
  await region.scrollIntoViewIfNeeded()
  await expect(region.getByRole('table')).toHaveAttribute('aria-rowcount', '100001')
  await expect(rows.first()).toContainText('.0@example.com')
  expect(await rows.count()).toBeLessThan(40)
  await region.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(rows.last()).toContainText('.99999@example.com')
  await expect(rows.last()).toBeInViewport()
  expect(await rows.count()).toBeLessThan(40)
})

test('a chart says its values, redraws in the other scheme, and gives a dragged window to all charts', async ({
  page
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openParts(page)
  const chart = page.getByRole('img', { name: /^Response time, p95, 05:27 to 06:27\. p95: last \d+ ms/ })
  await expect(chart.locator('canvas')).toBeVisible()
  const inkOf = () =>
    chart.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: []
      }
      let darkest = 765
      for (let at = 0; at < data.length; at += 4)
        if (data[at + 3] === 255)
          darkest = Math.min(darkest, (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0))
      return darkest
    })
  expect(await inkOf()).toBeLessThan(110)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(inkOf).toBeGreaterThan(110)

  await page.getByRole('button', { name: 'Clear window' }).click()
  const over = chart.locator('.u-over')
  await over.scrollIntoViewIfNeeded()
  const box = await over.boundingBox()
  if (box === null) throw new Error('the plot has no size')
  const yellowOf = () =>
    page
      .getByRole('img', { name: /^CPU, memory, disk/ })
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
          data: []
        }
        let count = 0
        for (let at = 0; at < data.length; at += 4)
          if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 0) > 150 && (data[at + 2] ?? 255) < 90) count += 1
        return count
      })
  expect(await yellowOf()).toBe(0)
  await page.mouse.move(box.x + 60, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 40, { steps: 5 })
  await page.mouse.up()
  await expect.poll(yellowOf).toBeGreaterThan(0)
})
