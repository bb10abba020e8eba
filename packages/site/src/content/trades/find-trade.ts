import type { BusinessInfo } from '../../site.ts'
import { accountant } from './accountant.ts'
import { dentist } from './dentist.ts'
import { estateAgent } from './estate-agent.ts'
import { handyman } from './handyman.ts'
import { homeware } from './homeware.ts'
import { languageSchool } from './language-school.ts'
import { penetrationTester } from './penetration-tester.ts'
import { photographer } from './photographer.ts'
import { restaurant } from './restaurant.ts'
import { software } from './software.ts'
import type { Trade } from './trade.ts'
import { venue } from './venue.ts'

const trades: readonly Trade[] = [
  accountant,
  dentist,
  estateAgent,
  handyman,
  homeware,
  languageSchool,
  penetrationTester,
  photographer,
  restaurant,
  software,
  venue
]

/** Characters of a description in which a business says what it is. */
const beginning = 300

const found = new WeakMap<BusinessInfo, { trade: Trade | undefined }>()

/**
 * The trade that a business names itself, under an industry that fits; undefined for every other business. Memoized:
 * each of the built-in contents of a site asks twice.
 */
export function findTrade(info: BusinessInfo): Trade | undefined {
  const known = found.get(info) ?? { trade: readTrade(info) }
  found.set(info, known)
  return known.trade
}

function readTrade({ businessName, description, industry }: BusinessInfo): Trade | undefined {
  const start = description.slice(0, beginning)
  return trades.find(
    ({ industries, pattern, except }) =>
      industries.includes(industry === '' ? 'other' : industry) &&
      (pattern.test(businessName.trim()) || pattern.test(start)) &&
      !except?.test(`${businessName} ${start}`)
  )
}
