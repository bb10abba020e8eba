import { readFile } from 'node:fs/promises'
import { messages } from '@sitewright/builder'
import type { Site } from '@sitewright/site'
import { expect, type Page } from '@playwright/test'
import { downloadProject, wizardPage } from './wizard.ts'

/** Walks the eight steps as an owner does, and takes the project away. */
export async function completeWizard(page: Page, site: Site, typescript: boolean): Promise<Uint8Array> {
  const wizard = wizardPage(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Building' }).first().click()
  await wizard.isAt('business')
  await expect(wizard.action('business')).toBeDisabled()
  await wizard.fillBusiness(site.businessInfo)
  await wizard.continueFrom('business')
  await expect(wizard.toast(messages.businessSaved)).toBeVisible()

  await wizard.isAt('analysis')
  await wizard.continueFrom('analysis')
  await expect(wizard.toast(messages.analysisAccepted)).toBeVisible()

  await wizard.isAt('framework')
  if (!typescript) await page.getByRole('switch', { name: 'TypeScript' }).press('Space')
  await wizard.continueFrom('framework')

  await wizard.isAt('features')
  await wizard.pickFeatures(site.selectedFeatures)
  await wizard.continueFrom('features')

  await wizard.isAt('enterprise')
  await wizard.continueFrom('enterprise')

  await wizard.isAt('customize')
  await wizard.continueFrom('customize')

  await wizard.isAt('deployment')
  await wizard.pickHosts(site.deployment.platforms)
  await wizard.continueFrom('deployment')

  await wizard.isAt('review')
  await wizard.generate()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${site.businessInfo.businessName} is ready`
  )
  const download = await downloadProject(page)
  return readFile(await download.path())
}
