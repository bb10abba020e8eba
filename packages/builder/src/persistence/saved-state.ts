import type { Site } from '@sitewright/site'
import type { FeatureDecisions } from '../advice/feature-recommendations.ts'
import type { TypedTexts } from '../fields.ts'
import type { HistoryEntry } from '../generated-project.ts'
import type { BuilderState } from '../state.ts'
import type { TypedItems } from '../typed-items.ts'

/** Version of the saved state. */
export const savedVersion = 1

/** The state as it is saved in the browser, without project files, which can be generated again. */
export interface SavedState {
  readonly version: typeof savedVersion
  readonly site: Site
  readonly currentStep: number
  readonly returnStep: number | null
  readonly typed: TypedTexts
  /** Absent where there are none. */
  readonly typedItems?: TypedItems
  readonly featureDecisions: FeatureDecisions
  readonly analysisReason: string | null
  readonly validationEnabled: boolean
  readonly enhancedValidationEnabled: boolean
  readonly projectHistory: readonly HistoryEntry[]
}

/** Converts the state for saving. */
export function toSavedState(state: BuilderState): SavedState {
  return {
    version: savedVersion,
    site: state.site,
    currentStep: state.currentStep,
    returnStep: state.returnStep,
    typed: state.typed,
    ...(Object.keys(state.typedItems).length > 0 && { typedItems: state.typedItems }),
    featureDecisions: state.featureDecisions,
    analysisReason: state.analysisReason,
    validationEnabled: state.validationEnabled,
    enhancedValidationEnabled: state.enhancedValidationEnabled,
    projectHistory: state.projectHistory
  }
}
