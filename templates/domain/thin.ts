import { basePages, type PagePlace } from './pages.ts'
import type { Site } from './site.ts'

/** A place of the business in large letters, and what stands under it. */
export interface Town {
  id: string
  name: string
  /** A street and its town; absent where only the town is known, which no map can show. */
  address?: string
  /** The place of the content, for its mark. */
  of?: object
}

/**
 * Whether a site says who, what, where and how to be reached, and nothing else. Then the name, the place and the
 * number take the room that pictures and prices would have had.
 */
export function isThin({ content }: Site, pages: ReadonlyMap<string, PagePlace>): boolean {
  const { services, reasons, process, plans, stats, testimonials, gallery } = content
  const parts = [services, reasons, process, plans, stats, testimonials, gallery]
  return parts.every((part) => part === undefined) && !pages.has('faq') && pages.has(basePages[0].page)
}

/** The towns where the business is: of its places, or as its location names them. */
export function townsOf({ businessInfo, content }: Site): readonly Town[] {
  const { locations } = content
  if (locations.length > 1)
    return locations.map((place) => ({ ...townOf(place.id, place.address || place.name), of: place }))
  const [place] = locations
  const text = (place?.address || businessInfo.location).trim()
  if (text === '') return []
  const names = isStreet(text) ? [] : text.split(several).map((name) => name.trim())
  return several.test(text) && names.length > 1
    ? names.map((name) => ({ id: name, name, of: place }))
    : [{ ...townOf('main', text), of: place }]
}

/** 'Leeds, York and Hull' names three towns; a comma alone may stand before a county. */
const several = /\s*,?\s+(?:and|&|und|et|y|i)\s+|\s*,\s*(?=.*\s(?:and|&|und|et|y|i)\s)/u

/** Whether an address names a street, which a map can show; a town alone has no pin. */
export function isStreet(address: string): boolean {
  return /\d/.test(address)
}

function townOf(id: string, text: string): Town {
  const parts = text.split(/\s*[,\n]\s*/).filter((part) => part !== '')
  if (!isStreet(text)) return { id, name: parts[0] ?? text, ...(parts.length > 1 && { address: text }) }
  const named = parts
    .slice(1)
    .map(withoutCode)
    .find((part) => part !== '' && !/\d/.test(part))
  return { id, name: named ?? text, address: text }
}

/** A town without the postal code that stands before or behind it. */
function withoutCode(part: string): string {
  return part
    .replace(/^(?:[A-Z]{1,2}-)?\d[\d-]*\s+/, '')
    .replace(/\s+[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/i, '')
    .replace(/\s+\d[\d\s-]*$/, '')
}
