import type { TradeWords } from './trade-words.ts'

/** Words of languages that have no table of their own. */
export const otherLanguages: Partial<TradeWords> = {
  restaurant: 'مطعم*, ресторан*, 寿司*, 食堂*, レストラン*'
}
