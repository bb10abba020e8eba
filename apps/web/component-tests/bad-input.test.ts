import { commands } from 'vitest/browser'
import { test } from './support/test.ts'
import { messages } from '@sitewright/builder'
import { expect } from './support/expect.ts'
import { openOtherBrowser } from './support/other-browser.ts'
import type { Page } from './support/page.ts'
import { openStep, completeSite } from './support/saved-state.ts'
import { openFile, wizardPage } from './support/wizard.ts'

const { businessName } = completeSite.businessInfo

async function expectUnchanged(page: Page): Promise<void> {
  await wizardPage(page).isAt('business')
  await expect(wizardPage(page).field('Business name')).toHaveValue(businessName)
}

test('opening can be taken back', async ({ page }) => {
  const wizard = wizardPage(page)
  const other = {
    ...completeSite,
    businessInfo: { ...completeSite.businessInfo, businessName: 'Quay Dental' }
  }
  await openStep(page, 'business')
  await openFile(page, 'site.json', JSON.stringify(other))
  await expect(wizard.toast(messages.opened('Quay Dental'))).toBeVisible()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expectUnchanged(page)
})

test('a link that cannot be read changes nothing', async ({ page }) => {
  await openStep(page, 'business')
  await expectUnchanged(page)
  for (const fragment of ['1.garbage', '1.', '9.AAAA', '1.%3Cscript%3E', 'x'.repeat(20_000)]) {
    await page.goto(`/builder#site=${fragment}`)
    await expect(wizardPage(page).toast(messages.linkUnreadable)).toBeVisible()
    await expectUnchanged(page)
  }
})

test('a link that was copied here opens the configuration elsewhere', async ({ page }) => {
  await commands.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openStep(page, 'review')
  await page.getByRole('button', { name: 'Open or share' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click()
  await expect(wizardPage(page).toast(/Link copied/)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await openOtherBrowser()
  await page.goto(link)
  await expect(wizardPage(page).toast(messages.opened(businessName))).toBeVisible()
  await page.goto('/builder/business')
  await expectUnchanged(page)
})
