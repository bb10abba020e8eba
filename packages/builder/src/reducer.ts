import type { ValidationReport, ValidationSummary } from '@sitewright/project'
import { closureOf, frameworkOf, limits } from '@sitewright/catalog'
import { writeField, type CheckCss, type Site, type TextField } from '@sitewright/site'
import type { Action } from './actions.ts'
import { confirmAnalysis } from './advice/stale-advice.ts'
import {
  acceptDecisions,
  carryOverDecisions,
  decideFeature,
  acceptedFeatures,
  recommendFeatures
} from './advice/feature-recommendations.ts'
import { canGoTo, firstIncomplete } from './completeness.ts'
import { progressLabels } from './messages.ts'
import type { HistoryEntry } from './generated-project.ts'
import { closeSelection } from './selection.ts'
import { initialState, noValidation, type BuilderState } from './state.ts'
import { stepIndex } from './steps.ts'
import { withTypedItem } from './typed-items.ts'

function summaryOf(result: ValidationReport | null): ValidationSummary {
  if (result === null) return noValidation
  const { isValid, errors, warnings, autoFixedCount, preventedIssuesCount, finalStatus } = result
  return { isValid, errors, warnings, autoFixedCount, preventedIssuesCount, finalStatus }
}

function toStep(state: BuilderState, step: number): BuilderState {
  if (state.isGenerating || !canGoTo(state, step)) return state
  const returnStep = state.returnStep !== null && step < state.returnStep ? state.returnStep : null
  return { ...state, currentStep: step, returnStep, error: null }
}

/** Writes a typed text into the site; an invalid one is stored beside it. */
function typed(state: BuilderState, field: TextField, text: string): BuilderState {
  const written = writeField(state.site, field, text, state.checkCss)
  if (!written.ok) return { ...state, typed: { ...state.typed, [field]: text } }
  return { ...state, site: written.site, typed: withoutTyped(state, [field]) }
}

/** Custom CSS that was typed before its check was loaded is checked now. */
function withCheckCss(before: BuilderState, checkCss: CheckCss): BuilderState {
  const state = { ...before, checkCss }
  const text = state.typed['customization.customCSS']
  return text === undefined ? state : typed(state, 'customization.customCSS', text)
}

function withoutTyped({ typed: before }: BuilderState, fields: readonly string[]): BuilderState['typed'] {
  return Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field)))
}

function withSite(state: BuilderState, part: Partial<Site>): BuilderState {
  return { ...state, site: { ...state.site, ...part } }
}

/** Merges members into a section; invalid texts of the same fields are dropped. */
function merged<Section extends 'businessInfo' | 'customization' | 'deployment' | 'enterpriseConfig'>(
  state: BuilderState,
  section: Section,
  part: Partial<Site[Section]>
): BuilderState {
  const fields = Object.keys(part).map((key) => `${section}.${key}`)
  const next = withSite(state, { [section]: { ...state.site[section], ...part } })
  return { ...next, typed: withoutTyped(state, fields) }
}

function accepted(state: BuilderState, autoAccept: boolean): BuilderState {
  const { aiRecommendations: analysis, selectedFramework } = state.site
  if (analysis === null) return state
  const { framework } = analysis.recommendations
  const offered = frameworkOf(framework).unavailable === undefined
  const rows = recommendFeatures(analysis, state.featureDecisions, autoAccept)
  return {
    ...withSite(state, {
      selectedFramework: offered ? framework : selectedFramework,
      selectedFeatures: acceptedFeatures(rows)
    }),
    featureDecisions: acceptDecisions(rows, state.featureDecisions),
    currentStep: state.returnStep === null ? stepIndex('framework') : state.currentStep,
    error: null
  }
}

/** Marks the advice as confirmed by the owner for the present facts. */
function withConfirmedAdvice(state: BuilderState): BuilderState {
  const { aiRecommendations: analysis, businessInfo } = state.site
  return analysis === null
    ? state
    : withSite(state, { aiRecommendations: confirmAnalysis(analysis, businessInfo) })
}

/** Replaces the site: results of the old one are dropped, the history stays. */
function started({ projectHistory, checkCss }: BuilderState, site: Site): BuilderState {
  return { ...initialState, site: closeSelection(site), projectHistory, checkCss }
}

/** Merges two histories, newest first; the same list where the other one has nothing new. */
function mergedHistory(
  own: readonly HistoryEntry[],
  other: readonly HistoryEntry[]
): readonly HistoryEntry[] {
  const fresh = other.filter(({ id }) => own.every((entry) => entry.id !== id))
  if (fresh.length === 0) return own
  return [...own, ...fresh].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, limits.historyMax)
}

