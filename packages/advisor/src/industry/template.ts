import type { Audience, ColorSchemeId, FeatureId, LayoutId } from '@sitewright/catalog'

/** What is usual in an industry, before a business of it says a word (spec 1 §7). */
export interface IndustryTemplate {
  readonly businessType: string
  /** Whom such a business serves, where the form says nothing. */
  readonly audience: Audience
  /** What its site should do first. */
  readonly strategy: string
  readonly goals: readonly string[]
  /** What visitors of such a site come for. */
  readonly visitorActions: readonly string[]
  /** The usual features, in their order. */
  readonly features: readonly FeatureId[]
  readonly colorScheme: ColorSchemeId
  readonly layout: LayoutId
}
