import { readLimits } from '../../src/limits.ts'
import type { DatabaseSchema, SchemaTable } from '../../src/schema.ts'
import { toColumns } from '../documents/read-documents.ts'
import type { FirestoreClient } from './client.ts'
import { documentId, toFields } from './value.ts'

/** Documents of each collection whose fields are looked at; each is charged. */
const sampled = 20
/** Collections that are looked into; each takes a query. */
const described = 100

/** Lists the collections of the root with the fields of some documents. */
export async function readSchema(client: FirestoreClient, signal: AbortSignal): Promise<DatabaseSchema> {
  const names: string[] = []
  let token: string | undefined
  do {
    const page = await client.listCollections(signal, { size: 300, token })
    names.push(...page.names)
    token = page.token
  } while (token !== undefined && names.length <= readLimits.tables)
  const tables: SchemaTable[] = []
  for (const name of names.slice(0, described)) tables.push(await readCollection(client, name, signal))
  return { tables, views: 0, functions: 0, truncated: names.length > described }
}

async function readCollection(
  client: FirestoreClient,
  name: string,
  signal: AbortSignal
): Promise<SchemaTable> {
  const query = { from: [{ collectionId: name }], limit: sampled }
  const { documents } = await client.query(query, { parent: [], signal })
  return {
    schema: 'collections',
    name,
    kind: 'table',
    columns: toColumns(documents.map(toFields)).map((column) => ({
      ...column,
      nullable: column.name !== documentId,
      primaryKey: column.name === documentId,
      generated: false,
      defaultValue: null,
      foreignKey: null
    })),
    rows: null,
    size: null,
    lastModified: null
  }
}
