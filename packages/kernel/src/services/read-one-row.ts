import type { CompiledQuery } from 'kysely'
import type { Services } from './services.ts'

/** Reads the only row of an aggregate query with the reader, so that other calls are answered meanwhile. */
export async function readOneRow<Row>(
  { reader }: Pick<Services, 'reader'>,
  query: CompiledQuery<Row>
): Promise<Row> {
  for await (const [row] of reader.read(query)) if (row !== undefined) return row
  throw new Error('An aggregate query gives one row')
}
