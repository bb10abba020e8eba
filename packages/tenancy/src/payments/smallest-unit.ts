/** Currencies without a part, of which the provider takes whole ones (docs.stripe.com/currencies). */
const zeroDecimal: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
)
/** Without a part too, of which the provider takes hundredths all the same. */
const wholeHundredths: ReadonlySet<string> = new Set(['ISK', 'UGX'])
/** With a thousandth part. */
const threeDecimal: ReadonlySet<string> = new Set('BHD JOD KWD OMR TND'.split(' '))

/** An amount in hundredths as Stripe takes it; undefined where the currency has no such part. */
export function toSmallestUnit(hundredths: number, currency: string): number | undefined {
  const isWhole = hundredths % 100 === 0
  if (zeroDecimal.has(currency)) return isWhole ? hundredths / 100 : undefined
  if (wholeHundredths.has(currency)) return isWhole ? hundredths : undefined
  return threeDecimal.has(currency) ? hundredths * 10 : hundredths
}

/** An amount as Stripe tells it in hundredths; null where it is no whole number of them. */
export function toHundredths(amount: number, currency: string): number | null {
  if (zeroDecimal.has(currency)) return amount * 100
  if (!threeDecimal.has(currency)) return amount
  return amount % 10 === 0 ? amount / 10 : null
}
