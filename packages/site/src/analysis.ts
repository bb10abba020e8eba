import type { FeatureId, FrameworkId, LayoutId } from '@sitewright/catalog'
import type { Refusal } from './reading/refusal-words.ts'
import type { AskedLook } from './looks/moods.ts'

/** Aims for the core web vitals: seconds, milliseconds, score. INP stands where older documents had FID. */
export interface Vitals {
  readonly lcp: number
  readonly inp: number
  readonly cls: number
}

/** The reason of a recommended feature: the evidence in the text of the business. */
export interface FeatureReason {
  readonly feature: FeatureId
  readonly text: string
  readonly words: readonly string[]
  /** 0 to 1. */
  readonly confidence: number
}

/** Sections of a site that answer a goal. */
export const answerSections = ['services', 'hours', 'places', 'about', 'faq'] as const

/** Id of a section that answers a goal. */
export type AnswerSection = (typeof answerSections)[number]

/** What goals ask for and a site cannot do yet. */
export const answerLimits = [
  'languages',
  'documents',
  'shop',
  'orders',
  'vouchers',
  'ranking',
  'blog',
  'newsletter',
  'messenger',
  'social-feed',
  'courses',
  'loyalty',
  'app-store',
  'jobs',
  'integration',
  'live-chat',
  'video'
] as const

/** Id of what a site cannot do yet. */
export type AnswerLimit = (typeof answerLimits)[number]

/** The answer to a goal or challenge, which `text` is in the owner's words. */
export type GoalAnswer =
  | { readonly text: string; readonly is: 'features'; readonly features: readonly FeatureId[] }
  | {
      readonly text: string
      readonly is: 'section'
      readonly section: AnswerSection
      /** Features that answer it too. */
      readonly features: readonly FeatureId[]
    }
  | { readonly text: string; readonly is: 'refused'; readonly refused: readonly Refusal[] }
  | { readonly text: string; readonly is: 'limit'; readonly limit: AnswerLimit }
  | { readonly text: string; readonly is: 'unread' }

/** The analysis of a business (spec 1 §3), by the built-in advisor or by a provider. */
export interface Analysis {
  readonly analysis: {
    readonly businessType: string
    readonly targetAudience: string
    readonly competitiveAdvantages: readonly string[]
    readonly keyFeatures: readonly string[]
    readonly contentStrategy: string
    readonly userJourney: readonly string[]
    readonly conversionGoals: readonly string[]
  }
  readonly recommendations: {
    readonly framework: FrameworkId
    readonly features: readonly FeatureId[]
    readonly components: readonly string[]
    /** A colour scheme in the advisor's words: an id of the catalog, or a mood such as `warm` (spec 1 §7). */
    readonly colorScheme: string
    readonly layout: LayoutId
    /** What the words of the business ask of its look; absent where they ask for nothing. */
    readonly asked?: AskedLook
    readonly integrations: readonly string[]
    readonly performance: Vitals
    readonly seo: { readonly title: string }
  }
  readonly content: AnalysisContent
  readonly seoStrategy: {
    readonly title: string
    readonly description: string
    readonly keywords: readonly string[]
  }
  readonly performanceGoals: {
    readonly coreWebVitals: Vitals
    /** Sizes with their unit, such as `200KB`. */
    readonly budgets: { readonly javascript: string; readonly css: string }
  }
  readonly insights: {
    readonly competitiveAnalysis: {
      readonly strengths: readonly string[]
      readonly opportunities: readonly string[]
    }
    readonly marketTrends: readonly string[]
    readonly userBehavior: {
      readonly primaryActions: readonly string[]
      readonly devicePreferences: { readonly mobile: string; readonly desktop: string }
    }
    readonly conversionOptimization: {
      readonly primaryCTA: string
      readonly trustSignals: readonly string[]
    }
    readonly technicalRecommendations: readonly string[]
    readonly recommendations: readonly string[]
  }
  /** The evidence in the text for each feature; absent where the analysis gives none. */
  readonly reasons?: readonly FeatureReason[]
  /** An answer to each goal and challenge; absent in older documents and where a provider gave none. */
  readonly answers?: readonly GoalAnswer[]
  /** The advisor that made it; absent in older documents. */
  readonly madeBy?: 'built-in' | 'claude'
  /** The business that it was made for; absent in older documents. */
  readonly madeFor?: AnalysedBusiness
  /** The business that the owner confirmed it for, although it was made for another one. */
  readonly keptFor?: AnalysedBusiness
}

/** The facts of a business that its analysis was made from. */
export interface AnalysedBusiness {
  readonly businessName: string
  readonly industry: string
  readonly location: string
  readonly description: string
}

/** The content that an analysis proposes for the site. An empty text or list proposes nothing. */
export interface AnalysisContent {
  readonly heroTitle: string
  readonly heroSubtitle: string
  readonly aboutText: string
  readonly servicesIntro: string
  readonly ctaTexts: readonly string[]
  readonly testimonialPlaceholders: readonly {
    readonly name: string
    readonly text: string
    /** 1 to 5. */
    readonly rating: number
  }[]
  readonly metaDescription: string
  readonly keywords: readonly string[]
}
