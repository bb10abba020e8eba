import type { FeatureId } from '@sitewright/catalog'
import { businessLexicon } from './business.ts'
import { coreLexicon } from './core.ts'
import type { LexiconEntry } from './entry.ts'
import { technicalLexicon } from './technical.ts'
import { userLexicon } from './user.ts'

/** The words for every feature of the catalog; a feature without words does not compile. */
export const lexicon: Record<FeatureId, LexiconEntry> = {
  ...coreLexicon,
  ...userLexicon,
  ...businessLexicon,
  ...technicalLexicon
}
