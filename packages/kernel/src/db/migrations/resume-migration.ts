import {
  OrActionNode,
  RawNode,
  sql,
  type Kysely,
  type KyselyPlugin,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow
} from 'kysely'
import type { Migration } from 'kysely/migration'

/** What stands in a database is not what an interrupted migration makes, so that it cannot be finished. */
export class InterruptedMigrationError extends Error {
  constructor(migration: string, what: string) {
    super(
      `An earlier version was interrupted while it upgraded this database (migration ${migration}), and ${what} is not what that makes. Nothing was changed. Put the last backup of sitewright.db in its place, or move the file away to begin with an empty database.`
    )
  }
}

/**
 * Finishes a migration of the embedded database that an earlier version began: those ran each statement by itself, so that
 * a process that was killed left its first statements without the rest (and without their mark). What stands there exactly
 * as the migration makes it is passed over; rows that it inserted are kept; anything else refuses the whole.
 */
export function resumeMigration(name: string, { up }: Migration): Migration {
  return {
    up: async (db: Kysely<unknown>) => up(db.withPlugin(passOverExisting(name, await readSchema(db))))
  }
}

/** The objects of a database with their SQL, and the columns of its tables. */
interface Schema {
  objects: Map<string, string>
  columns: ReadonlySet<string>
}

async function readSchema(db: Kysely<unknown>): Promise<Schema> {
  const objects = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where sql is not null`.execute(db)
  const columns = await sql<{ name: string }>`
    select sqlite_master.name || '.' || columns.name as name
    from sqlite_master join pragma_table_info(sqlite_master.name) as columns
    where sqlite_master.type = 'table'`.execute(db)
  return {
    objects: new Map(objects.rows.map((row) => [row.name, normalize(row.sql)])),
    columns: new Set(columns.rows.map((row) => row.name))
  }
}

const normalize = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

const createStatement = /^create (?:unique index|index|virtual table|table|trigger) (\w+)/
const dropStatement = /^drop (?:index|table|trigger) (\w+)/
const columnStatement = /^alter table (\w+) add column ((\w+) .*)$/
const insertStatement = /^\s*insert into (\w+)/
const nothing = RawNode.createWithSql('select 1')

function passOverExisting(migration: string, schema: Schema): KyselyPlugin {
  function isDone(statement: string): boolean {
    const [, created] = createStatement.exec(statement) ?? []
    if (created !== undefined) {
      const existing = schema.objects.get(created)
      if (existing !== undefined && existing !== statement)
        throw new InterruptedMigrationError(migration, created)
      return existing !== undefined
    }
    const [, dropped] = dropStatement.exec(statement) ?? []
    if (dropped !== undefined) return !schema.objects.delete(dropped)
    const [, table = '', definition = '', column] = columnStatement.exec(statement) ?? []
    if (column === undefined || !schema.columns.has(`${table}.${column}`)) return false
    if (schema.objects.get(table)?.includes(definition) !== true)
      throw new InterruptedMigrationError(migration, `${table}.${column}`)
    return true
  }

  /** A text index has no keys to conflict: what it has of a row is taken out first. */
  const whenThere = (table: string): string =>
    schema.objects.get(table)?.startsWith('create virtual') === true ? 'replace' : 'ignore'

  return {
    transformQuery({ node }): RootOperationNode {
      if (node.kind === 'InsertQueryNode') return { ...node, orAction: OrActionNode.create('ignore') }
      if (node.kind !== 'RawNode') return node
      const [first = '', ...rest] = node.sqlFragments
      const [, target] = insertStatement.exec(first) ?? []
      if (target !== undefined)
        return { ...node, sqlFragments: [first.replace('insert', `insert or ${whenThere(target)}`), ...rest] }
      return rest.length === 0 && isDone(normalize(first)) ? nothing : node
    },
    transformResult: ({ result }): Promise<QueryResult<UnknownRow>> => Promise.resolve(result)
  }
}
