/** The patterns that speak for a feature, by weight; their grammar is in `evidence/pattern.ts`. */
export interface LexiconEntry {
  /** Say it outright. */
  readonly strong: readonly string[]
  /** Enough on their own, less certain. */
  readonly fair?: readonly string[]
  /** Count only together with others. */
  readonly weak?: readonly string[]
  /** The same words in another sense: a comic book is no booking. */
  readonly except?: readonly string[]
  /** Say that the feature is not wanted, without a negation. */
  readonly against?: readonly string[]
}
