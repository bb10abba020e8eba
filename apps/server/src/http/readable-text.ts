import { ApiError } from '@sitewright/api'

// A zero character ends texts in Postgres; half a surrogate pair is no text at all.
const unreadable = /[\0\p{Surrogate}]/u

/** A document's own reader names the character and what to do about it. */
const documents = new Set(['site'])

/** Refuses texts of a request that could not be kept as they are, on any engine. */
export function requireReadable(part: unknown, path: readonly string[] = []): void {
  if (typeof part === 'string' && unreadable.test(part))
    throw new ApiError('request.invalid', [
      { path: path.join('.'), message: 'The text holds a character that cannot be kept. Take it out.' }
    ])
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part))
    if (path.length > 0 || !documents.has(key)) requireReadable(value, [...path, key])
}
