import { defaultSite, type Analysis, type Site } from '@sitewright/site'
import type { GeneratedProject, HistoryEntry, ValidationReport, ValidationSummary } from './records.ts'
import { stepIndex } from './steps.ts'

/** The keys of the site document, which the wizard edits (spec 1 §3). */
const siteKeys = [
  'schemaVersion',
  'businessInfo',
  'aiRecommendations',
  'selectedFramework',
  'selectedFeatures',
  'typescript',
  'customization',
  'deployment',
  'enterpriseConfig',
  'content'
] as const satisfies readonly (keyof Site)[]

/** Everything the wizard knows (spec 1 §3): the site being described, and what is happening to it. */
export interface BuilderState extends Site {
  /** Index of the step, 0 to 7. */
  readonly currentStep: number
  /** The step that Edit was pressed on, to which the way back leads; null on the ordinary way through. */
  readonly returnStep: number | null
  readonly isGenerating: boolean
  /** 0 to 100. */
  readonly generationProgress: number
  readonly generationStep: string
  readonly generatedProject: GeneratedProject | null
  readonly isAnalyzing: boolean
  /** Why the analysis that is shown is not the provider's, such as CORS_FALLBACK; null where nothing fell back. */
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

/** What undo puts back: the site, and where the wizard was. */
export interface Snapshot {
  readonly site: Site
  readonly currentStep: number
  readonly returnStep: number | null
  readonly generatedProject: GeneratedProject | null
  readonly validationResult: ValidationReport | null
}

/** The figures before anything was validated (spec 1 §3). */
export const noValidation: ValidationSummary = {
  isValid: true,
  errors: [],
  warnings: [],
  autoFixedCount: 0,
  preventedIssuesCount: 0,
  finalStatus: 'READY_TO_USE'
}

/** The state of a wizard that nobody has touched. */
export const initialState: BuilderState = {
  ...defaultSite,
  currentStep: stepIndex('business'),
  returnStep: null,
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

/** The site document of the state: what is saved, linked, generated from. */
export function siteOf(state: Site): Site {
  const entries = siteKeys.filter((key) => state[key] !== undefined).map((key) => [key, state[key]])
  return Object.fromEntries(entries) as Site
}

/** What to keep before an action that can be undone; `restore` puts it back. */
export function snapshotOf(state: BuilderState): Snapshot {
  const { currentStep, returnStep, generatedProject, validationResult } = state
  return { site: siteOf(state), currentStep, returnStep, generatedProject, validationResult }
}

/** The reasons of the analysis in the state; empty where there is none. */
export function reasonsOf(state: Pick<Site, 'aiRecommendations'>): NonNullable<Analysis['reasons']> {
  return state.aiRecommendations?.reasons ?? []
}
