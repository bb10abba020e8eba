import { cleanText } from '@sitewright/site'

/** Limits of a reply's texts, in characters, and of its lists; the rest is truncated. */
const textMax = 2000
const lineMax = 200
const entriesMax = 12

/** An untrusted JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>

/** The value as an object; empty where it is none. */
export function toObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}

function clipped(text: string, max: number): string {
  const cleaned = cleanText(text.slice(0, max * 2)).trim()
  return cleaned.length <= max ? cleaned : `${cleanText(cleaned.slice(0, max - 1)).trimEnd()}…`
}

/** A text of a reply; the fallback where there is none. */
export function readText(value: unknown, fallback: string): string {
  const text = typeof value === 'string' ? clipped(value, textMax) : ''
  return text === '' ? fallback : text
}

/** A text of one line of a reply; the fallback where there is none. */
export function readLine(value: unknown, fallback: string): string {
  const text = typeof value === 'string' ? clipped(value.replace(/\s+/g, ' '), lineMax) : ''
  return text === '' ? fallback : text
}

/** The entries of a list of a reply that can be read; the fallback where none can. */
export function readList<T>(
  value: unknown,
  read: (entry: unknown) => T | undefined,
  fallback: readonly T[]
): readonly T[] {
  if (!Array.isArray(value)) return fallback
  const entries = value
    .slice(0, entriesMax * 4)
    .map(read)
    .filter((entry): entry is T & {} => entry !== undefined && entry !== null)
  const distinct = [...new Set(entries)].slice(0, entriesMax)
  return distinct.length === 0 ? fallback : distinct
}

/** The texts of a list of a reply. */
export function readTexts(value: unknown, fallback: readonly string[]): readonly string[] {
  return readList(value, (entry) => readText(entry, '') || undefined, fallback)
}

/** The lines of a list of a reply. */
export function readLines(value: unknown, fallback: readonly string[]): readonly string[] {
  return readList(value, (entry) => readLine(entry, '') || undefined, fallback)
}

/** A value of a list of ids; undefined where it is none of them. */
export function readId<T extends string>(value: unknown, ids: readonly T[]): T | undefined {
  return typeof value === 'string' ? ids.find((id) => id === value.trim().toLowerCase()) : undefined
}

/** A number within bounds; the fallback where it is none. */
export function readNumber(value: unknown, max: number, fallback: number): number {
  return typeof value === 'number' && value >= 0 && value <= max ? value : fallback
}
