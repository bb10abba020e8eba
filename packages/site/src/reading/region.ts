import type { Region } from '../content/region.ts'
import type { BusinessInfo } from '../site.ts'
import { codeOfCountry, countryOfCurrency } from './countries.ts'
import { readCurrency } from './currency.ts'
import { currencyOfRegion } from './regions.ts'
import { readNumberOrigin } from './telephone.ts'
import { ambiguousStates } from './time-zone-names.ts'
import { readTimeZone } from './time-zone.ts'
import type { ReadPlace } from './towns.ts'

/** Counties and states are those of a few countries; the counties of Ireland are paid in euro. */
function countryOfRegion(name: string): string | undefined {
  const currency = currencyOfRegion(name)
  return currency === 'EUR' ? 'IE' : currency && countryOfCurrency(currency)
}

/** `origin` is the country of the telephone number, which says more than a code: `Tel Aviv, IL` is not in Illinois. */
function countryOfLocation(
  location: string,
  places: readonly ReadPlace[],
  origin: string | undefined
): string | undefined {
  const parts = location.split(/[,،、;\n]/u)
  const named = parts.map(codeOfCountry).find((code) => code !== undefined)
  const [region] = places.flatMap((place) => place.parts?.region ?? [])
  const isClear = (name: string): boolean =>
    origin === undefined || !ambiguousStates.has(name.trim().toLowerCase())
  return (
    named ??
    [...parts.slice(1), region ?? '']
      .filter(isClear)
      .map(countryOfRegion)
      .find((code) => code !== undefined)
  )
}

/**
 * Extracts the country of a business, by its address, its telephone number and at last a currency that is paid in one
 * country alone, its currency, and its time zone. Empty where nothing is known.
 */
export function readRegion(info: BusinessInfo, places: readonly ReadPlace[]): Region {
  const currency = readCurrency(info)
  const origin = readNumberOrigin(info.contactPhone)?.country
  const country =
    countryOfLocation(info.location, places, origin) ??
    origin ??
    (info.location.trim() === '' || currency === undefined ? undefined : countryOfCurrency(currency))
  const { location, contactPhone } = info
  const { country: _named, ...parts } = places[0]?.parts ?? {}
  const timeZone = readTimeZone({ ...parts, location, contactPhone, country })
  return {
    ...(country !== undefined && { country }),
    ...(timeZone !== undefined && { timeZone }),
    ...(currency !== undefined && { currency })
  }
}
