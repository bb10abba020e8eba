import { frameMessages } from './messages.ts'
import type { Text } from './site.ts'

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

/** Statutory information for the imprint. */
export interface Legal {
  /** Legal form, and legal representatives. */
  form?: Text
  /** Commercial register and registration number. */
  register?: Text
  vat?: Text
  /** Supervisory or licensing authority. */
  authority?: Text
  /** Purpose of processing visitors' messages, and the retention period. */
  kept?: Text
}

/** A telephone number of the business, as it is dialled from anywhere. */
export interface Telephone {
  id: string
  /** The digits as they are written. */
  dialled: string
  /** E.164, such as `+442920180142`. */
  number: string
}

/** What follows from the trade of the business, where it is known. */
export interface TradeFacts {
  /** Types of schema.org. */
  types: readonly string[]
  /** Whether customers come to the business, it goes to them, or both. */
  visits: 'here' | 'there' | 'both'
  /** What a request for a time should say beside the service: 'Breed and size of the animal'. */
  asks?: readonly string[]
  /** The feature whose part of the home page stands before the services: `gallery`, `booking`. */
  leads?: string
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
