import { expect, type Page } from '@playwright/test'
import { main, openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf } from './site-pages.ts'

/** Whether the page is light or dark, as it is painted: paper shows through where there is no colour. */
const shade = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (canvas === null) return 'unknown'
    canvas.fillStyle = 'white'
    canvas.fillRect(0, 0, 1, 1)
    for (const element of [document.documentElement, document.body]) {
      canvas.fillStyle = getComputedStyle(element).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return red + green + blue < 384 ? 'dark' : 'light'
  })
const toggle = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Switch between light and dark' })

test('light or dark is as the system has it, until the visitor chooses, and that is kept', async ({
  page
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page)
  await expect.poll(() => shade(page)).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => shade(page)).toBe('dark')
  await toggle(page).click()
  await expect.poll(() => shade(page)).toBe('light')

  // The choice counts before the page has come to life, so that nothing flashes.
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(addressOf('standard', '/about'))
  await expect.poll(() => shade(page)).toBe('light')
  await page.unroute('**/*.js')

  await openPage(page)
  await toggle(page).click()
  await expect.poll(() => shade(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => shade(page)).toBe('light')
})

test('nothing moves for a visitor who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/chat')
  await page.getByLabel('Your message').fill('Hello')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('A reply is being written')).toBeAttached()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {}
        return Number(duration) * Number(iterations) > 100
      })
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition'))
  )
  expect(moving).toEqual([])
})

test('on paper the content stands without what is only for the screen', async ({ page }) => {
  await openPage(page, '/faq')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main pages' })).toBeHidden()
  await expect.poll(() => shade(page)).toBe('light')
  // Answers that are folded away on the screen can be read on paper.
  const answers = main(page).getByRole('group').locator('p')
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
})
