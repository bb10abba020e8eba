import { WriteError } from '../../src/writes.ts'
import type { WrittenTable } from '../write-effect.ts'
import type { MysqlConnection } from './connect.ts'
import { mayOn, seesSchema, type SessionFacts } from './read-only-session.ts'
import { isGenerated } from './table.ts'
import { toTokens } from './tokens.ts'
import { mysqlWriteMessages as words } from './write-messages.ts'

/** The facts about a column that a write needs. */
export interface WriteColumn {
  name: string
  type: string
  notNull: boolean
  /** Computed by the table, so it cannot be set. */
  generated: boolean
  /** Set by the table itself with each update that does not set it. */
  onUpdate: boolean
  /** AUTO_INCREMENT. */
  counted: boolean
  /** Left out where a statement names no columns. */
  invisible: boolean
}

/** The table of a write. */
export interface WriteTable extends WrittenTable {
  columns: WriteColumn[]
  /** Whether the role may see triggers. */
  seesTriggers: boolean
  /** Whether the role sees every table of the schema, and so every foreign key to this one there. */
  seesTables: boolean
}

const systemSchemas: ReadonlySet<string> = new Set([
  'mysql',
  'sys',
  'performance_schema',
  'information_schema'
])

const tableSql = `
  select table_schema as \`schema\`, table_name as name, engine as engine,
    table_type as kind
  from information_schema.tables where table_schema = coalesce(?, database()) and table_name = ?`

const columnsSql = `
  select column_name as name, column_type as type, is_nullable as nullable, extra as extra
  from information_schema.columns where table_schema = ? and table_name = ? order by ordinal_position`

const keySql = `
  select column_name as name from information_schema.statistics
  where table_schema = ? and table_name = ? and index_name = 'PRIMARY' order by seq_in_index`

const triggersSql = `
  select trigger_name as name, action_statement as body from information_schema.triggers
  where event_object_schema = ? and event_object_table = ? order by trigger_name`

const otherEnginesSql = `
  select table_name as name from information_schema.tables
  where table_type = 'BASE TABLE' and engine <> 'InnoDB' and table_schema = ?`

/** Describes a table that is to be written to; one whose rows could not be rolled back is refused. */
export async function findWriteTable(
  { run }: MysqlConnection,
  { schema, name }: { schema: string | undefined; name: string },
  facts: SessionFacts
): Promise<WriteTable> {
  const [found] = await run<{ schema: string; name: string; engine: string | null; kind: string }>(tableSql, [
    schema ?? null,
    name
  ])
  if (systemSchemas.has((found?.schema ?? schema ?? '').toLowerCase()))
    throw refused('not-write', words.system(found?.schema ?? schema ?? ''))
  if (found === undefined) throw refused('failed', words.missing(name))
  if (found.kind === 'VIEW' || found.kind === 'SYSTEM VIEW' || found.kind === 'SEQUENCE')
    throw refused('not-write', words.view(found.name))
  if (found.engine !== 'InnoDB')
    throw refused('no-rollback', words.engine(found.name, found.engine ?? 'unknown'))
  const place = [found.schema, found.name]
  const columns = await run<{ name: string; type: string; nullable: string; extra: string }>(
    columnsSql,
    place
  )
  const key = await run<{ name: string }>(keySql, place)
  const triggers = await run<{ name: string; body: string | null }>(triggersSql, place)
  if (triggers.length > 0) await requireRollback({ run }, found.schema, triggers)
  return {
    schema: found.schema,
    name: found.name,
    columns: columns.map((column) => ({
      name: column.name,
      type: column.type,
      notNull: column.nullable === 'NO',
      generated: isGenerated(column.extra),
      onUpdate: /on update/i.test(column.extra),
      counted: /auto_increment/i.test(column.extra),
      invisible: /INVISIBLE/i.test(column.extra)
    })),
    key: isExact(columns, key) ? key.map((column) => column.name) : [],
    triggers: triggers.map((trigger) => trigger.name),
    // MariaDB shows their names to every role that sees the table, and their bodies only with the privilege.
    seesTriggers: facts.isMariadb || mayOn(facts, 'TRIGGER', found),
    seesTables: seesSchema(facts, found.schema)
  }
}

/** Whether rows are found again by the text of their key, which no floating number is. */
function isExact(columns: { name: string; type: string }[], key: { name: string }[]): boolean {
  return key.every(
    ({ name }) => !/^(float|double|real)/.test(columns.find((each) => each.name === name)?.type ?? '')
  )
}

/** Refuses a trigger that names a table whose rows would stay as they are when the write is rolled back. */
async function requireRollback(
  { run }: Pick<MysqlConnection, 'run'>,
  schema: string,
  triggers: { name: string; body: string | null }[]
): Promise<void> {
  const others = await run<{ name: string }>(otherEnginesSql, [schema])
  for (const { name, body } of triggers) {
    const named = new Set(
      (toTokens(body ?? '') ?? []).map(({ value }) => value.replaceAll('`', '').toLowerCase())
    )
    const other = others.find((each) => named.has(each.name.toLowerCase()))
    if (other !== undefined) throw refused('no-rollback', words.triggered(name, other.name))
  }
}

/** The error of a refusal, with a message of ours. */
export function refused(reason: WriteError['reason'], message: string): WriteError {
  return new WriteError(reason, { words: { message, position: null, hint: null, code: null } })
}
