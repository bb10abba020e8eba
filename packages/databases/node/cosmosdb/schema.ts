import { readLimits } from '../../src/limits.ts'
import type { DatabaseSchema, SchemaTable } from '../../src/schema.ts'
import { toJsonFields } from '../documents/json-value.ts'
import { toColumns } from '../documents/read-documents.ts'
import type { CosmosdbClient } from './client.ts'

/** Documents of each container whose fields are looked at. */
const sampled = 20
/** Containers that are looked into; each takes a query. */
const described = 100

interface Container {
  id: string
  partitionKey?: { paths?: string[] }
}

/** Lists containers with the fields of some documents. The key is the id within a partition, which is named too. */
export async function readSchema(client: CosmosdbClient, signal: AbortSignal): Promise<DatabaseSchema> {
  const containers: Container[] = []
  let continuation: string | undefined
  do {
    const page = await client.listContainers(signal, continuation)
    containers.push(...((page.body['DocumentCollections'] ?? []) as Container[]))
    continuation = page.continuation
  } while (continuation !== undefined && containers.length <= readLimits.tables)
  const tables: SchemaTable[] = []
  for (const container of containers.slice(0, described))
    tables.push(await readContainer(client, container, signal))
  return { tables, views: 0, functions: 0, truncated: containers.length > described }
}

async function readContainer(
  client: CosmosdbClient,
  { id: name, partitionKey }: Container,
  signal: AbortSignal
): Promise<SchemaTable> {
  const query = { query: `SELECT TOP ${sampled} * FROM c` }
  const { body } = await client.query(name, query, { signal, items: sampled })
  const found = body['Documents']
  const keys = ['id', ...(partitionKey?.paths ?? []).map((path) => path.replace(/^\//, ''))]
  return {
    schema: 'containers',
    name,
    kind: 'table',
    columns: toColumns(Array.isArray(found) ? found.map(toJsonFields) : []).map((column) => ({
      ...column,
      nullable: column.name !== 'id',
      primaryKey: keys.includes(column.name),
      generated: false,
      defaultValue: null,
      foreignKey: null
    })),
    rows: null,
    size: null,
    lastModified: null
  }
}
