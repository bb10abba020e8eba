const amount = String.raw`\d(?:[\d.,]*\d)?`
const pricePattern = new RegExp(String.raw`(\p{Sc})\s?(${amount})|(${amount})\s?(\p{Sc})`, 'gu')

interface Price {
  text: string
  currency: string
  value: number
}

/**
 * The lowest and the highest of prices such as `From £20`, for schema.org's `priceRange`; undefined without prices, or
 * where currencies differ.
 */
export function priceRange(texts: readonly string[]): string | undefined {
  const prices = texts.flatMap(findPrices)
  const [first] = prices
  if (first === undefined || prices.some(({ currency }) => currency !== first.currency)) return undefined
  const lowest = prices.reduce((least, price) => (price.value < least.value ? price : least))
  const highest = prices.reduce((most, price) => (price.value > most.value ? price : most))
  return lowest.value === highest.value ? lowest.text : `${lowest.text} to ${highest.text}`
}

function findPrices(text: string): Price[] {
  return [...text.matchAll(pricePattern)].map(([whole, before, first, second, after]) => ({
    text: whole,
    currency: before ?? after ?? '',
    value: parsePrice(first ?? second ?? '')
  }))
}

/**
 * Parses a number in any country's format: the last comma or point is the decimal separator where one or two digits
 * follow.
 */
function parsePrice(spelled: string): number {
  const [, whole = spelled, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(spelled) ?? []
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`)
}
