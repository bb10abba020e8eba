import { messages, storageKeys } from '@sitewright/builder'
import { expect, test, type Page } from '@playwright/test'
import { openStep, seedStorage, completeSite, toSavedState } from './models/saved-state.ts'
import { wizardPage } from './models/wizard.ts'

const { businessName, description } = completeSite.businessInfo

/** Makes the browser's storage unusable from the start: reading it throws, or writing the progress does. */
async function breakStorage(page: Page, how: 'forbidden' | 'full'): Promise<void> {
  await page.addInitScript(
    ([kind, key]) => {
      if (window.origin === 'null') return
      if (kind === 'forbidden') {
        const refuse = (): never => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        }
        Object.defineProperty(window, 'localStorage', { get: refuse })
        Object.defineProperty(window, 'sessionStorage', { get: refuse })
        return
      }
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function put(this: Storage, name: string, value: string) {
        if (name === key) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        setItem.call(this, name, value)
      }
    },
    [how, storageKeys.state] as const
  )
}

test('progress survives a reload: the step, the words, the choices', async ({ page }) => {
  const wizard = wizardPage(page)
  await page.goto('/builder')
  await wizard.fillBusiness(completeSite.businessInfo)
  await wizard.walk('business', 'features')
  await wizard.pickFeatures(['pwa', 'gallery', 'booking'])
  await page.reload()
  await wizard.isAt('features')
  const selected = page.getByRole('list', { name: 'Selected' }).getByRole('listitem')
  await expect(selected).toHaveCount(3)
  await page.goto('/builder/business')
  await expect(wizard.field('Business name')).toHaveValue(businessName)
  await expect(wizard.field('Challenges')).toHaveValue(completeSite.businessInfo.currentChallenges.join('\n'))
})

test('the last letters before leaving are kept too', async ({ page }) => {
  const wizard = wizardPage(page)
  await page.goto('/builder')
  await expect(wizard.field('Business name')).toBeEnabled()
  await wizard.field('Business name').pressSequentially('Nine Elms', { delay: 5 })
  await page.reload()
  await expect(wizard.field('Business name')).toHaveValue('Nine Elms')
})

test('Start Over asks, resets, and can be undone', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'review')
  await page.getByRole('button', { name: 'Start Over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start Over' })
  await expect(dialog).toContainText(messages.startOverQuestion)
  await dialog.getByRole('button', { name: 'Keep my answers' }).click()
  await expect(dialog).toBeHidden()
  await wizard.isAt('review')

  await page.getByRole('button', { name: 'Start Over' }).click()
  await dialog.getByRole('button', { name: 'Start Over' }).click()
  await expect(wizard.toast(messages.startedOver)).toBeVisible()
  await wizard.isAt('business')
  await expect(wizard.field('Business name')).toHaveValue('')

  await page.getByRole('button', { name: 'Undo' }).click()
  await wizard.isAt('review')
  await page.getByRole('button', { name: 'Edit Business Information' }).click()
  await expect(wizard.field('Business name')).toHaveValue(businessName)
})

test('Start Over is still undone after the wizard was left', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'review')
  await page.getByRole('button', { name: 'Start Over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start Over' }).click()
  await page.getByRole('link', { name: 'About' }).first().click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Builder', exact: true }).first().click()
  await wizard.isAt('review')
})

test('Back and Forward go through the steps', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'framework')
  await wizard.continueFrom('framework')
  await wizard.isAt('features')
  await wizard.continueFrom('features')
  await wizard.isAt('enterprise')
  await page.goBack()
  await wizard.isAt('features')
  await page.goBack()
  await wizard.isAt('framework')
  await page.goForward()
  await wizard.isAt('features')
})

test('a step that is not open yet leads to the one that is', async ({ page }) => {
  await page.goto('/builder/review')
  await wizardPage(page).isAt('business')
})

test('forbidden storage: a clear message, and the wizard works to the end', async ({ page }) => {
  const wizard = wizardPage(page)
  await breakStorage(page, 'forbidden')
  await page.goto('/builder')
  await expect(wizard.toast(messages.storageForbidden)).toBeVisible()
  await wizard.fillBusiness(completeSite.businessInfo)
  await expect(page.getByRole('status').filter({ hasText: /^Not saved$/ })).toBeVisible()
  await wizard.walk('business', 'deployment')
  await wizard.pickHosts(['netlify'])
  await wizard.continueFrom('deployment')
  await wizard.isAt('review')
  await wizard.generate()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${businessName} is ready`)
  await expect(page.getByRole('button', { name: 'Download Project' })).toBeEnabled()
})

test('full storage: a clear message once, nothing lost, and a way out', async ({ page }) => {
  const wizard = wizardPage(page)
  await breakStorage(page, 'full')
  await page.goto('/builder')
  await wizard.field('Business name').fill(businessName)
  await expect(wizard.toast(messages.storageFull)).toHaveCount(1)
  await wizard.field('Description').fill(description)
  await expect(page.getByRole('status').filter({ hasText: /^Not saved$/ })).toBeVisible()
  await expect(wizard.toast(messages.storageFull)).toHaveCount(1)
  await page.getByRole('link', { name: 'About' }).first().click()
  await page.getByRole('link', { name: 'Builder', exact: true }).first().click()
  await expect(wizard.field('Description')).toHaveValue(description)

  // The toast has a button of the same name for as long as it is shown.
  await page.getByRole('button', { name: 'Open or share' }).click()
  const begun = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download site.json' }).click()
  expect((await begun).suggestedFilename()).toBe('site.json')
})

for (const [what, text] of [
  ['text that is no JSON', '{"version":1,"site":'],
  ['a document of another kind', '{"hello":"world"}'],
  ['a list', '[]']
] as const) {
  test(`unreadable progress is set aside and said: ${what}`, async ({ page }) => {
    const wizard = wizardPage(page)
    await seedStorage(page, text)
    await page.goto('/builder')
    await expect(wizard.toast(messages.storageCorrupt)).toBeVisible()
    await wizard.isAt('business')
    await wizard.field('Business name').fill(businessName)
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.state))
      .toContain(businessName)
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.unreadable)).toBe(text)
  })
}

test('progress that is partly damaged is kept as far as it can be read', async ({ page }) => {
  const wizard = wizardPage(page)
  const damaged = toSavedState(completeSite, 'review').replace(
    '"selectedFramework":"react"',
    '"selectedFramework":7'
  )
  await seedStorage(page, damaged)
  await page.goto('/builder')
  await expect(wizard.toast(/left out: Framework\./)).toBeVisible()
  await page.goto('/builder/business')
  await expect(wizard.field('Business name')).toHaveValue(businessName)
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.unreadable)).toBe(damaged)
})

test('the history keeps the project: the download page opens again after a reload', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'review')
  await wizard.generate()
  // The page before it counts the files of folders.
  const files = page.getByRole('list', { name: 'Project' }).getByText(/^\d+ files$/)
  const before = await files.innerText()
  await page.reload()
  await expect(files).toHaveText(before)
  await expect(page.getByRole('button', { name: 'Download Project' })).toBeEnabled()
})

test('without a project, preview and download say what to do', async ({ page }) => {
  for (const address of ['/preview', '/download']) {
    await page.goto(address)
    await expect(page.getByText(new RegExp(messages.nothingToDownload))).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Builder' })).toBeVisible()
  }
})
