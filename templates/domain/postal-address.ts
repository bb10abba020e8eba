/** An address for schema.org: a PostalAddress where its parts are certain, else the plain text. */
export type AddressData = string | ({ '@type': 'PostalAddress' } & Partial<Record<AddressPart, string>>)
type AddressPart = 'streetAddress' | 'addressLocality' | 'addressRegion' | 'postalCode'

const british = /^(?<city>.+?)\s+(?<code>[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})$/i
const american = /^(?<region>[A-Z]{2})\s+(?<code>\d{5}(?:-\d{4})?)$/
const continental = /^(?<code>\d{4,5}|\d{2}-\d{3})\s+(?<city>\D+)$/

/** Parses 'street, town' with the postal codes of Britain, the United States and continental Europe. */
export function addressData(text: string): AddressData {
  const [street = '', town = '', region, ...more] = text.split(/\s*[,\n]\s*/).filter((part) => part !== '')
  if (!/\d/.test(street) || !/\p{L}/u.test(street) || town === '' || more.length > 0) return text
  const found = region === undefined ? townParts(town) : regionParts(town, region)
  return found === undefined ? text : { '@type': 'PostalAddress', streetAddress: street, ...found }
}

function townParts(town: string): Partial<Record<AddressPart, string>> | undefined {
  const { city, code } = (british.exec(town) ?? continental.exec(town))?.groups ?? {}
  if (city !== undefined && code !== undefined) return { addressLocality: city.trim(), postalCode: code }
  return /\d/.test(town) ? undefined : { addressLocality: town }
}

function regionParts(town: string, text: string): Partial<Record<AddressPart, string>> | undefined {
  const { region, code } = american.exec(text)?.groups ?? {}
  if (region === undefined || code === undefined || /\d/.test(town)) return undefined
  return { addressLocality: town, addressRegion: region, postalCode: code }
}
