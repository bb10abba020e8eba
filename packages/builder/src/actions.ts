import type { ValidationReport } from '@sitewright/project'
import type { FeatureId, FrameworkId } from '@sitewright/catalog'
import type {
  Analysis,
  BusinessInfo,
  CheckCss,
  Customization,
  Decisions,
  Deployment,
  EnterpriseConfig,
  Site,
  TextField
} from '@sitewright/site'
import type { GeneratedProject, HistoryEntry } from './generated-project.ts'
import type { Snapshot } from './state.ts'
import type { StepId } from './steps.ts'
import type { ItemFieldAddress, TypedItem } from './typed-items.ts'

/** Actions of the wizard's reducer (spec 1 §4). */
export type Action =
  /** Goes to a step by its index; ignored where the wizard does not allow it. Clears the error. */
  | { readonly type: 'setStep'; readonly step: number }
  /** Goes to the review, or to the first step that blocks it. */
  | { readonly type: 'openReview' }
  /** Goes back to a step and remembers where to return to (departures: Review). */
  | { readonly type: 'editStep'; readonly step: StepId }
  /** Stores a text as it was typed; the site keeps its last valid one where the text is invalid. */
  | { readonly type: 'typeText'; readonly field: TextField; readonly text: string }
  /** Stores a text of a list that could not be read; undefined drops it, and those of the fields below it. */
  | { readonly type: 'typeItem'; readonly address: ItemFieldAddress; readonly item: TypedItem | undefined }
  /** The validator of custom CSS is loaded; text that was typed before is validated now. */
  | { readonly type: 'setCheckCss'; readonly checkCss: CheckCss }
  | { readonly type: 'mergeBusinessInfo'; readonly businessInfo: Partial<BusinessInfo> }
  | { readonly type: 'startAnalysis' }
  /** Ends analyzing without a result; the reason says why the analysis stayed what it was. */
  | { readonly type: 'stopAnalysis'; readonly reason?: string }
  /** Ends analyzing; decisions stay. The reason says why it is not the provider's, such as CORS_FALLBACK. */
  | { readonly type: 'storeRecommendations'; readonly analysis: Analysis; readonly reason?: string }
  /** The owner's verdict on a recommended feature. */
  | { readonly type: 'decideFeature'; readonly feature: FeatureId; readonly keep: boolean }
  /** Keeps a stale analysis: it then counts as made for the current facts. */
  | { readonly type: 'keepAdvice' }
  /**
   * Applies framework and features of the analysis and goes to the framework step (spec 1 §2); on a visit from the
   * review it stays where it is.
   */
  | { readonly type: 'acceptRecommendations'; readonly autoAccept: boolean }
  | { readonly type: 'setFramework'; readonly framework: FrameworkId }
  /** Sets the features with their dependencies. */
  | { readonly type: 'setFeatures'; readonly features: readonly FeatureId[] }
  | { readonly type: 'setTypescript'; readonly typescript: boolean }
  | { readonly type: 'mergeCustomization'; readonly customization: Partial<Customization> }
  | { readonly type: 'mergeDeployment'; readonly deployment: Partial<Deployment> }
  | { readonly type: 'mergeEnterpriseConfig'; readonly enterpriseConfig: Partial<EnterpriseConfig> }
  /** Sets the owner's decisions about the content; undefined where nothing is decided. */
  | { readonly type: 'setDecisions'; readonly decisions: Decisions | undefined }
  /** Sets the trade that the owner corrected; undefined follows the description again. */
  | { readonly type: 'setTrade'; readonly trade: Site['trade'] }
  | { readonly type: 'startGeneration' }
  | { readonly type: 'stopGeneration' }
  /** Progress from 0 to 100, with its label. */
  | { readonly type: 'setProgress'; readonly progress: number; readonly label: string }
  | { readonly type: 'completeProject'; readonly project: GeneratedProject }
  /** Also stops generating and analyzing; null clears the error. */
  | { readonly type: 'setError'; readonly error: string | null }
  | { readonly type: 'setValidating'; readonly isValidating: boolean }
  /** Also ends validating. */
  | { readonly type: 'setValidationResult'; readonly result: ValidationReport | null }
  | { readonly type: 'setValidationEnabled'; readonly enabled: boolean }
  | { readonly type: 'setEnhancedValidationEnabled'; readonly enabled: boolean }
  | { readonly type: 'addToHistory'; readonly entry: HistoryEntry }
  /** Merges the history of another tab into this one's. */
  | { readonly type: 'mergeHistory'; readonly entries: readonly HistoryEntry[] }
  /** Resets to the defaults; the history stays. */
  | { readonly type: 'reset' }
  /** Undo: restores what `snapshotOf` took. */
  | { readonly type: 'restore'; readonly snapshot: Snapshot }
  /** Replaces the site document, and goes to the first incomplete step. */
  | { readonly type: 'openSite'; readonly site: Site }

/** Sends actions to the reducer. */
export type Dispatch = (action: Action) => void
