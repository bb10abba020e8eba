import type { Region } from '../content/content.ts'
import type { BusinessInfo } from '../site.ts'
import { codeOfCountry, countryOfCurrency } from './countries.ts'
import { readCurrency } from './currency.ts'
import { currencyOfRegion } from './regions.ts'
import type { ReadPlace } from './towns.ts'

/** Countries by calling code (ITU-T E.164), of countries that have one of their own. */
const byPhone: Readonly<Record<string, string>> = {
  '20': 'EG',
  '212': 'MA',
  '234': 'NG',
  '254': 'KE',
  '27': 'ZA',
  '30': 'GR',
  '31': 'NL',
  '32': 'BE',
  '33': 'FR',
  '34': 'ES',
  '351': 'PT',
  '352': 'LU',
  '353': 'IE',
  '356': 'MT',
  '357': 'CY',
  '358': 'FI',
  '359': 'BG',
  '36': 'HU',
  '370': 'LT',
  '371': 'LV',
  '372': 'EE',
  '380': 'UA',
  '385': 'HR',
  '386': 'SI',
  '39': 'IT',
  '40': 'RO',
  '41': 'CH',
  '420': 'CZ',
  '421': 'SK',
  '43': 'AT',
  '44': 'GB',
  '45': 'DK',
  '46': 'SE',
  '47': 'NO',
  '48': 'PL',
  '49': 'DE',
  '52': 'MX',
  '55': 'BR',
  '61': 'AU',
  '64': 'NZ',
  '65': 'SG',
  '81': 'JP',
  '90': 'TR',
  '91': 'IN',
  '94': 'LK',
  '962': 'JO',
  '966': 'SA',
  '971': 'AE',
  '972': 'IL'
}

function countryOfPhone(phone: string): string | undefined {
  const digits = /^\s*(?:\+|00)\s*([\d\s().-]+)/u.exec(phone)?.[1]?.replace(/\D/gu, '')
  return digits === undefined
    ? undefined
    : [3, 2].map((length) => byPhone[digits.slice(0, length)]).find((code) => code !== undefined)
}

/** Counties and states are those of a few countries; the counties of Ireland are paid in euro. */
function countryOfRegion(name: string): string | undefined {
  const currency = currencyOfRegion(name)
  return currency === 'EUR' ? 'IE' : currency && countryOfCurrency(currency)
}

function countryOfLocation(location: string, places: readonly ReadPlace[]): string | undefined {
  const parts = location.split(/[,،、;\n]/u)
  const named = parts.map(codeOfCountry).find((code) => code !== undefined)
  const [region] = places.flatMap((place) => place.parts?.region ?? [])
  return named ?? [...parts.slice(1), region ?? ''].map(countryOfRegion).find((code) => code !== undefined)
}

/**
 * Extracts the country of a business, by its address, its telephone number and at last a currency that is paid in one
 * country alone, and its currency. Empty where nothing is known.
 */
export function readRegion(info: BusinessInfo, places: readonly ReadPlace[]): Region {
  const currency = readCurrency(info)
  const country =
    countryOfLocation(info.location, places) ??
    countryOfPhone(info.contactPhone) ??
    (info.location.trim() === '' || currency === undefined ? undefined : countryOfCurrency(currency))
  return { ...(country !== undefined && { country }), ...(currency !== undefined && { currency }) }
}
