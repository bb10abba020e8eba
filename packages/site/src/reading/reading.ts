import { isDeepEqual } from '../content/deep-equal.ts'
import type { BusinessInfo } from '../site.ts'
import { readHours, type ReadHours } from './hours.ts'
import { readKind } from './kind.ts'
import { readLanguage, type WrittenLanguage } from './language.ts'
import { readCurrency } from './currency.ts'
import type { ReadService } from './price-list.ts'
import { readRefusals, type Refusal } from './refusals.ts'
import { readServices } from './services.ts'
import { readPlaces, type ReadPlace } from './towns.ts'
import { readTravel, type ReadTravel } from './travel.ts'

/** Facts extracted from the text of a business. None is certain: content that is made of them is a draft. */
export interface BusinessReading {
  readonly language: WrittenLanguage
  readonly places: readonly ReadPlace[]
  /** The kind of business that it names, in English; empty where it names none. */
  readonly kind: string
  /** The services that it names, with what it says of them. */
  readonly services: readonly ReadService[]
  /** Opening hours by day, as far as it names them. */
  readonly hours: ReadHours
  readonly refusals: ReadonlySet<Refusal>
  /** ISO 4217; undefined where it is not known. */
  readonly currency?: string
  /** Present where it travels to its customers. */
  readonly travel?: ReadTravel
}

const readings = new WeakMap<BusinessInfo, BusinessReading>()
let last: { info: BusinessInfo; reading: BusinessReading } | undefined

/**
 * Extracts facts from the form of a business, and from nothing else. Memoized by the form, since every section of the
 * content asks again, and by what the last one said: a form that is parsed again says the same.
 */
export function readBusiness(info: BusinessInfo): BusinessReading {
  const known = readings.get(info)
  if (known !== undefined) return known
  const reading = last !== undefined && isDeepEqual(last.info, info) ? last.reading : readForm(info)
  readings.set(info, reading)
  last = { info, reading }
  return reading
}

function readForm(info: BusinessInfo): BusinessReading {
  const { businessName, description, location, businessGoals } = info
  const language = readLanguage(`${description} ${businessName}`)
  const currency = readCurrency(info)
  const travel = readTravel(description)
  return {
    language,
    places: readPlaces(location),
    kind: language.language === 'en' ? readKind(description) : '',
    services: readServices(description, language.language, currency),
    hours: readHours(description, language.language),
    refusals: readRefusals([description, ...businessGoals].join('\n')),
    ...(currency !== undefined && { currency }),
    ...(travel !== undefined && { travel })
  }
}
