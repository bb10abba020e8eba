import type { CompiledQuery } from 'kysely'
import type { Services } from './services.ts'

/** Reads the row of a query that counts, over the connection for reading much: the calls of this server go on meanwhile. */
export async function readOneRow<Row>(
  { reader }: Pick<Services, 'reader'>,
  query: CompiledQuery<Row>
): Promise<Row> {
  for await (const [row] of reader.read(query)) if (row !== undefined) return row
  throw new Error('A query that counts gives one row')
}
