import type { Duration, Price } from '@sitewright/site'
import type { FactTexts } from '../builder/use-drafts.ts'
import { draftMessages } from './messages.ts'

/** A field of a draft: where in it, what kind, and what is typed. */
export interface DraftField {
  /** Keys and indexes that lead to it; empty for a draft that is one text. */
  readonly path: readonly (string | number)[]
  readonly kind: 'line' | 'text' | 'lines' | 'hours' | 'price' | 'length'
  readonly text: string
}

/** State of a draft's form: what is typed, and which entries of its list are left out. */
export interface DraftForm {
  readonly fields: readonly DraftField[]
  readonly leftOut: readonly number[]
}

type Value = unknown
type Path = readonly (string | number)[]

/** Keys that steer the site instead of being read by visitors. */
const nonTextKeys = ['id', 'icon', 'src', 'category', 'date', 'rating', 'featured', 'coordinates']
/** Texts of at least this many characters get a multi-line field. */
const multilineFrom = 60

function getIn(value: Value, key: string | number): Value {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

/** Creates the form of a draft, filled with its text. */
export function toDraftForm(value: Value, facts: FactTexts): DraftForm {
  return { fields: fieldsIn(value, [], facts), leftOut: [] }
}

function fieldsIn(value: Value, path: Path, facts: FactTexts): DraftField[] {
  if (typeof value === 'string') {
    return [{ path, kind: value.length > multilineFrom || path.length === 0 ? 'text' : 'line', text: value }]
  }
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) {
    return [{ path, kind: 'lines', text: value.join('\n') }]
  }
  const week: unknown = getIn(value, 'week')
  if (week !== undefined) {
    return [{ path: [...path, 'week'], kind: 'hours', text: facts.formatHours(week as never).join('\n') }]
  }
  if ('amount' in value) return [{ path, kind: 'price', text: facts.formatPriceField(value as Price) }]
  if ('minutes' in value) return [{ path, kind: 'length', text: facts.formatLengthField(value as Duration) }]
  return Object.entries(value)
    .filter(([key]) => !nonTextKeys.includes(key))
    .flatMap(([key, inner]: [string, unknown]) =>
      fieldsIn(inner, [...path, Array.isArray(value) ? Number(key) : key], facts)
    )
}

/** Sets the text of one field. */
export function withText(form: DraftForm, at: number, text: string): DraftForm {
  return { ...form, fields: form.fields.map((field, index) => (index === at ? { ...field, text } : field)) }
}

/** Leaves an entry of the list out, or takes it in again. */
export function withEntryToggled(form: DraftForm, entry: number): DraftForm {
  const { leftOut } = form
  return {
    ...form,
    leftOut: leftOut.includes(entry) ? leftOut.filter((each) => each !== entry) : [...leftOut, entry]
  }
}

/** Validates the form and gives the value of the draft, or a message. */
export function applyDraftForm(
  value: Value,
  form: DraftForm,
  facts: FactTexts
): { ok: true; value: Value } | { ok: false; message: string } {
  const included = form.fields.filter(
    ({ path }) => !form.leftOut.includes(Number(path[1])) || path[0] !== 'items'
  )
  if (included.every(({ text }) => text.trim() === '')) return { ok: false, message: draftMessages.empty }
  let next = value
  for (const { path, kind, text } of form.fields) {
    const read = understand(kind, text, getIn(value, 'currency'), facts)
    if (!read.ok) return read
    next = setIn(next, path, read.value)
  }
  const items: unknown = getIn(next, 'items')
  if (!Array.isArray(items)) return { ok: true, value: next }
  const left = items.filter((_item, index) => !form.leftOut.includes(index))
  return left.length === 0
    ? { ok: false, message: draftMessages.empty }
    : { ok: true, value: setIn(next, ['items'], left) }
}

/** The value of a text that was typed in a field, or why there is none. */
function understand(
  kind: DraftField['kind'],
  text: string,
  currency: Value,
  facts: FactTexts
): { ok: true; value: Value } | { ok: false; message: string } {
  switch (kind) {
    case 'hours': {
      const read = facts.parseHours(text)
      return read.ok
        ? { ok: true, value: read.week }
        : { ok: false, message: draftMessages.hoursUnread(read.line) }
    }
    case 'price': {
      const read = facts.parsePriceField(text, typeof currency === 'string' ? currency : undefined)
      if (read.kind === 'refused') return { ok: false, message: read.message }
      if (read.kind === 'none') return { ok: false, message: draftMessages.empty }
      return { ok: true, value: read.kind === 'amount' ? read.price : read.words }
    }
    case 'length': {
      const read = facts.parseLengthField(text)
      if (read.kind === 'refused') return { ok: false, message: read.message }
      if (read.kind === 'none') return { ok: false, message: draftMessages.empty }
      return { ok: true, value: read.kind === 'length' ? read.length : read.words }
    }
    case 'lines':
      return { ok: true, value: parseLines(text) }
    case 'line':
    case 'text':
      return { ok: true, value: text.trim() }
  }
}

function parseLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function setIn(part: Value, path: Path, value: Value): Value {
  const [key, ...rest] = path
  if (key === undefined) return value
  const inner = setIn(getIn(part, key), rest, value)
  if (Array.isArray(part)) return part.map((each: unknown, index) => (index === key ? inner : each))
  return { ...(part as object), [key]: inner }
}