function clamped(progress: number): number {
  return Math.min(Math.max(progress, 0), 100)
}

/** The next state after an action; a pure function, exhaustive over the actions of spec 1 §4. */
export function reducer(state: BuilderState, action: Action): BuilderState {
  switch (action.type) {
    case 'setStep':
      return toStep(state, action.step)
    case 'openReview':
      if (state.isGenerating) return state
      return { ...state, currentStep: stepIndex(firstIncomplete(state)), returnStep: null, error: null }
    case 'editStep': {
      if (state.isGenerating) return state
      const step = stepIndex(action.step)
      if (step >= state.currentStep) return toStep(state, step)
      return { ...state, currentStep: step, returnStep: state.returnStep ?? state.currentStep, error: null }
    }
    case 'typeText':
      return typed(state, action.field, action.text)
    case 'typeItem':
      return { ...state, typedItems: withTypedItem(state.typedItems, action.address, action.item) }
    case 'setCheckCss':
      return withCheckCss(state, action.checkCss)
    case 'mergeBusinessInfo':
      return merged(state, 'businessInfo', action.businessInfo)
    case 'startAnalysis':
      return { ...state, isAnalyzing: true, error: null }
    case 'stopAnalysis':
      return { ...state, isAnalyzing: false, analysisReason: action.reason ?? state.analysisReason }
    case 'storeRecommendations':
      return {
        ...withSite(state, { aiRecommendations: action.analysis }),
        featureDecisions: carryOverDecisions(state.featureDecisions),
        analysisReason: action.reason ?? null,
        isAnalyzing: false
      }
    case 'decideFeature':
      return {
        ...state,
        featureDecisions: decideFeature(state.featureDecisions, action.feature, action.keep)
      }
    case 'keepAdvice':
      return withConfirmedAdvice(state)
    case 'acceptRecommendations':
      return accepted(state, action.autoAccept)
    case 'setFramework':
      return withSite(state, { selectedFramework: action.framework })
    case 'setFeatures':
      return withSite(state, { selectedFeatures: closureOf(action.features) })
    case 'setTypescript':
      return withSite(state, { typescript: action.typescript })
    case 'mergeCustomization':
      return merged(state, 'customization', action.customization)
    case 'mergeDeployment':
      return merged(state, 'deployment', action.deployment)
    case 'mergeEnterpriseConfig':
      return merged(state, 'enterpriseConfig', action.enterpriseConfig)
    case 'setDecisions': {
      const { decisions: _earlier, ...without } = state.site
      const { decisions } = action
      return { ...state, site: decisions === undefined ? without : { ...without, decisions } }
    }
    case 'setTrade': {
      const { trade: _earlier, ...without } = state.site
      const { trade } = action
      return { ...state, site: trade === undefined ? without : { ...without, trade } }
    }
    case 'startGeneration':
      return {
        ...state,
        isGenerating: true,
        generationProgress: 0,
        generationStep: progressLabels.starting,
        error: null
      }
    case 'stopGeneration':
      return { ...state, isGenerating: false }
    case 'setProgress':
      return { ...state, generationProgress: clamped(action.progress), generationStep: action.label }
    case 'completeProject':
      return {
        ...state,
        generatedProject: action.project,
        isGenerating: false,
        generationProgress: 100,
        generationStep: progressLabels.complete
      }
    case 'setError':
      return { ...state, error: action.error, isGenerating: false, isAnalyzing: false }
    case 'setValidating':
      return { ...state, isValidating: action.isValidating }
    case 'setValidationResult':
      return {
        ...state,
        validationResult: action.result,
        validationResults: summaryOf(action.result),
        isValidating: false
      }
    case 'setValidationEnabled':
      return { ...state, validationEnabled: action.enabled }
    case 'setEnhancedValidationEnabled':
      return { ...state, enhancedValidationEnabled: action.enabled }
    case 'addToHistory':
      return {
        ...state,
        projectHistory: [action.entry, ...state.projectHistory].slice(0, limits.historyMax)
      }
    case 'mergeHistory':
      return { ...state, projectHistory: mergedHistory(state.projectHistory, action.entries) }
    case 'reset':
      return started(state, initialState.site)
    case 'restore':
      return { ...state, ...action.snapshot, site: closeSelection(action.snapshot.site), error: null }
    case 'openSite': {
      const opened = started(state, action.site)
      const { checkCss } = state
      return { ...opened, currentStep: stepIndex(firstIncomplete({ site: action.site, checkCss })) }
    }
    default:
      return action satisfies never
  }
}
