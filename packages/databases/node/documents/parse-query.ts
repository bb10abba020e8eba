import { queryFailed } from '../../src/failures.ts'
import { readLimits } from '../../src/limits.ts'
import type { DatabaseQuery } from '../../src/engine.ts'

/** The failure of a query that was refused before it was sent, with a message of ours. */
export function badQuery(message: string, position: number | null = null) {
  return queryFailed('engine', { message, position, hint: null, code: null })
}

/** Parses a query, whose text has to be a JSON object. */
export function parseQuery({ text, parameters }: DatabaseQuery): Readonly<Record<string, unknown>> {
  if (text.length > readLimits.statement) throw queryFailed('too-large')
  if (parameters.length > 0)
    throw badQuery('This kind of database takes no parameters: write the values into the query.')
  let query: unknown
  try {
    query = JSON.parse(text)
  } catch (error) {
    const { message } = error as SyntaxError
    const position = /at position (\d+)/.exec(message)?.[1]
    throw badQuery(`The query is not JSON. ${message}`, position === undefined ? null : Number(position))
  }
  if (!isObject(query)) throw badQuery('The query has to be an object, such as the example.')
  return query
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
