import { readFile } from 'node:fs/promises'
import { messageWayIds, messageWays, type MessageWayId } from '@sitewright/catalog'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { tabTo, typeInto } from './models/keyboard.ts'
import { openStep, completeSite } from './models/saved-state.ts'
import { unpackProject } from './models/unpacked-project.ts'
import { downloadProject, wizardPage } from './models/wizard.ts'

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

test('a way that only the site itself can test asks for its address, and then for the inbox', async ({
  page
}) => {
  const wizard = wizardPage(page)
  await openTab(page)
  await wayIn(page, 'php').click()
  await expect(wizard.field('Where your site is'), 'its own domain').toHaveValue(/^https:/)
  await wizard.field('Where your site is').fill('')
  const shut = page.getByRole('button', { name: 'Write to yourself there' })
  await expect(shut).toHaveAccessibleDescription('Upload the site first, then test it here.')
  await wizard.field('Where your site is').fill('https://www.harbour.example')
  const form = page.getByRole('link', { name: 'Write to yourself there' })
  await expect(form).toHaveAttribute('href', 'https://www.harbour.example/contact')
  await page.context().route('https://www.harbour.example/**', (route) => route.fulfill({ body: 'The form' }))
  const other = page.waitForEvent('popup')
  await form.click()
  await (await other).close()
  await page.getByRole('button', { name: 'Yes, it is there' }).click()
  await expect(page.getByText(/It arrived\. You said so today at/)).toBeVisible()
  await expect(wayIn(page, 'php')).toHaveAccessibleName(/Ready$/)
})

test('the way goes by keyboard, to Review, into the link and into the project', async ({ page }) => {
  const wizard = wizardPage(page)
  await openTab(page)
  await tabTo(page, wayIn(page, 'call'))
  for (const id of messageWayIds.slice(1)) {
    await page.keyboard.press('ArrowDown')
    await expect(wayIn(page, id)).toBeFocused()
    await expect(wayIn(page, id)).toBeChecked()
  }
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowUp')
  await typeInto(page, wizard.field('Address from the service'), service)
  await tabTo(page, page.getByRole('button', { name: 'Send yourself a message' }))

  await wizard.continueFrom('deployment')
  await wizard.isAt('review')
  const section = page.getByRole('group').filter({ hasText: 'Deployment Configuration' })
  await section.getByRole('heading', { name: 'Deployment Configuration' }).click()
  await expect(section.getByRole('term').filter({ hasText: 'Messages' })).toBeVisible()
  await expect(section.getByRole('definition').filter({ hasText: 'A form address' })).toBeVisible()

  await page.getByRole('button', { name: 'Open or share' }).click()
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download site.json' }).click()
  const document: unknown = JSON.parse(await readFile(await (await begun).path(), 'utf8'))
  const chosen = { deployment: { messages: { way: 'form', address: service, accessKey: '' } } }
  expect(document).toMatchObject(chosen)
  await page.keyboard.press('Escape')

  await wizard.generate()
  const project = unpackProject(await readFile(await (await downloadProject(page)).path()))
  const siteJson = project.files.get('src/site.json') ?? new Uint8Array()
  project.remove()
  expect(JSON.parse(new TextDecoder().decode(siteJson))).toMatchObject(chosen)
  expect(completeSite.deployment.messages.way, 'the project began with another way').toBe('call')
})
