import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'
import { containsTerm, holdsTerm, isAmong, toTrigramQuery } from './audit-filter.ts'
import { getTextSample } from './audit-sample.ts'
import { findRarePieces } from './text-pieces.ts'

type Engine = Pick<Database, 'engine' | 'db'>

/** A range of row numbers. */
export interface RowRange {
  first: number
  last: number
}

/**
 * Maximum number of entries for a trigram that the index looks up; with a longer list Postgres would scan the table.
 */
export const usualHolders = { sqlite: 20_000, postgres: 4000 } as const satisfies Record<
  Database['engine'],
  number
>

interface TextSearch {
  terms: readonly string[]
  range: RowRange
  /** Number of the last entry of the log. */
  entries: number
}

interface TextLimits {
  /** Candidates of the index that are checked one by one. */
  candidates: number
  /** Maximum number of entries for a trigram that the index looks up. */
  holders: number
}

/**
 * The numbers of all entries of a range that contain all terms, newest first, by the trigram index; undefined where
 * that would exceed the limits.
 */
export async function findByText(
  database: Engine,
  { terms, range, entries }: TextSearch,
  { candidates, holders }: TextLimits
): Promise<number[] | undefined> {
  const sample = await getTextSample(database, entries)
  const isIndexed = database.engine === 'sqlite' ? () => true : isWordPiece
  const pieces = findRarePieces(terms, { sample, most: holders, isIndexed })
  if (pieces.length === 0) return undefined
  const found = await findCandidates(database, pieces, { range, most: candidates + 1 })
  if (found.length > candidates) return undefined
  return keepMatches(database, { terms, where: isAmong(database, 'audit_search.seq', found) })
}

/** The newest entries of a range that contain all terms, by a row-by-row scan. */
export function walkTexts(
  database: Engine,
  { terms, range: { first, last } }: Pick<TextSearch, 'terms' | 'range'>,
  limit: number
): Promise<number[]> {
  const where = sql`audit_search.seq between ${first} and ${last}`
  return keepMatches(database, { terms, where, limit })
}

/** Trigrams of Postgres contain letters and digits only. */
function isWordPiece(piece: string): boolean {
  return /^[\p{L}\p{N}]+$/u.test(piece)
}

async function findCandidates(
  database: Engine,
  pieces: readonly string[],
  { range: { first, last }, most }: { range: RowRange; most: number }
): Promise<number[]> {
  const { rows } =
    database.engine === 'sqlite'
      ? await sql<{ seq: number }>`
          select rowid as seq from audit_trigrams where audit_trigrams match ${toTrigramQuery(pieces)}
          and rowid between ${first} and ${last} limit ${most}`.execute(database.db)
      : await sql<{ seq: number }>`
          select seq from audit_search
          where ${sql.join(
            pieces.map((piece) => holdsTerm(database, piece)),
            sql` and `
          )}
          and seq between ${first} and ${last} limit ${most}`.execute(database.db)
  return rows.map(({ seq }) => seq)
}

async function keepMatches(
  database: Engine,
  {
    terms,
    where,
    limit
  }: { terms: readonly string[]; where: RawBuilder<unknown>; limit?: number | undefined }
): Promise<number[]> {
  const holding = terms.map((term) => containsTerm(database, term))
  const { rows } = await sql<{ seq: number }>`
    select audit_search.seq from audit_search where ${sql.join([where, ...holding], sql` and `)}
    order by audit_search.seq desc ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(database.db)
  return rows.map(({ seq }) => seq)
}
