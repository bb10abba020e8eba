import { ApiError } from '@sitewright/api'

// Postgres refuses NUL characters, and a lone surrogate has no encoding in UTF-8.
const unstorable = /[\0\p{Surrogate}]/u

/** Fields with a parser of their own (packages/site), whose message names the character and the remedy. */
const checkedElsewhere = new Set(['site'])

/** Refuses strings that SQLite or Postgres could not store unchanged: with NUL characters or lone surrogates. */
export function requireStorable(part: unknown, path: readonly string[] = []): void {
  if (typeof part === 'string' && unstorable.test(part))
    throw new ApiError('request.invalid', [
      { path: path.join('.'), message: 'The text holds a character that cannot be kept. Take it out.' }
    ])
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part))
    if (path.length > 0 || !checkedElsewhere.has(key)) requireStorable(value, [...path, key])
}
