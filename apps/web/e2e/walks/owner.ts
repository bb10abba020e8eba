import { readFileSync } from 'node:fs'
import type { BusinessInfo, Weekday } from '@sitewright/site'

/** An owner who makes a site: what is typed, and what visitors have to find in the end. */
export interface Owner {
  readonly id: string
  readonly domain: string
  readonly form: BusinessInfo
  /** Services that the owner has, with price and length as the owner writes them. What is not read is added by hand. */
  readonly services: readonly { readonly name: string; readonly price?: string; readonly minutes?: string }[]
  /** When it is open. A day without hours is closed; what is not read is typed. */
  readonly hours: Partial<Record<Weekday, readonly (readonly [opens: string, closes: string])[]>>
  /** Where customers pay, for who sells online. */
  readonly paymentLink?: string
  /** Texts that a visitor reads on one of the pages. */
  readonly visible: readonly string[]
  /** Texts that would be untrue on any page. */
  readonly untrue: readonly string[]
}

/** Five owners of a review, and ten more; they were written by someone who did not know how the product reads. */
export const owners = JSON.parse(
  readFileSync(new URL('owners.json', import.meta.url), 'utf8')
) as readonly Owner[]
