import { expect } from '@playwright/test'
import { openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf } from './site-pages.ts'
import { watch } from './watch.ts'

const at = (path: string) => addressOf('standard', path)

test('the search finds words of the site, and its address can be shared', async ({ page }) => {
  const seen = watch(page)
  await openPage(page, '/search')
  const box = page.getByRole('searchbox')
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL(at('/search'))

  await box.fill('check')
  await box.press('Enter')
  await expect(page.getByText(/results? for “check”/)).toBeVisible()
  await expect(page).toHaveURL(at('/search?q=check'))
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/check/i)
  await page.reload()
  await expect(page.getByText(/results? for “check”/)).toBeVisible()
  await expect(box).toHaveValue('check')

  await box.fill('<img src=x onerror=alert(1)>')
  await box.press('Enter')
  await expect(page.getByText('for “<img src=x onerror=alert(1)>”')).toBeVisible()
  expect(seen).toEqual({ errors: [], outside: [] })
})

test('the chat answers, and is the same on its page and in its window', async ({ page }) => {
  await openPage(page, '/chat')
  const input = page.getByLabel('Your message')
  const send = page.getByRole('button', { name: 'Send' })
  const said = page.getByRole('log').getByText(/^(?:You said|Reply):/)
  const typing = page.getByRole('log').getByText('A reply is being written')
  await expect(send).toBeDisabled()
  await input.fill('   ')
  await expect(send).toBeDisabled()
  await input.press('Enter')
  await expect(said).toHaveCount(1)

  await input.fill('How much is a check-up?')
  await input.press('Enter')
  await expect(typing).toBeAttached()
  await expect(said).toHaveCount(3)
  await expect(typing).toHaveCount(0)
  await page.getByRole('log').getByRole('link', { name: 'See: Check-up and clean' }).click()
  await expect(page).toHaveURL(at('/services/check-up'))

  await openPage(page, '/')
  const open = page.getByRole('button', { name: 'Open chat' })
  await open.press('Enter')
  const chat = page.getByRole('dialog')
  await expect(said).toHaveCount(3)
  await expect(chat.getByLabel('Your message')).toBeFocused()
  expect(await chat.boundingBox()).toMatchObject({ width: 350, height: 500 })
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
  await expect(open).toBeFocused()
})

test('the button of the chat lies on no other control, wherever a page is scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let seen = 0
  for (const path of ['/', '/services', '/contact', '/faq']) {
    await openPage(page, path)
    const open = page.getByRole('button', { name: 'Open chat', includeHidden: true })
    const covered = await open.evaluate(async (button) => {
      const found: string[] = []
      let shown = 0
      const frame = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      for (let top = 0; top < document.documentElement.scrollHeight; top += 120) {
        window.scrollTo({ top, behavior: 'instant' })
        await frame()
        if (!button.checkVisibility({ visibilityProperty: true })) continue
        shown += 1
        const box = button.getBoundingClientRect()
        for (const control of document.querySelectorAll(
          'a[href], button, input, select, textarea, summary'
        )) {
          if (control === button || !control.checkVisibility({ visibilityProperty: true })) continue
          const hit = [...control.getClientRects()].some(
            (rect) =>
              rect.left < box.right - 4 &&
              rect.right > box.left + 4 &&
              rect.top < box.bottom - 4 &&
              rect.bottom > box.top + 4
          )
          const on = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
          if (hit && (control.closest('main, footer') || on.includes(control)))
            found.push(`${top}: ${control.textContent}`)
        }
      }
      return { found, shown }
    })
    expect(covered.found, path).toEqual([])
    seen += covered.shown
  }
  expect(seen).toBeGreaterThan(10)
})
