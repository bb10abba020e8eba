import { roughSum, sumIn } from '../reading/currency.ts'
import type { ReadPrice } from '../reading/money.ts'
import type { PriceUnit } from '../reading/money-words.ts'
import { titled } from '../reading/service-names.ts'
import type { DraftText, Price } from './content.ts'
import { draftText } from './draft-text.ts'
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
  { dollars }: Pick<PriceDefaults, 'dollars'>
): string | undefined {
  return sumIn(currency, dollars)
}

/** The usual price of a service in the currency of the business; undefined where the currency is not known. */
export function usualPrice(
  currency: string | undefined,
  { dollars, from, unit }: PriceDefaults
): Price | undefined {
  const amount = roughSum(currency, dollars)
  if (currency === undefined || amount === undefined) return undefined
  return {
    amount,
    currency,
    ...(from === true && { from }),
    ...(unit !== undefined && { unit }),
    draft: true
  }
}

/**
 * A price that the owner wrote, as a draft. In another language than that of the pages, its own words stand where they
 * say more than an amount: `ab 95 Euro die Stunde`.
 */
export function readPrice(price: ReadPrice, inEnglish: boolean): DraftText | Price {
  if (price.kind === 'words') return draftText(titled(price.words))
  const { amount, currency, from, per, written } = price
  if (!inEnglish && (from === true || per !== undefined) && written !== '') return draftText(titled(written))
  return {
    amount,
    currency,
    ...(from === true && { from }),
    ...(per !== undefined && { unit: unitNames[per] }),
    draft: true
  }
}

const unitNames = {
  hour: 'hour',
  day: 'day',
  night: 'night',
  week: 'week',
  month: 'month',
  year: 'year',
  person: 'person',
  session: 'session',
  piece: 'piece',
  visit: 'visit',
  kilogram: 'kg',
  'square-metre': 'm²'
} as const satisfies Record<PriceUnit, string>
