import { expect, test, type Page } from '@playwright/test'
import { expectRefusal, fillIn } from './models/form.ts'
import { main, openPage } from './models/site.ts'
import { watch } from './watch.ts'

const formOn = (page: Page) => main(page).getByRole('form', { name: 'Contact' })
const send = (page: Page) => formOn(page).getByRole('button', { name: /Send message|Sending/ })
const letter = {
  Name: 'Noor',
  Email: 'noor@example.org',
  Subject: 'A question',
  Message: 'Do you see children?'
}

test('name, email and message are required, the subject is not', async ({ page }) => {
  await openPage(page, '/contact')
  await send(page).click()
  await expectRefusal(formOn(page), {
    Name: 'Please enter your name.',
    Email: 'Please enter your e-mail address.',
    Message: 'Please write a message.'
  })
  await fillIn(formOn(page), { ...letter, Subject: '', Email: 'noor at home' })
  await send(page).click()
  await expectRefusal(formOn(page), { Email: 'Please enter an e-mail address such as anna@example.com.' })
})

test('a message is being sent for a second, then comes the thank-you', async ({ page }) => {
  const seen = watch(page)
  await page.clock.install()
  await openPage(page, '/contact')
  await fillIn(formOn(page), letter)
  await page.clock.pauseAt(Date.now() + 60_000)
  await send(page).click()
  await expect(send(page)).toHaveText('Sending…')
  await expect(send(page)).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(900)
  await expect(send(page)).toHaveText('Sending…')
  await page.clock.runFor(200)
  const thanks = main(page).getByRole('status').filter({ hasText: 'Thank you for your message!' })
  await expect(thanks).toContainText("We'll get back to you soon.")
  await expect(thanks).toBeFocused()
  await main(page).getByRole('button', { name: 'Write another message' }).click()
  await expect(formOn(page).getByLabel('Message')).toHaveValue('')
  expect(seen).toEqual({ errors: [], outside: [] })
})

test('a draft is kept until it is sent or discarded', async ({ page }) => {
  await openPage(page, '/contact')
  await fillIn(formOn(page), { Name: 'Noor', Message: 'Half a thou' })
  await page.reload()
  await expect(formOn(page).getByLabel('Message')).toHaveValue('Half a thou')
  await formOn(page).getByRole('button', { name: 'Discard draft' }).click()
  await page.reload()
  await expect(page.getByRole('contentinfo').getByRole('status')).not.toBeEmpty()
  await expect(formOn(page).getByLabel('Message')).toHaveValue('')
})

test.describe('with a server', () => {
  test.use({ serviceWorkers: 'block' })

  test('a message that is written offline waits and goes out with the network', async ({ page, context }) => {
    const server = await serverFor(page)
    await openPage(page, '/contact', 'connected')
    const connection = page.getByRole('contentinfo').getByRole('status')
    await expect(connection).toHaveText('Connected.')

    server.reachable = false
    await context.setOffline(true)
    await fillIn(formOn(page), letter)
    await send(page).click()
    const thanks = main(page).getByRole('status').filter({ hasText: 'Thank you for your message!' })
    await expect(thanks).toContainText('goes out when you are connected')
    await expect(connection).toHaveText('The server cannot be reached. 1 entry waits to be sent.')
    expect(server.messages).toEqual([])

    server.reachable = true
    await context.setOffline(false)
    await expect(connection).toHaveText('Connected.')
    expect(server.messages).toEqual([
      { name: letter.Name, email: letter.Email, subject: letter.Subject, message: letter.Message }
    ])
  })
})

/** A server that takes messages, as far as the page can tell. */
async function serverFor(page: Page) {
  const server = { reachable: true, messages: [] as unknown[] }
  await page.route('**/api/**', async (route) => {
    if (!server.reachable) return route.abort('internetdisconnected')
    const request = route.request()
    if (request.method() === 'POST' && request.url().endsWith('/contact')) {
      server.messages.push(request.postDataJSON())
      return route.fulfill({ json: { id: 'kept' } })
    }
    return route.fulfill({ json: request.url().endsWith('/session') ? null : [] })
  })
  return server
}
