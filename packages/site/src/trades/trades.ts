import { adviceAndLeisure } from './advice-and-leisure.ts'
import { care } from './care.ts'
import { educationAndShops } from './education-and-shops.ts'
import { houseAndWorkshops } from './house-and-workshops.ts'
import { baseTexts } from '../content/base-texts.ts'
import { kinds, type ActId, type KindOfTrade } from './kinds.ts'
import type { SchemaType, Trade, TradeQuestion, Visits } from './trade.ts'
import type { TradeId } from './trade-ids.ts'

/** Every trade by its id. */
export const trades: Readonly<Record<TradeId, Trade>> = {
  ...care,
  ...houseAndWorkshops,
  ...educationAndShops,
  ...adviceAndLeisure
}

/** What a site takes from a trade, with what it has of its kind. */
export interface TradeDetails {
  readonly id: TradeId
  readonly name: string
  readonly industries: Trade['industries']
  readonly act: ActId
  readonly visits: Visits
  readonly asks: readonly string[]
  readonly questions: readonly TradeQuestion[]
  readonly schemaType: SchemaType
  readonly leads?: KindOfTrade['leads']
}

/** The details of a trade. */
export function getTrade(id: TradeId): TradeDetails {
  const { kind, ...own } = trades[id]
  const common: KindOfTrade = kinds[kind]
  return { ...common, ...own, id }
}

/** Acts that a form of contact asks for just as well as a booking page. */
const asked: readonly ActId[] = ['quote', 'room', 'talk', 'order', 'day', 'place', 'visit', 'ride']

/** The label of a call to action on a page; undefined where the act does not fit the page. */
export function actLabel({ act }: TradeDetails, page: string): string | undefined {
  return page === 'booking' || (page === 'contact' && asked.includes(act)) ? baseTexts.acts[act] : undefined
}

/** Types of Organization that have no opening hours of their own: JSON-LD names LocalBusiness beside them. */
const organizations: readonly SchemaType[] = [
  'EducationalOrganization',
  'NGO',
  'Organization',
  'VeterinaryCare'
]

/** Whether a type of schema.org is one of LocalBusiness. */
export function isLocalBusiness(type: SchemaType): boolean {
  return !organizations.includes(type)
}
