import { test } from './support/test.ts'
import { messageWays, type MessageWayId } from '@sitewright/catalog'
import { expect } from './support/expect.ts'
import type { Locator } from './support/locator.ts'
import type { Page } from './support/page.ts'
import { openStep } from './support/saved-state.ts'
import { wizardPage } from './support/wizard.ts'

const service = 'https://formspree.io/f/mharbour'
const server = 'https://api.harbour.example'

const wayIn = (page: Page, id: MessageWayId): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${messageWays[id].name}`) })

/** The way as the summary of the step says that the site takes it. */
const taken = (page: Page): Locator =>
  page.getByRole('region', { name: 'Chosen so far' }).locator('div', { hasText: 'Messages' }).locator('dd')

async function openTab(page: Page): Promise<void> {
  await openStep(page, 'deployment')
  await page.getByRole('tab', { name: 'Messages' }).click()
  await expect(page.getByRole('radiogroup', { name: 'How messages reach you' })).toBeVisible()
}

test('each way says what it needs, and the site takes it once that is there', async ({ page }) => {
  const wizard = wizardPage(page)
  const panel = page.getByRole('tabpanel')
  const until = panel.getByText('Until it has what it needs, your site shows Call or write.')
  await openTab(page)
  await expect(wayIn(page, 'call')).toBeChecked()
  await expect(panel.getByText('Your phone, +44 117 496 0142')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Start the e-mail yourself' })).toHaveAttribute(
    'href',
    /^mailto:hello%40harbourstreet\.example\?subject=/
  )

  await wayIn(page, 'form').click()
  await expect(until).toBeVisible()
  const address = wizard.field('Address from the service')
  await address.fill('formspree.io/f/mharbour')
  await address.blur()
  await expect(address).toHaveAccessibleDescription(/Messages cannot be posted to this address\./)
  await expect(taken(page)).toHaveText('Call or write')
  await address.fill('https://api.web3forms.com/submit')
  await expect(panel.getByText('Needs a key')).toBeVisible()
  await expect(taken(page)).toHaveText('Call or write')
  await wizard.field('Access key').fill('public-key')
  await expect(taken(page)).toHaveText('A form address')
  await address.fill(service)
  await expect(wizard.field('Access key')).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Send yourself a message' })).toBeVisible()

  await wayIn(page, 'server').click()
  await expect(wizard.field('Address of your server'), 'the service is no server of one’s own').toHaveValue(
    ''
  )
  await expect(taken(page)).toHaveText('Call or write')
  await wizard.field('Address of your server').fill(server)
  await expect(taken(page)).toHaveText('Your own server')

  await wayIn(page, 'netlify').click()
  await expect(panel.getByText('A platform that runs it, on the tab Hosting Platform')).toBeVisible()
  await expect(taken(page)).toHaveText('Call or write')
  await wayIn(page, 'function').click()
  await expect(panel.getByText('A free key of resend.com.')).toBeVisible()
  await expect(taken(page)).toHaveText('A small function')
  await wayIn(page, 'php').click()
  await expect(panel.getByText('Web space with PHP.')).toBeVisible()
  await expect(taken(page)).toHaveText('A PHP file')
  await expect(until).toHaveCount(0)

  await wayIn(page, 'form').click()
  await expect(address, 'each way keeps its own address').toHaveValue(service)
})
