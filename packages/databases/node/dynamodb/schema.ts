import { readLimits } from '../../src/limits.ts'
import type { DatabaseSchema, SchemaTable } from '../../src/schema.ts'
import { isObject } from '../documents/parse-query.ts'
import { toColumns } from '../documents/read-documents.ts'
import type { CallDynamodb } from './client.ts'
import { toFields } from './read.ts'
import { typeName, type AttributeValue } from './value.ts'

/** Items of each table whose attributes are looked at. */
const sampled = 20
/** Tables that are described; each takes two requests. */
const described = 100

/** A table in the answer of DescribeTable. */
interface TableDescription {
  AttributeDefinitions?: { AttributeName: string; AttributeType: string }[]
  KeySchema?: { AttributeName: string }[]
  ItemCount?: number
  TableSizeBytes?: number
}

/** Lists tables with their keys, and the attributes of the first items. Items are counted every six hours by the service. */
export async function readSchema(call: CallDynamodb, signal: AbortSignal): Promise<DatabaseSchema> {
  const names = await listTables(call, signal)
  const tables: SchemaTable[] = []
  for (const name of names.slice(0, described)) tables.push(await readTable(call, name, signal))
  return { tables, views: 0, functions: 0, truncated: names.length > described }
}

async function listTables(call: CallDynamodb, signal: AbortSignal): Promise<string[]> {
  const names: string[] = []
  let last: unknown
  do {
    const answer = await call(
      'ListTables',
      last === undefined ? {} : { ExclusiveStartTableName: last },
      signal
    )
    if (Array.isArray(answer['TableNames'])) names.push(...(answer['TableNames'] as string[]))
    last = answer['LastEvaluatedTableName']
  } while (last !== undefined && names.length <= readLimits.tables)
  return names
}

async function readTable(call: CallDynamodb, name: string, signal: AbortSignal): Promise<SchemaTable> {
  const { Table: table } = await call('DescribeTable', { TableName: name }, signal)
  const description: TableDescription = isObject(table) ? table : {}
  const { Items: items } = await call('Scan', { TableName: name, Limit: sampled }, signal)
  const keys = (description.KeySchema ?? []).map(({ AttributeName }) => AttributeName)
  const types = new Map<string, string>()
  for (const { AttributeName, AttributeType } of description.AttributeDefinitions ?? [])
    types.set(AttributeName, typeName(AttributeType))
  for (const column of toColumns((items as Record<string, AttributeValue>[]).map(toFields)))
    if (!types.has(column.name)) types.set(column.name, column.type)
  const ordered = [...keys, ...[...types.keys()].filter((each) => !keys.includes(each))]
  return {
    schema: 'tables',
    name,
    kind: 'table',
    columns: ordered.map((each) => ({
      name: each,
      type: types.get(each) ?? 'string',
      nullable: !keys.includes(each),
      primaryKey: keys.includes(each),
      generated: false,
      defaultValue: null,
      foreignKey: null
    })),
    rows: description.ItemCount ?? null,
    size: description.TableSizeBytes ?? null,
    lastModified: null
  }
}
