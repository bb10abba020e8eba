import { frameworkOf } from '@sitewright/catalog'
import type { Site } from '@sitewright/site'
import { stepAt, steps, withinJump, type StepId } from './steps.ts'

/** A field that a step still needs; each is shown as a link to it (departures: Continue). */
export interface MissingField {
  readonly step: StepId
  /** The key in the site document, which is also the id of the control: `businessInfo.industry`. */
  readonly field: string
  readonly label: string
}

interface Need {
  readonly field: string
  readonly label: string
  readonly met: (site: Site) => boolean
}

/** What each step needs before the wizard goes on (spec 1 §4). */
const needs: Record<StepId, readonly Need[]> = {
  business: [
    {
      field: 'businessInfo.businessName',
      label: 'Business name',
      met: ({ businessInfo }) => businessInfo.businessName.trim() !== ''
    },
    {
      field: 'businessInfo.industry',
      label: 'Industry',
      met: ({ businessInfo }) => businessInfo.industry !== ''
    },
    {
      field: 'businessInfo.description',
      label: 'Description',
      met: ({ businessInfo }) => businessInfo.description.trim() !== ''
    }
  ],
  analysis: [
    {
      field: 'aiRecommendations',
      label: 'AI analysis',
      met: ({ aiRecommendations }) => aiRecommendations !== null
    }
  ],
  framework: [
    {
      field: 'selectedFramework',
      label: 'Framework',
      met: ({ selectedFramework }) => frameworkOf(selectedFramework).unavailable === undefined
    }
  ],
  features: [
    {
      field: 'selectedFeatures',
      label: 'At least one feature',
      met: ({ selectedFeatures }) => selectedFeatures.length > 0
    }
  ],
  enterprise: [
    {
      field: 'enterpriseConfig.authProviders',
      label: 'A sign-in provider or a database',
      met: ({ enterpriseConfig: { enabled, authProviders, database } }) =>
        !enabled || authProviders.length > 0 || database !== ''
    }
  ],
  customize: [
    {
      field: 'customization.colorScheme',
      label: 'Color scheme',
      met: ({ customization }) => (customization.colorScheme as string) !== ''
    }
  ],
  deployment: [
    {
      field: 'deployment.platforms',
      label: 'Hosting platform',
      met: ({ deployment }) => deployment.platforms.length > 0
    }
  ],
  review: []
}

/** The fields that a step still needs, in the order of the form; empty where the wizard may go on. */
export function missingFields(site: Site, step: StepId): MissingField[] {
  return needs[step].filter(({ met }) => !met(site)).map(({ field, label }) => ({ step, field, label }))
}

/** True where a step has all it needs (spec 1 §4). */
export function isComplete(site: Site, step: StepId): boolean {
  return missingFields(site, step).length === 0
}

/** The first step that still needs something; the review where none does. */
export function firstIncomplete(site: Site): StepId {
  return steps.find(({ id }) => !isComplete(site, id))?.id ?? 'review'
}

/**
 * True where the wizard may show the target step: back always, forward by one where the current step is complete,
 * and back to the step that Edit was pressed on where all before it is complete.
 */
export function canGoTo(
  state: Site & { readonly currentStep: number; readonly returnStep: number | null },
  target: number
): boolean {
  const { currentStep, returnStep } = state
  if (target > currentStep && target === returnStep) {
    return steps.slice(0, target).every(({ id }) => isComplete(state, id))
  }
  if (!withinJump(currentStep, target)) return false
  return target <= currentStep || isComplete(state, stepAt(currentStep).id)
}
