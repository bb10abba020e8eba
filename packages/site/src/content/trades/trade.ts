import type { TimeSpan } from '../content.ts'

/** A default price in dollars, shown in the currency of the business. */
export interface PriceDefaults {
  readonly dollars: number
  /** True for a starting price (`from $50`). */
  readonly from?: true
  /** What it is for: `hour`. */
  readonly unit?: string
}

/** A default service of a trade. */
export interface ServiceDefaults {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly details?: readonly string[]
  readonly price?: PriceDefaults
  readonly duration?: string | { readonly minutes: number }
}

interface Titled {
  readonly title: string
  readonly text: string
}

interface PlanDefaults {
  readonly text: string
  readonly includes: readonly string[]
}

/** Default content of a trade: plain statements that an owner can confirm, change or remove. */
export interface TradeDefaults {
  readonly services: readonly ServiceDefaults[]
  readonly reasons?: readonly (Titled & { readonly icon: string })[]
  readonly process?: readonly Titled[]
  /** Where a monthly plan is usual in the trade (spec 3 §9). */
  readonly plans?: {
    readonly starter: PlanDefaults
    readonly professional: PlanDefaults
    readonly enterprise: PlanDefaults
  }
  /** Labels of the spec's figures, where the trade counts such things (spec 3 §9). */
  readonly stats?: { readonly years: string; readonly clients: string; readonly satisfaction: string }
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}

/** Default content of a trade. */
export interface DefaultContent {
  readonly defaults: TradeDefaults
  /** Hours that are usual where the business names none. */
  readonly hours?: readonly TimeSpan[]
}
