import { expect, type Page } from '@playwright/test'
import { receiverPort } from '../../tools/ports.ts'
import { expectRefusal, fillIn } from './models/form.ts'
import { readInbox } from './models/inbox.ts'
import { main, openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf } from './site-pages.ts'
import { watch } from './watch.ts'

const formOn = (page: Page) => main(page).getByRole('form', { name: 'Contact' })
const send = (page: Page) => formOn(page).getByRole('button', { name: /Send message|Sending|Try again/ })
const letter = {
  Name: 'Noor',
  Email: 'noor@example.org',
  Subject: 'A question',
  Message: 'Do you see children?'
}

/** What the receiver took with this subject. */
async function arrived(subject: string): Promise<Record<string, string>[]> {
  return (await readInbox()).filter((each) => each['subject'] === subject)
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

test('a draft of the site says before and after that nothing is sent (S0-1)', async ({ page }) => {
  const seen = watch(page)
  await openPage(page, '/contact')
  await expect(main(page).getByText('This is a draft: nothing will be sent.')).toBeVisible()
  await fillIn(formOn(page), letter)
  await send(page).click()
  await expect(main(page).getByRole('heading', { name: 'Nothing was sent.' })).toBeFocused()
  await expect(main(page)).not.toContainText('Thank you')
  await main(page).getByRole('button', { name: 'Write another message' }).click()
  await expect(formOn(page).getByLabel('Message')).toHaveValue('')
  expect(seen).toEqual({ errors: [], outside: [] })
})

test('what is typed before the scripts have come is not lost when they do', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(addressOf('standard', '/contact'), { waitUntil: 'commit' })
  await formOn(page).getByLabel('Name').fill('Noor')
  release()
  await expect(page.getByRole('contentinfo').getByRole('status')).not.toBeEmpty()
  await formOn(page).getByLabel('Email').fill('noor@example.org')
  await expect(formOn(page).getByLabel('Name')).toHaveValue('Noor')
  await formOn(page).getByLabel('Message').fill('Do you see children?')
  await send(page).click()
  await expect(main(page).getByRole('heading', { name: 'Nothing was sent.' })).toBeFocused()
})

test('what is written is kept until it is sent or discarded', async ({ page }) => {
  await openPage(page, '/contact')
  await fillIn(formOn(page), { Name: 'Noor', Message: 'Half a thou' })
  await page.reload()
  await expect(formOn(page).getByLabel('Message')).toHaveValue('Half a thou')
  await formOn(page).getByRole('button', { name: 'Discard draft' }).click()
  await page.reload()
  await expect(page.getByRole('contentinfo').getByRole('status')).not.toBeEmpty()
  await expect(formOn(page).getByLabel('Message')).toHaveValue('')
})

