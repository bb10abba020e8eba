import { expect } from '@playwright/test'
import { bookingOn, wednesday } from './models/booking.ts'
import { main, openPage } from './models/site.ts'
import { test } from './models/test.ts'

test('a banner steps aside after five seconds, unless the visitor is at it', async ({ page }) => {
  await page.clock.install({ time: wednesday })
  const booking = bookingOn(page, 'delivering')
  await booking.open()
  await booking.fillInAll('6 March 2031', '9:30')
  await page.clock.pauseAt(new Date(wednesday.getTime() + 3_600_000))
  await booking.button('Send the request').click()
  const banner = main(page).getByRole('status').getByText('Your request was sent')
  await expect(banner).toBeVisible()
  await page.clock.runFor(4000)
  await expect(banner).toBeVisible()
  await banner.hover()
  await page.clock.runFor(6000)
  await expect(banner).toBeVisible()
  await page.mouse.move(1, 1)
  await page.clock.runFor(1500)
  await expect(banner).toHaveCount(0)
})

test('news of the bell tells how long ago it was', async ({ page }) => {
  await page.clock.install({ time: wednesday })
  const booking = bookingOn(page, 'delivering')
  await booking.open()
  await booking.fillInAll('6 March 2031', '9:30')
  await booking.button('Send the request').click()
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  const news = page.getByRole('dialog', { name: 'Notifications' })
  await bell.click()
  const item = news.getByRole('button', { name: /Your request was sent/ })
  await expect(item).toContainText('Just now')
  for (const [pause, words] of [
    ['05:00', '5m ago'],
    ['02:00:00', '2h ago'],
    ['48:00:00', '2d ago']
  ] as const) {
    await page.clock.fastForward(pause)
    await page.clock.runFor(61_000)
    await expect(item).toContainText(words)
  }
  await item.click()
  await expect(bell).toHaveAccessibleName('Notifications')
})

test('the site offers to be installed where the browser can, and takes no for an answer', async ({
  page
}) => {
  await openPage(page)
  const offer = page.getByRole('contentinfo').getByText('Install this site as an app')
  await expect(offer).toHaveCount(0)
  const ask = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          document.body.dataset['asked'] = 'yes'
          return Promise.resolve()
        },
        userChoice: Promise.resolve({ outcome: 'accepted' })
      })
      return window.dispatchEvent(event)
    })
  expect(await ask(), 'the browser’s own dialogue waits').toBe(false)
  await expect(offer).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Install' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes')
  await expect(offer).toHaveCount(0)

  await ask()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Not now' }).click()
  await openPage(page)
  await ask()
  await expect(offer).toHaveCount(0)
})

test('each share page gets address and title, encoded', async ({ page }) => {
  await openPage(page, '/services/check-up?from=mail&to=you')
  await page.evaluate(() => {
    window.open = (address) => {
      document.body.dataset['opened'] = String(address)
      return null
    }
  })
  const address = encodeURIComponent(page.url())
  const title = encodeURIComponent(await page.title())
  const shares = page.getByRole('contentinfo').getByRole('group', { name: 'Share this page' })
  for (const [name, href] of [
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}&quote=${title}`],
    ['X (Twitter)', `https://x.com/intent/post?url=${address}&text=${title}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${address}&title=${title}`],
    ['WhatsApp', `https://wa.me/?text=${title}%20${address}`]
  ] as const) {
    await shares.getByRole('button', { name: `Share on ${name}` }).click()
    await expect(page.locator('body')).toHaveAttribute('data-opened', href)
  }
})
