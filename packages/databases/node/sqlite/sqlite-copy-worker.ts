import sqlite3InitModule, {
  type Database,
  type PreparedStatement,
  type Sqlite3Static
} from '@sqlite.org/sqlite-wasm'
import { quote } from '../../src/sqlite/source.ts'
import { serveJobs } from '../worker-job.ts'
import type { CopiedTable, CopyJob, CopyOutcome } from './copied-table.ts'

let sqlite3: Sqlite3Static | undefined
let database: Database | undefined
let current: { table: string; statement: PreparedStatement } | undefined

serveJobs(async (job: CopyJob): Promise<CopyOutcome> => {
  if (job.kind === 'create') {
    sqlite3 = await sqlite3InitModule()
    database = new sqlite3.oo1.DB(':memory:')
    database.exec(`pragma hard_heap_limit = ${job.heapBytes}`)
    for (const table of job.tables) database.exec(toCreate(table, job.tables))
    return { kind: 'more', size: sizeOf(database) }
  }
  if (database === undefined || sqlite3 === undefined) throw new Error('There is no copy to add to')
  if (job.kind === 'insert') {
    insert(database, job)
    return { kind: 'more', size: sizeOf(database) }
  }
  current?.statement.finalize()
  const bytes = sqlite3.capi.sqlite3_js_db_export(database)
  const shared = new SharedArrayBuffer(bytes.byteLength)
  new Uint8Array(shared).set(bytes)
  return { kind: 'copy', bytes: shared }
})

function insert(copy: Database, { table, rows }: Extract<CopyJob, { kind: 'insert' }>): void {
  if (current?.table !== table.name) {
    current?.statement.finalize()
    const columns = table.columns.map(({ name }) => quote(name)).join(', ')
    const values = table.columns.map(() => '?').join(', ')
    current = {
      table: table.name,
      statement: copy.prepare(`insert into ${quote(table.name)} (${columns}) values (${values})`)
    }
  }
  const { statement } = current
  copy.exec('begin')
  for (const row of rows) statement.bind([...row]).stepReset()
  copy.exec('commit')
}

function toCreate({ name, columns, key }: CopiedTable, tables: readonly CopiedTable[]): string {
  const lines = columns.map((column) => {
    const [target] = tables.find((each) => each.name === column.refersTo)?.key ?? []
    const reference =
      column.refersTo === undefined || target === undefined
        ? ''
        : ` references ${quote(column.refersTo)} (${quote(target)})`
    return `${quote(column.name)} ${column.type}${reference}`
  })
  if (key.length > 0) lines.push(`primary key (${key.map(quote).join(', ')})`)
  return `create table ${quote(name)} (${lines.join(', ')})`
}

function sizeOf(copy: Database): number {
  const size = copy.selectValue('select page_count * page_size from pragma_page_count, pragma_page_size')
  return Number(size)
}
