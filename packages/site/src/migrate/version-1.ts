import type { Decision } from '../decisions/decision.ts'
import { withIds } from '../content/ids.ts'

type Part = Readonly<Record<string, unknown>>

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const toObject = (value: unknown): Part => (isPart(value) ? value : {})
const toObjects = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isPart) : [])
const isSample = (part: Part): boolean => part['sample'] === true

/** Keys that identify an entry of a list; not all lists had ids in version 1. */
const names = ['id', 'title', 'name', 'question', 'label'] as const

type FoundDecisions = [address: string, decision: Decision][]

/**
 * Reads a document of version 1 as one of version 2; any other is returned as it is. What was marked `sample: true` is
 * made anew as a draft. Texts that version 1 invented without a mark become proposals that are still to be decided. The
 * rest was the owner's, and counts as written.
 */
export function fromVersion1(input: object): object {
  const document = input as Part
  if (document['schemaVersion'] !== 1) return input
  const { content, ...rest } = document
  if (!isPart(content)) return { ...rest, schemaVersion: 2 }
  const found = [...proposedTexts(content), ...writtenDecisions(content)]
  return {
    ...rest,
    schemaVersion: 2,
    ...(found.length > 0 && { decisions: Object.fromEntries(found) })
  }
}

/** Version 1 had no mark for these, so their author is not known. */
const unmarked = [
  ['hero', 'kicker'],
  ['hero', 'title'],
  ['services', 'intro'],
  ['callToAction', 'title'],
  ['callToAction', 'text']
] as const

function proposedTexts(content: Part): FoundDecisions {
  return unmarked.flatMap(([section, key]): FoundDecisions => {
    const value = toObject(content[section])[key]
    return isText(value) ? [[`/content/${section}/${key}`, { is: 'draft', value }]] : []
  })
}

/** The lists of version 1 with the keys of an entry that version 2 still has. */
const lists: Readonly<Record<string, readonly string[]>> = {
  'reasons/items': ['icon', 'title', 'text'],
  'services/items': ['title', 'text', 'details', 'price', 'duration'],
  'process/items': ['title', 'text'],
  'plans/items': ['name', 'price', 'per', 'text', 'includes', 'featured'],
  'stats/items': ['value', 'label'],
  'testimonials/items': ['name', 'text', 'rating', 'context'],
  'about/values': ['title', 'text'],
  'about/team': ['name', 'role', 'text'],
  'faq/items': ['question', 'answer'],
  'gallery/items': ['src', 'alt', 'title', 'category', 'description'],
  locations: ['name', 'address', 'phone', 'hours', 'coordinates'],
  reviews: ['name', 'rating', 'comment', 'date']
}

/** Groups that were lists of their own in version 1, with the heading that they have now. */
const groups: Readonly<Record<string, { readonly at: string; readonly title: string }>> = {
  'about/values': { at: 'about/values/items', title: 'What matters to us' },
  'about/team': { at: 'about/team/items', title: 'Who we are' },
  reviews: { at: 'reviews/items', title: 'Reviews' }
}

function writtenDecisions(content: Part): FoundDecisions {
  const story = toObject(content['about'])
  const paragraphs = Array.isArray(story['story']) ? story['story'].filter(isText) : []
  const own: FoundDecisions =
    paragraphs.length > 0 && !isSample(story)
      ? [['/content/about/story', { is: 'written', value: paragraphs }]]
      : []
  return [...own, ...Object.entries(lists).flatMap(([path, keys]) => writtenList(content, path, keys))]
}

function writtenList(content: Part, path: string, keys: readonly string[]): FoundDecisions {
  const [section = '', list] = path.split('/')
  const holder = toObject(content[section])
  if (list === 'items' && isSample(holder)) return []
  const items = toObjects(list === undefined ? content[section] : holder[list]).filter(
    (item) => !isSample(item)
  )
  const { at, title } = groups[path] ?? { at: path, title: holder['title'] }
  const found = withIds(items, nameOf).flatMap((item) =>
    keys.flatMap((key): FoundDecisions => written(`/content/${at}/@${item.id}/${key}`, item[key]))
  )
  // A group that is written needs its heading.
  const heading = at.endsWith('/items') && isText(title) && found.length > 0
  return heading ? [[`/content/${at.slice(0, -6)}/title`, { is: 'written', value: title }], ...found] : found
}

const nameOf = (item: Part): string => {
  const key = names.find((each) => isText(item[each]))
  return key === undefined ? '' : String(item[key])
}

function written(address: string, value: unknown): FoundDecisions {
  const keep = isText(value) || typeof value === 'number' || value === true || isPart(value) || isTexts(value)
  return keep ? [[address, { is: 'written', value: value as string }]] : []
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
