import { isDeepEqual, type Site } from '@sitewright/site'
import { truncate } from '@sitewright/text'
import { changeMessages, partNames } from '../messages.ts'
import { differingParts } from './same-site.ts'

/** A difference of two sites, as text. */
export interface SiteChange {
  /** As `Business: description`. */
  what: string
  mine: string
  theirs: string
}

/** The differences of two sites, member by member. */
export function diffSites(mine: Site, theirs: Site): SiteChange[] {
  return differingParts(mine, theirs).flatMap((part) => {
    if (part === 'typescript') return [{ what: partNames[part], ...diffLanguages(mine, theirs) }]
    return diffValues([], mine[part], theirs[part]).map(({ path, ...texts }) => ({
      what: [partNames[part], ...path].join(': '),
      ...texts
    }))
  })
}

function diffLanguages(mine: Site, theirs: Site): Omit<SiteChange, 'what'> {
  const language = ({ typescript }: Site): string => (typescript ? 'TypeScript' : 'JavaScript')
  return { mine: language(mine), theirs: language(theirs) }
}

type ValueChange = Omit<SiteChange, 'what'> & { path: string[] }

function diffValues(path: string[], mine: unknown, theirs: unknown): ValueChange[] {
  if (isDeepEqual(mine, theirs)) return []
  if (isRecord(mine) && isRecord(theirs)) {
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    return keys.flatMap((key) => diffValues([...path, toWords(key)], mine[key], theirs[key]))
  }
  if (isStringList(mine) && isStringList(theirs))
    return [{ path, mine: listAdditions(mine, theirs), theirs: listAdditions(theirs, mine) }]
  return [{ path, mine: formatValue(mine), theirs: formatValue(theirs) }]
}

function isStringList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

/** The entries of one list that the other one lacks; where none is, all of them, since the order differs. */
function listAdditions(own: readonly string[], other: readonly string[]): string {
  const added = own.filter((each) => !other.includes(each))
  if (added.length === 0 && other.every((each) => own.includes(each))) return formatValue(own)
  return added.length === 0
    ? changeMessages.nothing
    : changeMessages.besides(truncate(added.join(', '), maxLength))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The name of a member as prose: `businessName` is `business name`. */
function toWords(key: string): string {
  return key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

const maxLength = 80

function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return changeMessages.nothing
  if (typeof value === 'boolean') return value ? changeMessages.yes : changeMessages.no
  if (isStringList(value))
    return value.length === 0 ? changeMessages.nothing : truncate(value.join(', '), maxLength)
  if (Array.isArray(value)) return changeMessages.entries(value.length)
  if (isRecord(value)) return changeMessages.entries(Object.keys(value).length)
  return truncate(typeof value === 'string' ? value : JSON.stringify(value), maxLength)
}
