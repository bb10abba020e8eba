import type { TradeId } from '../trade-ids.ts'

/**
 * What a language calls each trade, then, after `|`, what only this trade sells or does. `*` stands for any letters at
 * the beginning or end of a word, `@` for a word that counts in a name only.
 */
export type TradeWords = Readonly<Record<TradeId, string>>
