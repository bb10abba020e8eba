import { readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { draftsOf, extractDecisions, type Site } from '@sitewright/site'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { unzipSync, strFromU8 } from 'fflate'
import { findViolations } from './models/axe.ts'
import { openStep, completeSite } from './models/saved-state.ts'
import { readBuiltPages, withServedBuild } from './models/launch-build.ts'
import { readProjectSite, runNpm, unpackProject } from './models/unpacked-project.ts'
import { receiverPort } from '../../../tools/ports.ts'
import { downloadProject, wizardPage } from './models/wizard.ts'
import { tabTo } from './models/keyboard.ts'

test.use({ serviceWorkers: 'allow' })

const count = (page: Page) => page.getByRole('button', { name: /^\d+ drafts? left$/ })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const left = draftsOf(completeSite).length

/**
 * A practice that can be reached: a real domain and address, a form whose messages arrive here, and no sign-in, which would
 * pretend.
 */
const reachable: Site = {
  ...completeSite,
  selectedFeatures: completeSite.selectedFeatures.filter((id) => id !== 'auth'),
  businessInfo: { ...completeSite.businessInfo, contactEmail: 'hello@harbourstreetdental.co.uk' },
  deployment: {
    ...completeSite.deployment,
    domain: 'harbourstreetdental.co.uk',
    messages: { way: 'form', address: `http://localhost:${receiverPort}/f/decided`, accessKey: '' }
  }
}

/** Writes a message without a network, gets the network back, and waits for what the receiver has. */
async function sendOfflineFirst(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/contact`)
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Name').fill('Noor')
  await form.getByLabel('Email').fill('noor@example.org')
  await form.getByLabel('Subject').fill('decided')
  await form.getByLabel('Message').fill('Do you see children?')
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Kept, not sent yet' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Thank you for your message!' })).toBeVisible()
  const inbox = (await (await fetch(`http://localhost:${receiverPort}/inbox`)).json()) as {
    subject: string
  }[]
  expect(inbox.filter(({ subject }) => subject === 'decided')).toHaveLength(1)
}

