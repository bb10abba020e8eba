import { readFile } from 'node:fs/promises'
import { messageWayIds, messageWays, type MessageWayId } from '@sitewright/catalog'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { tabTo, typeInto } from './models/keyboard.ts'
import { openStep, completeSite } from './models/saved-state.ts'
import { unpackProject } from './models/unpacked-project.ts'
import { downloadProject, wizardPage } from './models/wizard.ts'

const service = 'https://formspree.io/f/mharbour'

const wayIn = (page: Page, id: MessageWayId): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${messageWays[id].name}`) })

async function openTab(page: Page): Promise<void> {
  await openStep(page, 'deployment')
  await page.getByRole('tab', { name: 'Messages' }).click()
  await expect(page.getByRole('radiogroup', { name: 'How messages reach you' })).toBeVisible()
}

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
