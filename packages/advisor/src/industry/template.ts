import type { Audience, ColorSchemeId, FeatureId, LayoutId } from '@sitewright/catalog'

/** The built-in template of an industry (spec 1 §7). */
export interface IndustryTemplate {
  readonly businessType: string
  /** The target audience, where the form has none. */
  readonly audience: Audience
  /** The content strategy. */
  readonly strategy: string
  readonly goals: readonly string[]
  /** Actions that visitors come for. */
  readonly visitorActions: readonly string[]
  /** The recommended features, most important first. */
  readonly features: readonly FeatureId[]
  readonly colorScheme: ColorSchemeId
  readonly layout: LayoutId
}
