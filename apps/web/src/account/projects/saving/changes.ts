import type { Site } from '@sitewright/site'
import { changeMessages, partNames } from '../messages.ts'
import { differencesOf } from './same-site.ts'

/** Something in which two states of a project differ, in words. */
export interface Change {
  /** As `Business: description`. */
  what: string
  mine: string
  theirs: string
}

/** What differs between two sites, member by member. */
export function changesBetween(mine: Site, theirs: Site): Change[] {
  return differencesOf(mine, theirs).flatMap((part) => {
    if (part === 'typescript') return [{ what: partNames[part], ...languagesOf(mine, theirs) }]
    return changesIn([], mine[part], theirs[part]).map(({ path, ...texts }) => ({
      what: [partNames[part], ...path].join(': '),
      ...texts
    }))
  })
}

function languagesOf(mine: Site, theirs: Site): Omit<Change, 'what'> {
  const language = ({ typescript }: Site): string => (typescript ? 'TypeScript' : 'JavaScript')
  return { mine: language(mine), theirs: language(theirs) }
}

type Found = Omit<Change, 'what'> & { path: string[] }

function changesIn(path: string[], mine: unknown, theirs: unknown): Found[] {
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return []
  if (isRecord(mine) && isRecord(theirs)) {
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    return keys.flatMap((key) => changesIn([...path, wordsOf(key)], mine[key], theirs[key]))
  }
  if (isWords(mine) && isWords(theirs))
    return [{ path, mine: besides(mine, theirs), theirs: besides(theirs, mine) }]
  return [{ path, mine: textOf(mine), theirs: textOf(theirs) }]
}

function isWords(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

/** What one list has that the other one lacks; where that is nothing, all of it, since the order differs. */
function besides(own: readonly string[], other: readonly string[]): string {
  const more = own.filter((each) => !other.includes(each))
  if (more.length === 0 && other.every((each) => own.includes(each))) return textOf(own)
  return more.length === 0 ? changeMessages.nothing : changeMessages.besides(shortened(more.join(', ')))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A name of a member as words: `businessName` is `business name`. */
function wordsOf(key: string): string {
  return key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

const longest = 80

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return changeMessages.nothing
  if (typeof value === 'boolean') return value ? changeMessages.yes : changeMessages.no
  if (isWords(value)) return value.length === 0 ? changeMessages.nothing : shortened(value.join(', '))
  if (Array.isArray(value)) return changeMessages.entries(value.length)
  if (isRecord(value)) return changeMessages.entries(Object.keys(value).length)
  return shortened(typeof value === 'string' ? value : JSON.stringify(value))
}

function shortened(text: string): string {
  const signs = Array.from(text)
  return signs.length <= longest
    ? text
    : `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}
