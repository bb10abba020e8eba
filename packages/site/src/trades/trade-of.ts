import type { BusinessInfo, Site } from '../site.ts'
import { recognizeTrade, type RecognizedTrade } from './recognize-trade.ts'
import { getTrade, type TradeDetails } from './trades.ts'

const recognised = new WeakMap<BusinessInfo, { readonly trade: RecognizedTrade | undefined }>()

/** The trade that a business names, memoized by its form: every part of the content asks again. */
export function findNamedTrade(info: BusinessInfo): RecognizedTrade | undefined {
  const known = recognised.get(info) ?? { trade: recognizeTrade(info) }
  recognised.set(info, known)
  return known.trade
}

/** The trade that a site follows: the one that the owner chose, else the one that the business names. */
export function tradeOf({
  businessInfo,
  trade
}: Pick<Site, 'businessInfo' | 'trade'>): TradeDetails | undefined {
  const id = trade ?? findNamedTrade(businessInfo)?.id ?? 'none'
  return id === 'none' ? undefined : getTrade(id)
}

/** Whether the industry of the form does not fit the trade; the words of the site follow the trade then. */
export function isOtherIndustry({ industries }: TradeDetails, industry: BusinessInfo['industry']): boolean {
  return industry !== '' && industry !== 'other' && !industries.includes(industry)
}
