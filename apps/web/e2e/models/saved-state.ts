import { advise } from '@sitewright/advisor'
import {
  toAnalysedBusiness,
  initialState,
  saveState,
  stepIndex,
  storageKeys,
  type StepId
} from '@sitewright/builder'
import { dentist, type Site } from '@sitewright/site'
import type { Page } from '@playwright/test'

/** A dental practice with its analysis: a configuration that lacks nothing. */
export const completeSite: Site = {
  ...dentist,
  aiRecommendations: {
    ...advise(dentist.businessInfo),
    madeBy: 'built-in',
    madeFor: toAnalysedBusiness(dentist.businessInfo)
  }
}

/** The text that the wizard keeps in the browser for a site at a step, after it was generated or before. */
export function toSavedState(site: Site, step: StepId, generated = false): string {
  const { businessName: name } = site.businessInfo
  const { selectedFramework: framework, selectedFeatures: features } = site
  const made = { id: '1767600000000', name, framework, features, createdAt: '2026-01-05T08:00:00.000Z' }
  const entry = { ...made, site, zipBytes: 1, fileCount: 1 }
  let text = ''
  saveState(
    { ...initialState, site, currentStep: stepIndex(step), projectHistory: generated ? [entry] : [] },
    { getItem: () => null, removeItem: () => undefined, setItem: (_key, value) => void (text = value) }
  )
  return text
}

/** Lets the page begin with a text in the browser's storage, as an earlier visit left it; reloads keep what is newer. */
export async function seedStorage(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (window.origin === 'null' || localStorage.getItem(key) !== null) return
      localStorage.setItem(key, value)
    },
    [storageKeys.state, text] as const
  )
}

/** Begins at a step of a complete configuration. */
export async function openStep(page: Page, step: StepId, site: Site = completeSite): Promise<void> {
  await seedStorage(page, toSavedState(site, step))
  await page.goto(`/builder/${step}`)
}

/** Begins on a page that shows a generated project. */
export async function openGenerated(page: Page, address: string, site: Site = completeSite): Promise<void> {
  await seedStorage(page, toSavedState(site, 'review', true))
  await page.goto(address)
}
