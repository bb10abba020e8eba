/** The patterns that speak for a feature, by weight; their grammar is in `evidence/pattern.ts`. */
export interface LexiconEntry {
  /** Certain on their own. */
  readonly strong: readonly string[]
  /** Sufficient on their own, with less confidence. */
  readonly fair?: readonly string[]
  /** Count only together with others. */
  readonly weak?: readonly string[]
  /** The same words in another sense: a comic book is no booking. */
  readonly except?: readonly string[]
  /** The feature is declined without a negation. */
  readonly against?: readonly string[]
}
