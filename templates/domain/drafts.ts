import type { Content, Lines, Text } from './site.ts'

/** Whether a value is a draft: invented, and not confirmed yet. Only the mark in the data counts. */
export function isDraft(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'draft') === true
}

/** The string of a text, draft or not. */
export function plainText(text: Text = ''): string {
  return typeof text === 'string' ? text : text.text
}

/** The strings of lines, draft or not. */
export function linesOf(lines: Lines = []): readonly string[] {
  return 'lines' in lines ? lines.lines : lines
}

/** The content for publication: without drafts, and without sections that are empty then. */
export function withoutDrafts(content: Content): Content {
  return withoutEmptySections(removeDrafts(content) as Content)
}

/** The content without empty sections: lists without entries, services without a name. */
export function withoutEmptySections(content: Content): Content {
  const { services, about, faq, ...rest } = content
  const kept = {
    ...rest,
    services: services && { ...services, items: services.items.filter(({ title }) => hasText(title)) },
    faq: faq && { ...faq, items: faq.items.filter(({ answer }) => hasText(answer)) },
    about: withoutEmpty({ ...about, story: linesOf(about.story).some(hasText) ? about.story : undefined })
  }
  return withoutEmpty(kept) as Content
}

/** A draft in the content, for the owner to confirm or replace. */
export interface FoundDraft {
  value: object
  /** A JSON pointer into the site with ids for list items, `/content/faq/items/@cost`. */
  address: string
  /** Path in site.json, `content.faq.items[0]`. */
  key: string
}

/** All drafts of the content, in document order. */
export function draftsIn(content: Content): readonly FoundDraft[] {
  return findDrafts(content, '/content', 'content')
}

export function draftCount(content: Content): number {
  return draftsIn(content).length
}

function findDrafts(value: unknown, address: string, key: string): readonly FoundDraft[] {
  if (typeof value !== 'object' || value === null) return []
  if (isDraft(value)) return [{ value, address, key }]
  return Object.entries(value).flatMap(([name, part]) => {
    const step = Array.isArray(value) ? `@${String(Reflect.get(Object(part), 'id'))}` : name
    const place = `${address}/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`
    return findDrafts(part, place, Array.isArray(value) ? `${key}[${name}]` : `${key}.${name}`)
  })
}

function removeDrafts(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((part) => !isDraft(part)).map(removeDrafts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (isDraft(part) ? [] : [[key, removeDrafts(part)]]))
  )
}

/** Removes absent parts and empty lists. */
function withoutEmpty(part: object): object {
  return Object.fromEntries(
    Object.entries(part).filter(([, value]) => value !== undefined && !isEmptyList(value))
  )
}

function isEmptyList(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'items' in value &&
    Array.from(value.items as []).length === 0
  )
}

function hasText(text: Text | undefined): boolean {
  return plainText(text).trim() !== ''
}
