import { sql } from 'kysely'
import type { Database, Queries } from '../../db/database.ts'
import { isAmong } from './audit-filter.ts'
import type { TextSample } from './text-pieces.ts'

const size = 500
/** Growth of the log, as a share, after which it is sampled again. */
const growth = 0.1

const samples = new WeakMap<Queries, TextSample>()

/** A sample of search texts from the whole log, cached until the log has grown. */
export async function getTextSample(
  database: Pick<Database, 'engine' | 'db'>,
  entries: number
): Promise<TextSample> {
  const known = samples.get(database.db)
  if (known !== undefined && entries >= known.entries && entries <= known.entries * (1 + growth)) return known
  const step = Math.max(1, entries / size)
  const numbers = Array.from({ length: Math.min(size, entries) }, (_, index) => 1 + Math.floor(index * step))
  const { rows } = await sql<{ text: string }>`
    select search_text as text from audit_search where ${isAmong(database, 'audit_search.seq', numbers)}`.execute(
    database.db
  )
  const sample = { texts: rows.map(({ text }) => text), entries }
  samples.set(database.db, sample)
  return sample
}
