import type { PostalAddress } from '../content/content.ts'
import { codeOfCountry, currencyOfCountry } from './countries.ts'
import { currencyOfRegion } from './regions.ts'

/** A place of the business, parsed from its location. */
export interface ReadPlace {
  /** Empty where no town was recognized. */
  readonly town: string
  /** The location as it was written, where it is more than the name of the town. */
  readonly address?: string
  /** Its parts, where it is certain which is which. */
  readonly parts?: PostalAddress
}

const longestTown = 40
const mostWords = 4

const streetWords =
  /(?:^|[\s.])(?:street|road|lane|avenue|square|court|drive|close|arcade|floor|unit|suite|building|house|farm|hall|market place|exchange|ave|blvd|highway|quay|rd|ul\.?|ulica|al\.?|plac|via|viale|corso|piazza|rue|place|boulevard|calle|plaza|avenida|rua|praça|avenue|út|utca|caddesi|sokak|mahallesi|náměstí|вул\.?|вулиця|ул\.?|улица|شارع|طريق|רחוב)(?=$|[\s.])|(?:straße|strasse|gasse|platz|allee|weg|straat|laan|plein|gatan|gade)(?=$|\s)/iu

/** Words that begin a description of the way, not a name. */
const directions = /^(?:behind|near|opposite|left|right|next|above|below|beside|the|at|in|off)\s/iu

const nowhere = /^(?:remote|online|worldwide|everywhere|anywhere)$/iu

const britishCode = /\s*\b[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?$/u
const codeBehind =
  /\s+(?:[A-Z]{2,3}\s+\d{4,5}(?:-\d{4})?|[A-Z]{2}\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{4,6}(?:-\d{3,4})?)$/u
const codeBefore =
  /^(?:[A-Z]{1,2}-)?(?:\d{2}-\d{3}|\d{3}\s\d{2}|\d{4}\s[A-Z]{2}|\d{4,6}(?:-\d{3})?)\s+(?=\p{L})/u
const onlyCode =
  /^(?:[A-Z]{2}\s+)?(?:\d{4,6}(?:-\d{3,4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$|^[A-Z]{2}\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d$/u

interface Part {
  readonly name: string
  readonly coded: boolean
  readonly street: boolean
}

function parseAddressPart(text: string): Part {
  if (onlyCode.test(text)) return { name: '', coded: true, street: false }
  const name = text.replace(codeBefore, '').replace(codeBehind, '').replace(britishCode, '').trim()
  return { name, coded: name !== text, street: /\p{N}/u.test(name) || streetWords.test(name) }
}

const small =
  /^(?:de|da|do|di|del|la|le|les|el|al|upon|on|am|im|an|in|der|den|ob|sur|sous|under|of|the|by|nad|pod|aan|bei|i|y)$/u

/** True for what may stand in a sentence as the name of a town. */
function isName(text: string): boolean {
  const words = text.split(/\s+/u)
  return (
    text !== '' &&
    text.length <= longestTown &&
    words.length <= mostWords &&
    !directions.test(text) &&
    /^[\p{L}\p{M}][\p{L}\p{M}\s'’.-]*$/u.test(text) &&
    words.every((word, at) => (at > 0 && small.test(word)) || !/^\p{Ll}/u.test(word))
  )
}

const isRegion = (name: string): boolean => currencyOfRegion(name) !== undefined
const isCountry = (name: string): boolean => currencyOfCountry(name) !== undefined

const separator = /\s*[,،、]\s*/u
const conjunction = /\s+(?:and|&|und|et|y|e|i|oraz|en|og|och|ve|та|и|і)\s+|\s+و\s?/u

/** Towns that are listed beside each other, such as `Manchester, Liverpool and Chester`; none where it is one place. */
function listedTowns(location: string): string[] {
  if (/\p{N}/u.test(location) || !conjunction.test(location)) return []
  const names = location.split(separator).flatMap((part) => part.split(conjunction))
  const towns = names.map((name) => name.trim()).filter((name) => !isCountry(name) && !isRegion(name))
  return towns.length > 1 && towns.every((name) => isName(name) && !streetWords.test(name)) ? towns : []
}

/** The town of one address, as far as its form tells; empty where it does not. */
function findTown(location: string): string {
  const parts = location
    .split(separator)
    .filter((part) => part !== '')
    .map(parseAddressPart)
  const named = parts.filter(({ name, street }) => !street && isName(name))
  const places = named.filter(({ name }) => !isCountry(name) && !nowhere.test(name))
  const towns = places.filter(({ name }) => places.length === 1 || !isRegion(name))
  const coded = towns.find((part) => part.coded)
  return (coded ?? towns.at(-1))?.name ?? ''
}

const stateAndCode = /^([A-Z]{2,3})\s+(\d{4,5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/u

/** What stands beside or behind the town: a postal code, a state, both, or a country; undefined for anything else. */
function readBehind(text: string): PostalAddress | undefined {
  if (text === '') return {}
  const [, region, postcode] = stateAndCode.exec(text) ?? []
  if (region !== undefined && postcode !== undefined) return { region, postcode }
  const country = codeOfCountry(text)
  if (country !== undefined) return { country }
  if (isRegion(text)) return { region: text }
  return /\d/u.test(text) && text.length <= 10 ? { postcode: text } : undefined
}

/** The parts of a street address; undefined where one of them may be something else. */
function findParts(location: string, town: string): PostalAddress | undefined {
  const parts = location.split(separator).filter((part) => part !== '')
  const at = parts.findIndex((part) => parseAddressPart(part).name === town)
  const street = parts.slice(0, at)
  const beside = parts[at]?.replace(town, '').trim() ?? ''
  const known = [beside, ...parts.slice(at + 1)].map(readBehind)
  if (at < 1 || !street.some((part) => /\p{N}/u.test(part)) || known.includes(undefined)) return undefined
  const all = known.flatMap((part) => Object.entries(part ?? {}))
  const isTwice = new Set(all.map(([name]) => name)).size < all.length
  return isTwice ? undefined : { street: street.join(', '), town, ...Object.fromEntries(all) }
}

/**
 * Parses a location into places. A street address is one place; a list of towns is several; addresses on lines of
 * their own, or between semicolons, are several too.
 */
export function readPlaces(location: string): ReadPlace[] {
  const written = location
    .split(/[;؛\n]/u)
    .map((each) => each.trim())
    .filter((each) => /[\p{L}\p{N}]/u.test(each))
  return written.flatMap((each): ReadPlace[] => {
    const listed = listedTowns(each)
    if (listed.length > 0) return listed.map((town) => ({ town }))
    const town = findTown(each)
    const parts = town === '' ? undefined : findParts(each, town)
    return [town === each ? { town } : { town, address: each, ...(parts && { parts }) }]
  })
}
