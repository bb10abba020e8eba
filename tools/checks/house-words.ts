/** A word of ours for which the field has a term. */
export interface HouseWord {
  word: string
  /** What to write instead. */
  term: string
  /** The paths where it is meant; everywhere where there is none. */
  within?: RegExp
}

/** The words, in the order of the tables of the review that retired them. */
export const houseWords: readonly HouseWord[] = []
