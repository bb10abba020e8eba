import { sumIn } from '../reading/money.ts'
import type { PriceWords } from './trades/trade.ts'

/** The three plans of spec 3 §9; the prices in dollars. */
export const plans = {
  starter: { name: 'Starter', dollars: 99 },
  professional: { name: 'Professional', dollars: 299 },
  enterprise: { name: 'Enterprise' }
} as const

/** What stands behind the price of a plan, and in the place of one. */
export const perMonth = '/mo'
export const byAgreement = 'Custom'

/** The placeholder figures of spec 3 §9, but for the round-the-clock support, which few businesses have. */
export const figures = { years: '10+', clients: '500+', satisfaction: '98%' } as const

/** A price in the currency of the business; undefined where the currency is not known. */
export function priceIn(
  currency: string | undefined,
  { dollars, from, per = '' }: PriceWords
): string | undefined {
  const sum = sumIn(currency, dollars)
  return sum && `${from === true ? 'From ' : ''}${sum}${per}`
}
