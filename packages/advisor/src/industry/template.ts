import type { ColorSchemeId, FeatureId, LayoutId } from '@sitewright/catalog'

/** What a text of a template may mention. */
export interface Facts {
  /** Name of the business, or a stand-in while it has none. */
  readonly name: string
  /** ` in Leeds`, or empty where no location is known. */
  readonly place: string
}

/** What is known about an industry before a business of it says a word (spec 1 §7). */
export interface IndustryTemplate {
  readonly businessType: string
  /** Whom such a business serves, where the form says nothing. */
  readonly audience: string
  readonly advantages: readonly string[]
  readonly features: readonly string[]
  readonly strategy: string
  readonly journey: readonly string[]
  readonly goals: readonly string[]
  /** The recommended features in their order, each with its reason. */
  readonly recommended: Readonly<Partial<Record<FeatureId, string>>>
  readonly colorScheme: ColorSchemeId
  readonly layout: LayoutId
  readonly seoTitle: (facts: Facts) => string
  readonly metaDescription: (facts: Facts) => string
  readonly heroTitle: (facts: Facts) => string
  readonly heroSubtitle: (facts: Facts) => string
  readonly about: (facts: Facts) => string
  readonly servicesIntro: string
  /** Labels of calls to action, the main one first. */
  readonly actions: readonly string[]
  readonly testimonials: readonly { readonly name: string; readonly text: string; readonly rating: number }[]
  readonly keywords: readonly string[]
  readonly strengths: readonly string[]
  readonly opportunities: readonly string[]
  readonly trends: readonly string[]
  readonly visitorActions: readonly string[]
  readonly mobile: string
  readonly desktop: string
  readonly trust: readonly string[]
  readonly recommendations: readonly string[]
}