test('drafts are decided by keyboard to the last, and the site launches and takes a message', async ({
  page
}) => {
  const all = draftsOf(reachable).length
  test.setTimeout(420_000)
  await openStep(page, 'review', reachable)
  await expect(count(page)).toHaveText(`${all} drafts left`)
  await tabTo(page, count(page))
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(`${all} drafts left`)
  await expect(title(page)).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Write it' }).first())
  const group = await page.evaluate(() => document.activeElement?.parentElement?.getAttribute('aria-label'))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Dentists by the water')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(title(page)).toHaveText(`${all - 1} drafts left`)
  await expect(page.getByRole('status').filter({ hasText: `${all - 1} drafts left` })).toBeAttached()
  await expect(page.getByText('Written by you')).toBeVisible()

  await page.getByRole('button', { name: `Undo: ${group}` }).press('Enter')
  await expect(title(page)).toHaveText(`${all} drafts left`)

  // It is true, Remove, and so on to the end: the focus waits on the next draft each time.
  await page.getByRole('button', { name: 'It is true' }).first().press('Enter')
  for (let at = 1; (await page.getByRole('button', { name: /^Remove: / }).count()) > 0; at += 1) {
    await expect(page.getByRole('button', { name: 'Write it' }).first()).toBeFocused()
    await page.keyboard.press('Tab')
    if (at % 2 === 0) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await expect(title(page)).toHaveText('0 drafts left')
  await expect(title(page)).toBeFocused()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Back to Review' }).press('Enter')
  await wizardPage(page).generate()
  const project = unpackProject(await readFile(await (await downloadProject(page)).path()))
  try {
    const site = readProjectSite(project)
    expect(JSON.stringify(site.content)).not.toContain('"draft"')
    expect(draftsOf(extractDecisions(site))).toEqual([])
    await runNpm(project, 'install')
    // The receiver of this test is the one thing that no visitor elsewhere could reach.
    const checked = await runNpm(project, 'run', 'launch-check')
    expect(checked.lines.filter((line) => line.startsWith('- '))).toEqual([
      expect.stringContaining('is not the https address of a service')
    ])
    const siteJson = join(project.folder, 'src/site.json')
    const text = readFileSync(siteJson, 'utf8')
    writeFileSync(
      siteJson,
      text.replace(/http:\/\/localhost[^"]*/, 'https://forms.harbourstreetdental.co.uk/f')
    )
    expect((await runNpm(project, 'run', 'launch-check')).lines.join('\n')).toContain('Ready to launch.')
    writeFileSync(siteJson, text)
    const built = await runNpm(project, 'run', 'build')
    expect(built.code, built.lines.join('\n')).toBe(0)
    expect(readBuiltPages(project).find(({ path }) => path === '/')?.html).not.toContain('noindex')
    await withServedBuild(project, (origin) => sendOfflineFirst(page, origin))
  } finally {
    project.remove()
  }
})

/** Taps where a control of the preview is drawn on the screen: the frame is drawn smaller than its page. */
async function tapInPreview(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const inside = await control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2, page: window.innerWidth }
  })
  const outside = await page.getByTitle('Live preview').boundingBox()
  if (outside === null) throw new Error('The preview is not drawn.')
  const scale = outside.width / inside.page
  await page.touchscreen.tap(outside.x + inside.x * scale, outside.y + inside.y * scale)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a pencil in the preview leads to its draft, and prices and hours are written', async ({ page }) => {
    await openStep(page, 'customize')
    await page.getByRole('button', { name: 'Preview', exact: true }).tap()
    const frame = page.frameLocator('iframe[title="Live preview"]')
    await tapInPreview(page, frame.getByRole('button', { name: 'Draft: Home, headline. Decide' }))
    await expect(title(page)).toHaveText(`${left} drafts left`)
    const field = page.getByRole('textbox', { name: 'Your words: Home, headline' })
    await expect(field).toBeVisible()
    await field.fill('Dentists by the water')
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(title(page)).toHaveText(`${left - 1} drafts left`)

    const hours = page.getByRole('group', { name: 'Home, opening hours' })
    await hours.getByRole('button', { name: 'Write it' }).tap()
    const own = page.getByRole('textbox', { name: 'Your words: Home, opening hours' })
    await own.fill('Saturday, as we like')
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(page.getByText(/"Saturday, as we like" could not be read/)).toBeVisible()
    await own.fill('Tuesday to Saturday, 8:00 to 17:00')
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(title(page)).toHaveText(`${left - 2} drafts left`)

    await page.getByRole('button', { name: 'Preview', exact: true }).tap()
    // The preview follows the drafts through the pages.
    await frame.getByRole('link', { name: 'Harbour Street Dental' }).first().press('Enter')
    await expect(frame.getByText('Dentists by the water')).toBeVisible()
    await page.getByRole('radio', { name: 'As published' }).check()
    await expect(frame.getByRole('button', { name: /^Draft: / })).toHaveCount(0)
    await expect(frame.getByText('Tuesday to Saturday, 8:00 to 17:00')).toBeVisible()
  })
})

test('a corrected business keeps what was decided, and its old facts stand nowhere in the project', async ({
  page
}) => {
  const wizard = wizardPage(page)
  await openStep(page, 'review')
  await count(page).click()
  const [story] = draftsOf(completeSite).filter(({ address }) => address === '/content/about/story')
  if (story !== undefined) {
    await page.getByRole('group', { name: story.name }).getByRole('button', { name: 'It is true' }).click()
  }
  await page.getByRole('button', { name: 'Back to Review' }).click()
  await page.getByRole('button', { name: 'Edit Business Information' }).click()
  await wizard.field('Business name').fill('Kestrel Cycles')
  await wizard.field('Location').fill('7 New Road, York')
  await wizard.field('Industry').selectOption('restaurant')
  await wizard.field('Description').fill('We mend and refurbish bicycles.')
  await page.getByRole('button', { name: 'Back to Review' }).click()
  await wizard.generate()
  const zip = unzipSync(await readFile(await (await downloadProject(page)).path()))
  const texts = Object.entries(zip).map(([path, bytes]) => [path, strFromU8(bytes, true)] as const)
  for (const old of ['Harbour Street', 'Bristol', 'dental', 'Dental', 'dentist']) {
    expect(
      texts.filter(([, text]) => text.includes(old)).map(([path]) => path),
      `files with ${old}`
    ).toEqual([])
  }
})
