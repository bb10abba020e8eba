import type { Db } from 'mongodb'
import { readLimits } from '../../src/limits.ts'
import type { DatabaseSchema, SchemaTable } from '../../src/schema.ts'
import { toColumns } from '../documents/read-documents.ts'
import { toFields } from './value.ts'

/** Documents of each collection whose fields are looked at. */
const sampled = 20
/** Collections that are looked into; each takes two requests. */
const described = 100

interface Listed {
  name: string
  type?: string
}

/** Lists collections with the fields of some documents, and counts as the server keeps them. */
export async function readSchema(database: Db): Promise<DatabaseSchema> {
  const listed = await listCollections(database)
  const views = listed.filter(({ type }) => type === 'view').length
  const tables: SchemaTable[] = []
  for (const collection of listed.slice(0, described)) tables.push(await readCollection(database, collection))
  return { tables, views, functions: 0, truncated: listed.length > described }
}

async function listCollections(database: Db): Promise<Listed[]> {
  const listed: Listed[] = []
  // A user who may only read some collections sees those.
  for await (const each of database.listCollections({}, { authorizedCollections: true, nameOnly: true })) {
    if (!each.name.startsWith('system.')) listed.push(each)
    if (listed.length > readLimits.tables) break
  }
  return listed.toSorted((one, other) => one.name.localeCompare(other.name))
}

async function readCollection(database: Db, { name, type }: Listed): Promise<SchemaTable> {
  const maxTimeMS = readLimits.seconds.usual * 1000
  const documents = await database.collection(name).find({}, { limit: sampled, maxTimeMS }).toArray()
  const isView = type === 'view'
  return {
    schema: database.databaseName,
    name,
    kind: isView ? 'view' : 'table',
    columns: toColumns(documents.map(toFields)).map((column) => ({
      ...column,
      nullable: column.name !== '_id',
      primaryKey: column.name === '_id' && !isView,
      generated: false,
      defaultValue: null,
      foreignKey: null
    })),
    rows: isView ? null : await database.collection(name).estimatedDocumentCount({ maxTimeMS }),
    size: null,
    lastModified: null
  }
}
