import { stepAt, stepBadge, stepIndex, steps, type StepId } from '@sitewright/builder'
import {
  featureCategories,
  features,
  hosts,
  industries,
  type FeatureId,
  type HostId
} from '@sitewright/catalog'
import type { BusinessInfo } from '@sitewright/site'
import { expect } from './expect.ts'
import type { Locator } from './locator.ts'
import type { Page } from './page.ts'

/** The wizard as a visitor knows it: by what is written on it. */
export interface Wizard {
  /** Waits until the step is shown, by its address and its badge. */
  isAt: (step: StepId) => Promise<void>
  field: (label: string) => Locator
  /** The yellow button of a step, with the step's own words on it. */
  action: (step: StepId) => Locator
  continueFrom: (step: StepId) => Promise<void>
  /** Continues from a step, which must lack nothing, until another one is shown. */
  walk: (from: StepId, to: StepId) => Promise<void>
  fillBusiness: (business: BusinessInfo) => Promise<void>
  feature: (id: FeatureId) => Locator
  /** Makes the selection of features exactly this one. */
  pickFeatures: (ids: readonly FeatureId[]) => Promise<void>
  pickHosts: (ids: readonly HostId[]) => Promise<void>
  /** Presses Generate, does not wait for the labels, and waits for the page of the project. */
  generate: () => Promise<void>
  toast: (text: string | RegExp) => Locator
}

export function wizardPage(page: Page): Wizard {
  const action = (step: StepId): Locator =>
    page.getByRole('button', { name: stepAt(stepIndex(step)).action, exact: true })
  const field = (label: string): Locator =>
    page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByRole('combobox', { name: label, exact: true }))
  const feature = (id: FeatureId): Locator =>
    page.getByRole('checkbox', { name: new RegExp(`^${features[id].name}`) })

  const openCategory = async (id: FeatureId): Promise<void> => {
    const label = featureCategories[features[id].category]
    await page.getByRole('tab', { name: new RegExp(`^${label}`) }).click()
  }

  const isAt = async (step: StepId): Promise<void> => {
    await expect(page).toHaveURL(new RegExp(`/builder/${step}$`))
    await expect(page.getByText(stepBadge(stepIndex(step)), { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  return {
    field,
    action,
    feature,
    isAt,
    walk: async (from, to) => {
      for (const { id } of steps.slice(stepIndex(from), stepIndex(to))) {
        await isAt(id)
        await action(id).click()
      }
      await isAt(to)
    },
    continueFrom: async (step) => {
      await action(step).click()
    },
    fillBusiness: async (business) => {
      await field('Business name').fill(business.businessName)
      if (business.industry !== '')
        await field('Industry').selectOption({ label: industries[business.industry] })
      await field('Target audience').selectOption(business.targetAudience)
      await field('Description').fill(business.description)
      await field('Location').fill(business.location)
      await field('Website').fill(business.website)
      await field('E-mail').fill(business.contactEmail)
      await field('Phone').fill(business.contactPhone)
      await field('Challenges').fill(business.currentChallenges.join('\n'))
      await field('Goals').fill(business.businessGoals.join('\n'))
    },
    pickFeatures: async (ids) => {
      const advanced = page.getByRole('switch', { name: 'Show Advanced' })
      if (!(await advanced.isChecked())) await advanced.press('Space')
      const selected = page.getByRole('list', { name: 'Selected' })
      const kept = ids.map((id) => `Remove ${features[id].name}`)
      const unwanted = async (): Promise<Locator | undefined> => {
        for (const button of await selected.getByRole('button').all()) {
          if (!kept.includes((await button.getAttribute('aria-label')) ?? '')) return button
        }
        return undefined
      }
      for (let next = await unwanted(); next; next = await unwanted()) await next.click()
      for (const id of ids) {
        await openCategory(id)
        if (!(await feature(id).isChecked())) await feature(id).press('Space')
        await expect(feature(id)).toBeChecked()
      }
    },
    pickHosts: async (ids) => {
      for (const id of ids)
        await page.getByRole('checkbox', { name: new RegExp(`^${hosts[id].name}`) }).press('Space')
    },
    generate: async () => {
      await action('review').click()
      await page.getByRole('button', { name: 'Skip ahead' }).click()
      await expect(page).toHaveURL(/\/download$/, { timeout: 30_000 })
    },
    toast: (text) => page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text })
  }
}

/** Chooses a file under Open configuration. */
export async function openFile(page: Page, name: string, content: BlobPart): Promise<void> {
  await page.getByRole('button', { name: 'Open or share' }).click()
  const chooser = waitForFileChooser()
  await page.getByRole('dialog').getByRole('button', { name: 'Open configuration' }).click()
  const input = await chooser
  const transfer = new DataTransfer()
  transfer.items.add(new File([content], name, { type: 'application/octet-stream' }))
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The field that asks the browser for a file next; no window opens for it. */
function waitForFileChooser(): Promise<HTMLInputElement> {
  return new Promise((resolve) => {
    HTMLInputElement.prototype.click = function chooseFile() {
      Reflect.deleteProperty(HTMLInputElement.prototype, 'click')
      resolve(this)
    }
  })
}
