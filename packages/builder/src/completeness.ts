import { frameworkOf } from '@sitewright/catalog'
import { textFields, type Site } from '@sitewright/site'
import { fieldPlaces, fieldProblems, problemOfText, type FormState, type FieldId } from './fields.ts'
import { stepAt, steps, withinJump, type StepId } from './steps.ts'
import type { ItemFieldAddress } from './typed-items.ts'

/** A missing or invalid field of a step; each is shown as a link to it (departures: Continue). */
export interface MissingField {
  readonly step: StepId
  /** The key in the site document, which is also the id of the control: `businessInfo.industry`. */
  readonly field: FieldId | ItemFieldAddress
  readonly label: string
  /** Filled in, but invalid. */
  readonly wrong?: true
}

interface Need {
  readonly field: FieldId
  readonly met: (site: Site) => boolean
}

/** Required fields of each step (spec 1 §4). */
const needs: Record<StepId, readonly Need[]> = {
  business: [
    {
      field: 'businessInfo.businessName',
      met: ({ businessInfo }) => businessInfo.businessName.trim() !== ''
    },
    { field: 'businessInfo.industry', met: ({ businessInfo }) => businessInfo.industry !== '' },
    { field: 'businessInfo.description', met: ({ businessInfo }) => businessInfo.description.trim() !== '' }
  ],
  analysis: [{ field: 'aiRecommendations', met: ({ aiRecommendations }) => aiRecommendations !== null }],
  framework: [
    {
      field: 'selectedFramework',
      met: ({ selectedFramework }) => frameworkOf(selectedFramework).unavailable === undefined
    }
  ],
  features: [{ field: 'selectedFeatures', met: ({ selectedFeatures }) => selectedFeatures.length > 0 }],
  enterprise: [
    {
      field: 'enterpriseConfig.authProviders',
      met: ({ enterpriseConfig: { enabled, authProviders, database } }) =>
        !enabled || authProviders.length > 0 || database !== ''
    }
  ],
  customize: [
    {
      field: 'customization.colorScheme',
      met: ({ customization }) => (customization.colorScheme as string) !== ''
    }
  ],
  deployment: [{ field: 'deployment.platforms', met: ({ deployment }) => deployment.platforms.length > 0 }],
  review: []
}

/** The missing fields of a step, then its invalid ones; empty where the wizard may go on. */
export function missingFields(answers: FormState, step: StepId): MissingField[] {
  const missing = needs[step].filter(({ met }) => !met(answers.site)).map(({ field }) => field)
  const wrong = fieldProblems(answers)
    .filter((problem) => problem.step === step && !missing.includes(problem.field))
    .map(({ field }) => field)
  const entry = (field: FieldId): MissingField => ({ step, field, label: fieldPlaces[field].label })
  return [
    ...missing.map(entry),
    ...[...new Set(wrong)].map((field) => ({ ...entry(field), wrong: true as const })),
    ...(step === 'business' ? wrongItems(answers) : [])
  ]
}

/** Fields of lists whose texts could not be read. */
function wrongItems({ typedItems = {} }: FormState): MissingField[] {
  return Object.entries(typedItems).map(([address, { label }]) => ({
    step: 'business',
    field: address as ItemFieldAddress,
    label,
    wrong: true
  }))
}

/** As `missingFields` of the first step; its form asks for the target audience too (spec 1 §5). */
export function missingInForm(answers: FormState): MissingField[] {
  const missing = missingFields(answers, 'business')
  const asked = textFields
    .filter((field) => fieldPlaces[field].step === 'business' && problemOfText(answers, field) !== undefined)
    .filter((field) => !missing.some((each) => each.field === field))
  return [
    ...missing,
    ...asked.map((field): MissingField => ({ step: 'business', field, label: fieldPlaces[field].label }))
  ]
}

/** True where a step has all required fields (spec 1 §4), and none is invalid. */
export function isComplete(answers: FormState, step: StepId): boolean {
  return missingFields(answers, step).length === 0
}

/** The first incomplete step; the review where none is. */
export function firstIncomplete(answers: FormState): StepId {
  return steps.find(({ id }) => !isComplete(answers, id))?.id ?? 'review'
}

/**
 * True where the wizard may show the target step: back always, forward by one where the current step is complete,
 * and back to the step that Edit was pressed on where all before it is complete.
 */
export function canGoTo(
  state: FormState & { readonly currentStep: number; readonly returnStep: number | null },
  target: number
): boolean {
  const { currentStep, returnStep } = state
  if (target > currentStep && target === returnStep) {
    return steps.slice(0, target).every(({ id }) => isComplete(state, id))
  }
  if (!withinJump(currentStep, target)) return false
  return target <= currentStep || isComplete(state, stepAt(currentStep).id)
}
