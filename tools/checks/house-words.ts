/** A word of ours for which the field has a term. */
export interface HouseWord {
  word: string
  /** What to write instead. */
  term: string
  /** The paths where it is meant; everywhere where there is none. */
  within?: RegExp
}

const server = /^apps\/server\//

/** The words, in the order of the tables of the review that retired them. */
export const houseWords: readonly HouseWord[] = [
  { word: 'carrier', term: 'mail transport', within: server },
  { word: 'letter form', term: 'render mail', within: server },
  { word: 'formed letter', term: 'rendered mail', within: server },
  { word: 'introduced', term: 'code exchange, profile', within: server },
  { word: 'admission', term: 'account linking', within: server },
  { word: 'arrival', term: 'callback', within: server },
  { word: 'crowd', term: 'load', within: server },
  { word: 'scene', term: 'test context', within: server },
  { word: 'twist', term: 'tamper', within: server },
  { word: 'emptied', term: 'reset tables', within: server },
  { word: 'gathered', term: 'buffered', within: server },
  { word: 'patience', term: 'timeout', within: server },
  { word: 'rewrap all', term: 'rotateEncryption', within: server },
  { word: 'sealer', term: 'encryptor', within: server },
  { word: 'decoy', term: 'dummy hash', within: server },
  { word: 'person row', term: 'user row', within: server }
]
