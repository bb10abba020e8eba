import { readPlaces } from '../reading/towns.ts'
import type { BusinessInfo } from '../site.ts'
import { baseTexts } from './base-texts.ts'
import type { Content } from './content.ts'
import { truncateSentence } from './described.ts'

/** The facts of a business that texts are filled with (template variables). */
export interface Business {
  readonly name: string
  /** Empty where no town is known. */
  readonly town: string
  /** ` in Bristol`, or nothing where no town is known: it goes behind a noun. */
  readonly at: string
  /** `Call 0117 496 0142 or write to us@example.com`; empty where neither is known. */
  readonly reach: string
}

const longestName = 80
/** More towns than these would be a list, not a part of a sentence. */
const mostTowns = 3

/** The towns of a location as a list in a sentence; empty where there are none or many. */
function townsOf(location: string): string {
  const towns = [...new Set(readPlaces(location).map(({ town }) => town))].filter((town) => town !== '')
  if (towns.length > mostTowns) return ''
  return towns.length < 2 ? (towns[0] ?? '') : `${towns.slice(0, -1).join(', ')} and ${towns.at(-1)}`
}

function reachOf({ contactPhone, contactEmail }: BusinessInfo): string {
  const call = contactPhone === '' ? '' : `call ${contactPhone}`
  const write = contactEmail === '' ? '' : `write to ${contactEmail}`
  const ways = [call, write].filter((way) => way !== '').join(' or ')
  return ways.charAt(0).toUpperCase() + ways.slice(1)
}

/** The template variables of a business; a very long name is truncated in them, and only there. */
export function businessOf(info: BusinessInfo): Business {
  const town = townsOf(info.location)
  return {
    name: truncateSentence(info.businessName, longestName) || baseTexts.nameless,
    town,
    at: town === '' ? '' : ` in ${town}`,
    reach: reachOf(info)
  }
}

/** Placeholder variables: content made with them is the same for every business, so it can be fingerprinted. */
export const neutralBusiness: Business = {
  name: '{name}',
  town: '{town}',
  at: ' in {town}',
  reach: '{reach}'
}

const splitWords = (text: string): string[] => text.toLocaleLowerCase('en').match(/[\p{L}\p{N}]+/gu) ?? []

/** The town for the title, where the name does not say it. */
export function townBeside({ name, town }: Business): Content['meta'] {
  const named = splitWords(name)
  return splitWords(town).every((word) => named.includes(word)) ? {} : { town }
}
