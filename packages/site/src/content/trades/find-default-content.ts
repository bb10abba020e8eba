import type { TradeId } from '../../trades/trade-ids.ts'
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
import type { DefaultContent } from './trade.ts'
import { venue } from './venue.ts'

/** The trades that have default content. The others have questions, a call to action and what a booking asks. */
const contents: Readonly<Partial<Record<TradeId, DefaultContent>>> = {
  accountant,
  dentist,
  'estate-agent': estateAgent,
  handyman,
  homeware,
  'language-school': languageSchool,
  'penetration-tester': penetrationTester,
  photographer,
  'portrait-studio': photographer,
  restaurant,
  software,
  trattoria: restaurant,
  venue,
  'wedding-photographer': photographer
}

/** The default content of a trade; undefined where it has none. */
export function findDefaultContent(trade: TradeId | undefined): DefaultContent | undefined {
  return trade === undefined ? undefined : contents[trade]
}
