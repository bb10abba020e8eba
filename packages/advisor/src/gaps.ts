import type { BusinessInfo, BusinessReading } from '@sitewright/site'
import { gapMessages } from './messages.ts'

/** Missing facts of the business form, as advice to add them. */
export function findGaps(business: BusinessInfo, { places, services, refusals }: BusinessReading): string[] {
  const missing: readonly (readonly [boolean, string])[] = [
    [business.description.trim() === '', gapMessages.description],
    [services.length === 0 && !refusals.has('all-but-portfolio'), gapMessages.services],
    [places.length === 0, gapMessages.place],
    [business.contactPhone.trim() === '' && business.contactEmail.trim() === '', gapMessages.reach]
  ]
  const gaps = missing.filter(([isMissing]) => isMissing).map(([, message]) => message)
  return gaps.length > 0 ? gaps : [gapMessages.none]
}
