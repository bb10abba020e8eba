/**
 * The words that speak for a feature. A pattern is a row of words: `stem*` takes any ending, `a|b` either word,
 * `~` up to two words between, `{people}` whoever comes to a business. Words are folded: lower case, no accents.
 */
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
