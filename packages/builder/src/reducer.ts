import { closureOf, frameworkOf, limits } from '@sitewright/catalog'
import type { Action } from './actions.ts'
import { canGoTo, firstIncomplete } from './completeness.ts'
import { progressLabels } from './messages.ts'
import type { ValidationReport, ValidationSummary } from './records.ts'
import { initialState, noValidation, type BuilderState } from './state.ts'
import { stepIndex } from './steps.ts'

function summaryOf(result: ValidationReport | null): ValidationSummary {
  if (result === null) return noValidation
  const { isValid, errors, warnings, autoFixedCount, preventedIssuesCount, finalStatus } = result
  return { isValid, errors, warnings, autoFixedCount, preventedIssuesCount, finalStatus }
}

function toStep(state: BuilderState, step: number): BuilderState {
  if (!canGoTo(state, step)) return state
  const returnStep = state.returnStep !== null && step < state.returnStep ? state.returnStep : null
  return { ...state, currentStep: step, returnStep, error: null }
}

function accepted(state: BuilderState): BuilderState {
  if (state.aiRecommendations === null) return state
  const { framework, features } = state.aiRecommendations.recommendations
  const offered = frameworkOf(framework).unavailable === undefined
  return {
    ...state,
    selectedFramework: offered ? framework : state.selectedFramework,
    selectedFeatures: closureOf(features),
    currentStep: stepIndex('framework'),
    error: null
  }
}

/** Another site than the one before: what was made from the old one goes, the history stays. */
function started(state: BuilderState, site: Partial<BuilderState>): BuilderState {
  const { projectHistory } = state
  const next = { ...initialState, ...site, projectHistory }
  return { ...next, selectedFeatures: closureOf(next.selectedFeatures) }
}

function clamped(progress: number): number {
  return Math.min(Math.max(progress, 0), 100)
}

/** The next state after an action; a pure function, exhaustive over the actions of spec 1 §4. */
export function reducer(state: BuilderState, action: Action): BuilderState {
  switch (action.type) {
    case 'setStep':
      return toStep(state, action.step)
    case 'editStep': {
      const step = stepIndex(action.step)
      if (step >= state.currentStep) return toStep(state, step)
      return { ...state, currentStep: step, returnStep: state.returnStep ?? state.currentStep, error: null }
    }
    case 'mergeBusinessInfo':
      return { ...state, businessInfo: { ...state.businessInfo, ...action.businessInfo } }
    case 'startAnalysis':
      return { ...state, isAnalyzing: true, analysisReason: null, error: null }
    case 'stopAnalysis':
      return { ...state, isAnalyzing: false }
    case 'storeRecommendations':
      return {
        ...state,
        aiRecommendations: action.analysis,
        analysisReason: action.reason ?? null,
        isAnalyzing: false
      }
    case 'acceptRecommendations':
      return accepted(state)
    case 'setFramework':
      return { ...state, selectedFramework: action.framework }
    case 'setFeatures':
      return { ...state, selectedFeatures: closureOf(action.features) }
    case 'setTypescript':
      return { ...state, typescript: action.typescript }
    case 'mergeCustomization':
      return { ...state, customization: { ...state.customization, ...action.customization } }
    case 'mergeDeployment':
      return { ...state, deployment: { ...state.deployment, ...action.deployment } }
    case 'mergeEnterpriseConfig':
      return { ...state, enterpriseConfig: { ...state.enterpriseConfig, ...action.enterpriseConfig } }
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
    case 'reset':
      return started(state, {})
    case 'restore': {
      const { content: _, ...without } = state
      const { site, ...rest } = action.snapshot
      return { ...without, ...site, ...rest, selectedFeatures: closureOf(site.selectedFeatures), error: null }
    }
    case 'openSite':
      return started(state, { ...action.site, currentStep: stepIndex(firstIncomplete(action.site)) })
    default:
      return action satisfies never
  }
}
