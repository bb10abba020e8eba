import { letters } from './letters.ts'
import {
  blockNumbers,
  calendarWords,
  copulas,
  denials,
  leads,
  limitWords,
  notServices,
  permissions,
  sentenceWords,
  sizes
} from './price-list-words.ts'

const longest = 44
const mostWords = 7

const whole = (words: string): string => `(?:${words})(?![${letters}’'])`
const lead = new RegExp(`^(?:${whole(leads)}(?!-)|de l[’']|l[’']|[-–—•*·:])\\s*`, 'iu')
const trail = new RegExp(`(?:(?<=^|\\s)(?:${copulas}|\\+)|[-–—:=.…·]+)\\s*$`, 'iu')
const denied = new RegExp(`(?<![${letters}])${whole(denials)}`, 'iu')
const spoken = new RegExp(`(?<![${letters}’'-])${whole(sentenceWords)}`, 'u')
const unfit = new RegExp(`^${whole(notServices)}`, 'iu')
const limited = new RegExp(`(?:^|\\s)(?:${limitWords})$`, 'iu')
const permitted = new RegExp(`\\s(?:${permissions})$`, 'iu')
const sizeAlone = new RegExp(`^(?:${sizes})$`, 'iu')
const sizeWithin = new RegExp(`(?<![${letters}])${whole(sizes)}`, 'iu')
const numberAlone = new RegExp(`^(?:${blockNumbers})$`, 'iu')
const plain = /^[\wÀ-ɏ][\wÀ-ɏ\s’'&+/.,-]*$/u

const stripped = (text: string, pattern: RegExp): string => {
  const rest = text.replace(pattern, '').trim()
  return rest === text ? text : stripped(rest, pattern)
}

/** The name of a service without what leads to it and to its price. */
export function cleanName(text: string): string {
  const flat = text.replace(/\s+/gu, ' ').trim()
  return stripped(stripped(flat, trail), lead)
}

/** Starts a title with a capital letter. */
export const titled = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Tells whether a name may be the title of a service: no sentence, nothing denied, no part of a bill. */
export function isServiceName(name: string): boolean {
  const lower = name.charAt(0).toLocaleLowerCase() + name.slice(1)
  return (
    /[A-Za-zÀ-ɏ]{2}/u.test(name) &&
    !/\d[.,]\d\d(?!\d)/u.test(name) &&
    name.length <= longest &&
    name.split(' ').length <= mostWords &&
    plain.test(name) &&
    !denied.test(name) &&
    !unfit.test(name) &&
    !limited.test(name) &&
    !permitted.test(name) &&
    !spoken.test(name.startsWith('I ') ? 'i' : lower) &&
    !sizeAlone.test(name) &&
    !numberAlone.test(name)
  )
}

const calendar = new RegExp(`^(?:${calendarWords})$`, 'iu')

/** A name under a heading: `Bike hire, half day`. Alone, a single `day` says nothing. */
export function nameUnder(heading: string | undefined, name: string): string | undefined {
  if (!calendar.test(name)) return name
  if (heading !== undefined) return `${heading}, ${name}`
  return /[\s-]/u.test(name) ? name : undefined
}

/** What has a place of its own does not hand it on: `single` behind `double at the back`. */
const placed = /\s(?:at|in|on|with|am|im|mit|avec|con|com|op|met|z|ze)\s/iu

/**
 * A name that leans on the one before it, such as `medium` behind `small dog` or `ten` behind `lessons`; undefined where
 * it says enough itself or nothing before fits.
 */
export function completedName(name: string, previous: string | undefined): string | undefined {
  if (previous === undefined) return undefined
  if (sizeAlone.test(name))
    return sizeWithin.test(previous) && !placed.test(previous)
      ? previous.replace(sizeWithin, name)
      : undefined
  const noun = /[A-Za-zÀ-ɏ]{3,}s$/u.exec(previous)?.[0]
  return numberAlone.test(name) && noun !== undefined ? `${name} ${noun.toLocaleLowerCase()}` : undefined
}
