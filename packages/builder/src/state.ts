import type { ValidationReport, ValidationSummary } from '@sitewright/project'
import { defaultSite, type Analysis, type CheckCss, type Site } from '@sitewright/site'
import { noFeatureDecisions, type FeatureDecisions } from './advice/feature-recommendations.ts'
import type { TypedTexts } from './fields.ts'
import type { GeneratedProject, HistoryEntry } from './generated-project.ts'
import { stepIndex } from './steps.ts'
import type { TypedItems } from './typed-items.ts'

/** The keys that undo restores: the site, the step, and the generated project. */
const undoKeys = [
  'site',
  'currentStep',
  'returnStep',
  'typed',
  'typedItems',
  'featureDecisions',
  'generatedProject',
  'analysisReason',
  'validationResult',
  'validationResults',
  'validationEnabled',
  'enhancedValidationEnabled'
] as const satisfies readonly (keyof BuilderState)[]

/** State of the wizard (spec 1 §3): the site document, and the progress of its flows. */
export interface BuilderState {
  readonly site: Site
  /** Index of the step, 0 to 7. */
  readonly currentStep: number
  /** The review's return step, where Edit was pressed; null otherwise. */
  readonly returnStep: number | null
  /** Invalid texts as they were typed. */
  readonly typed: TypedTexts
  /** Invalid texts of lists as they were typed. */
  readonly typedItems: TypedItems
  /** Validator of custom CSS, loaded on demand, since most sites have none. */
  readonly checkCss: CheckCss | undefined
  /** The owner's verdicts on recommended features. */
  readonly featureDecisions: FeatureDecisions
  readonly isGenerating: boolean
  /** 0 to 100. */
  readonly generationProgress: number
  readonly generationStep: string
  readonly generatedProject: GeneratedProject | null
  readonly isAnalyzing: boolean
  /** Why the built-in advisor was used instead of the provider, such as CORS_FALLBACK; null without a fallback. */
  readonly analysisReason: string | null
  readonly error: string | null
  readonly isValidating: boolean
  readonly validationResult: ValidationReport | null
  readonly validationEnabled: boolean
  readonly enhancedValidationEnabled: boolean
  readonly validationResults: ValidationSummary
  /** Newest first, at most ten. */
  readonly projectHistory: readonly HistoryEntry[]
}

/** What undo restores. */
export type Snapshot = Pick<BuilderState, (typeof undoKeys)[number]>

/** The summary before the first validation (spec 1 §3). */
export const noValidation: ValidationSummary = {
  isValid: true,
  errors: [],
  warnings: [],
  autoFixedCount: 0,
  preventedIssuesCount: 0,
  finalStatus: 'READY_TO_USE'
}

/** The initial state of the wizard. */
export const initialState: BuilderState = {
  site: defaultSite,
  currentStep: stepIndex('business'),
  returnStep: null,
  typed: {},
  typedItems: {},
  checkCss: undefined,
  featureDecisions: noFeatureDecisions,
  isGenerating: false,
  generationProgress: 0,
  generationStep: '',
  generatedProject: null,
  isAnalyzing: false,
  analysisReason: null,
  error: null,
  isValidating: false,
  validationResult: null,
  validationEnabled: true,
  enhancedValidationEnabled: true,
  validationResults: noValidation,
  projectHistory: []
}

/** Takes a snapshot before an action that can be undone; `restore` puts it back. */
export function snapshotOf(state: BuilderState): Snapshot {
  return Object.fromEntries(undoKeys.map((key) => [key, state[key]])) as Snapshot
}

/** The reasons of the analysis of a site; empty where there is none. */
export function reasonsOf(site: Pick<Site, 'aiRecommendations'>): NonNullable<Analysis['reasons']> {
  return site.aiRecommendations?.reasons ?? []
}
