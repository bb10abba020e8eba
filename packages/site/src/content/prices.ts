import { formatSum, sumIn } from '../reading/currency.ts'
import type { ReadPrice } from '../reading/money.ts'
import { titled } from '../reading/service-names.ts'
import type { PriceDefaults } from './trades/trade.ts'

/** The three plans of spec 3 §9; the prices in dollars. */
export const plans = {
  starter: { name: 'Starter', dollars: 99 },
  professional: { name: 'Professional', dollars: 299 },
  enterprise: { name: 'Enterprise' }
} as const

/** Unit behind the price of a monthly plan. */
export const perMonth = '/mo'

/** Stands in the place of a price that is agreed with each customer. */
export const customPrice = 'Custom'

/** The placeholder stats of spec 3 §9, without the round-the-clock support, which few businesses have. */
export const specStats = { years: '10+', clients: '500+', satisfaction: '98%' } as const

/** A price in the currency of the business; undefined where the currency is not known. */
export function priceIn(
  currency: string | undefined,
  { dollars, from, per = '' }: PriceDefaults
): string | undefined {
  const sum = sumIn(currency, dollars)
  return sum && `${from === true ? 'From ' : ''}${sum}${per}`
}

/** A price as the owner wrote it. */
export function writtenPrice(price: ReadPrice): string {
  if (price.kind === 'words') return titled(price.words)
  return titled(price.written) || formatSum(price.currency, price.amount)
}