test.describe('on the site as it is published', () => {
  test('thanks follow only what was taken (S0-1)', async ({ page }) => {
    await openPage(page, '/contact', 'delivering')
    await fillIn(formOn(page), { ...letter, Subject: 'taken' })
    await send(page).click()
    const thanks = main(page).getByRole('status').filter({ hasText: 'Thank you' })
    await expect(main(page).getByRole('heading', { name: 'Thank you for your message!' })).toBeFocused()
    await expect(thanks).toContainText(/It was accepted for .+\. The answer goes to/)
    await expect(thanks).not.toContainText(/delivered|soon/)
    await expect(thanks).toContainText('noor@example.org')
    await expect(thanks).toContainText(`Accepted by localhost:${receiverPort}, today at`)
    expect(await arrived('taken')).toMatchObject([{ name: 'Noor', message: letter.Message }])
  })

  test('what is refused stays in the form, with other ways to send it', async ({ page }) => {
    await openPage(page, '/contact', 'delivering')
    await fillIn(formOn(page), { ...letter, Subject: 'refuse me' })
    await send(page).click()
    const alert = main(page).getByRole('alert')
    await expect(alert).toBeFocused()
    await expect(alert).toContainText('Your message was not sent')
    await expect(alert).toContainText('“Form not found”. Your words are still here.')
    await expect(formOn(page).getByLabel('Message')).toHaveValue(letter.Message)
    const mail = formOn(page).getByRole('link', { name: 'Send it as an e-mail' })
    expect(await mail.getAttribute('href')).toContain(encodeURIComponent(letter.Message))
    await formOn(page).getByLabel('Subject').fill('second try')
    await send(page).click()
    await expect(main(page).getByRole('heading', { name: 'Thank you for your message!' })).toBeVisible()
    expect(await arrived('second try')).toHaveLength(1)
  })

  test('what is written offline waits, survives a reload, and is sent once', async ({ page, context }) => {
    await openPage(page, '/contact', 'delivering')
    await context.setOffline(true)
    await fillIn(formOn(page), { ...letter, Subject: 'offline' })
    await send(page).click()
    await expect(main(page).getByRole('heading', { name: 'Kept, not sent yet' })).toBeFocused()
    await expect(main(page)).not.toContainText('Thank you')
    await main(page).getByRole('button', { name: 'Try to send now' }).click()
    await expect(main(page).getByText('It could not be sent just now.')).toBeVisible()
    expect(await arrived('offline')).toEqual([])

    await context.setOffline(false)
    await expect(main(page).getByRole('heading', { name: 'Thank you for your message!' })).toBeVisible()
    await page.reload()
    await expect(formOn(page)).toBeVisible()
    expect(await arrived('offline')).toHaveLength(1)
  })

  test('what goes out while the page is left arrives once', async ({ page, context }) => {
    await openPage(page, '/contact', 'delivering')
    await context.setOffline(true)
    await fillIn(formOn(page), { ...letter, Subject: 'left at once' })
    await send(page).click()
    await expect(main(page).getByRole('heading', { name: 'Kept, not sent yet' })).toBeVisible()
    // The request is held, so that the page is left while it is on its way.
    const held = page.waitForRequest((request) => request.method() === 'POST')
    await context.setOffline(false)
    await held
    await page.goto(addressOf('delivering', '/about'))
    await openPage(page, '/contact', 'delivering')
    await expect.poll(() => arrived('left at once')).toHaveLength(1)
    await page.reload()
    expect(await arrived('left at once')).toHaveLength(1)
  })

  test('what waits can be deleted, and is not sent', async ({ page, context }) => {
    await openPage(page, '/contact', 'delivering')
    await context.setOffline(true)
    await fillIn(formOn(page), { ...letter, Subject: 'deleted' })
    await send(page).click()
    await main(page).getByRole('button', { name: 'Delete it' }).click()
    await expect(formOn(page).getByLabel('Message')).toHaveValue('')
    await context.setOffline(false)
    await page.reload()
    await expect(formOn(page)).toBeVisible()
    expect(await arrived('deleted')).toEqual([])
  })

  test('without JavaScript the form is posted by the browser itself', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(addressOf('delivering', '/contact'))
    await fillIn(formOn(page), { ...letter, Subject: 'no script' })
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Thanks' })).toBeVisible()
    expect(await arrived('no script')).toMatchObject([{ name: 'Noor', email: letter.Email }])
    // Chromium draws no noscript where scripts are off by emulation only, so that the page itself is read.
    const booking = await page.request.get(addressOf('delivering', '/booking'))
    expect(await booking.text()).toContain('<noscript>Choosing a time needs JavaScript')
    await context.close()
  })
})

test.describe('where no form was set up', () => {
  test('the page says how to call and write, and the letter goes by the own program', async ({ page }) => {
    await openPage(page, '/contact', 'calling')
    await expect(main(page).getByRole('heading', { level: 1, name: 'Call or write' })).toBeVisible()
    await expect(main(page).getByRole('form')).toHaveCount(0)
    const href = await main(page).getByRole('link', { name: 'Write this e-mail' }).getAttribute('href')
    expect(href).toMatch(/^mailto:[^?]+\?subject=A%20question%20for%20Harbour/)
    await expect(main(page)).toContainText('Nothing is sent until you send it there.')
  })
})

test.describe('with a server', () => {
  test('a message that is written offline waits and goes out with the network', async ({ page, context }) => {
    const server = await serverFor(page)
    await openPage(page, '/contact', 'connected')
    const connection = page.getByRole('contentinfo').getByRole('status')
    await expect(connection).toHaveText('Connected.')

    // A server that does not answer is no missing network: nothing is kept, and nobody is told to wait.
    server.reachable = false
    await fillIn(formOn(page), letter)
    await send(page).click()
    await expect(main(page).getByRole('alert')).toContainText(/No answer came from localhost:\d+\./)
    await expect(main(page)).not.toContainText('You are offline')
    await expect(formOn(page).getByLabel('Message')).toHaveValue(letter.Message)
    await context.setOffline(true)
    await fillIn(formOn(page), letter)
    await send(page).click()
    await expect(main(page).getByRole('heading', { name: 'Kept, not sent yet' })).toBeVisible()
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

test('a message about a service begins with its name and its price', async ({ page }) => {
  await openPage(page, '/services/white-fillings')
  await expect(main(page).getByText('Two times left this month')).toBeVisible()
  const pay = main(page).getByRole('link', { name: 'Pay at buy.stripe.com' })
  await expect(pay).toHaveAttribute('href', 'https://buy.stripe.com/harbour')
  await main(page).getByRole('link', { name: 'Ask about this' }).click()
  await expect(formOn(page).getByRole('textbox', { name: 'Subject' })).toHaveValue(
    /^About: White fillings, .*£95/
  )
})
