import { basePages, type PagePlace } from './pages.ts'
import type { Picture } from './pictures.ts'
import type { AddressField, Content, PostalAddress, Site } from './site.ts'
import { addressText } from './text.ts'

/** A town of the business, for a large heading, and its address. */
export interface Town {
  id: string
  name: string
  /** Street and town; absent where only the town is known, which a map cannot pin. */
  address?: string
  /** The field that it is made of. */
  source: AddressField
  picture?: Picture
}

/**
 * Whether a site has name, trade, place and contact details only. Its layout then gives them the space of pictures and
 * prices.
 */
export function isThin({ content }: Site, pages: ReadonlyMap<string, PagePlace>): boolean {
  const { services, reasons, process, plans, stats, testimonials, gallery } = content
  const parts = [services, reasons, process, plans, stats, testimonials, gallery]
  return parts.every((part) => part === undefined) && !pages.has('faq') && pages.has(basePages[0].page)
}

/** Whether the about page has the owner's description only. */
export function isAboutThin({ about }: Pick<Content, 'about'>): boolean {
  return !about.story && !about.values && !about.team
}

/** The towns of the business: from its locations, or parsed from its location text. */
export function townsOf({ businessInfo, content }: Site): readonly Town[] {
  const { locations } = content
  if (locations.length > 1)
    return locations.map((of) => ({
      ...townOf(of.id, of.address || of.name, { of, field: of.address ? 'address' : 'name' }),
      ...(of.picture && { picture: of.picture })
    }))
  const [place] = locations
  const address = place?.address || businessInfo.location
  const text = addressText(address).trim()
  const source: AddressField = place?.address
    ? { of: place, field: 'address' }
    : { of: businessInfo, field: 'location' }
  if (text === '') return []
  const names = isStreet(text) ? [] : text.split(several).map((name) => name.trim())
  return several.test(text) && names.length > 1
    ? names.map((name) => ({ id: name, name, source }))
    : [{ ...townOf('main', address, source), ...(place?.picture && { picture: place.picture }) }]
}

/** 'Leeds, York and Hull' are three towns; a comma alone may precede a county. */
const several = /\s*,?\s+(?:and|&|und|et|y|i)\s+|\s*,\s*(?=.*\s(?:and|&|und|et|y|i)\s)/u

/** Whether an address has a street, so that a map can show it; a town alone has no pin. */
export function isStreet(address: string): boolean {
  return /\d/.test(address)
}

/** The town is that of an address in parts; of a text, the part that can be nothing else. */
function townOf(id: string, address: string | PostalAddress, source: AddressField): Town {
  const text = addressText(address).trim()
  if (typeof address === 'object')
    return { id, name: address.town ?? text, source, ...(text !== address.town && { address: text }) }
  const parts = text.split(/\s*[,\n]\s*/).filter((part) => part !== '')
  if (!isStreet(text))
    return { id, name: parts[0] ?? text, source, ...(parts.length > 1 && { address: text }) }
  const named = parts
    .slice(1)
    .map(withoutCode)
    .find((part) => part !== '' && !/\d/.test(part))
  return { id, name: named ?? text, source, address: text }
}

/** A town without the postal code before or after it. */
function withoutCode(part: string): string {
  return part
    .replace(/^(?:[A-Z]{1,2}-)?\d[\d-]*\s+/, '')
    .replace(/\s+[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/i, '')
    .replace(/\s+\d[\d\s-]*$/, '')
}
