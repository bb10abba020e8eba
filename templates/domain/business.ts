import { frameMessages } from './messages.ts'

/** Where the business is, as far as it decides on money, time and dates. */
export interface Region {
  /** ISO 3166-1 alpha-2 */
  country?: string
  /** Of the IANA database. */
  timeZone?: string
  /** ISO 4217 */
  currency?: string
  draft?: true
}

/** What follows from the trade of the business, where it is known. */
export interface TradeFacts {
  /** Types of schema.org. */
  types: readonly string[]
  /** Whether customers come to the business, it goes to them, or both. */
  visits: 'here' | 'there' | 'both'
}

/** The label of an address: nobody is asked to come by where the business comes to its customers. */
export function addressLabel(
  { trade }: { trade?: TradeFacts },
  invitation: string = frameMessages.findUs
): string {
  return trade?.visits === 'there' ? frameMessages.basedIn : invitation
}

/** schema.org types by industry; other industries get the general LocalBusiness. */
const kinds: Readonly<Record<string, string>> = {
  ecommerce: 'Store',
  restaurant: 'FoodEstablishment',
  healthcare: 'MedicalBusiness',
  realestate: 'RealEstateAgent',
  finance: 'FinancialService'
}

/** The types of the trade, else the one of the industry. */
export function schemaTypes(industry: string, trade?: TradeFacts): string | readonly string[] {
  const [type = kinds[industry] ?? 'LocalBusiness', ...more] = trade?.types ?? []
  return more.length === 0 ? type : [type, ...more]
}
