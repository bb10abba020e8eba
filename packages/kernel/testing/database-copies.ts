import pg from 'pg'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** A copy of a migrated database for one test. */
export interface DatabaseCopy {
  url: string
  /** Releases it once no connection is left; the next test gets it without its rows. */
  release: () => void
}

/** The state of a copy before its first test. */
interface Original {
  /** Number of schema objects by kind: a difference shows that a test changed the schema. */
  schema: string
  /** The rows of the migrations, by table, as JSON. */
  rows: ReadonlyMap<string, string>
}

/** Unused copies of this process. */
const free: TestDatabase[] = []
let original: Original | undefined

/**
 * Takes a copy of the database `template` on the server at `url`. Copying and dropping one writes a thousand files and
 * waits for checkpoints; deleting the few rows of a test takes a fraction of that, so copies are reused.
 */
export async function takeDatabaseCopy(url: string, template: string | undefined): Promise<DatabaseCopy> {
  const copy = (await takeFree()) ?? (await createTestDatabase(url, template))
  original ??= await connected(copy.url, readOriginal)
  let released = false
  return {
    url: copy.url,
    release: () => {
      if (!released) free.push(copy)
      released = true
    }
  }
}

/** A reused copy in its original state; one that cannot be reset is dropped. */
async function takeFree(): Promise<TestDatabase | undefined> {
  const copy = free.pop()
  if (copy === undefined || original === undefined) return undefined
  const { schema, rows } = original
  const reset = await connected(copy.url, async (client) => {
    if ((await readSchema(client)) !== schema) return false
    await deleteRows(client, rows)
    return true
  }).catch(() => false)
  if (reset) return copy
  await copy.drop()
  return takeFree()
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function readSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ counts: string }>(`
    with own as (select oid from pg_class where relnamespace = 'public'::regnamespace)
    select concat_ws(' ',
      (select sum(oid::bigint) from own),
      (select count(*) from pg_attribute where attrelid in (select oid from own) and not attisdropped),
      (select count(*) from pg_constraint), (select count(*) from pg_policy), (select count(*) from pg_proc),
      (select count(*) from pg_trigger where tgenabled = 'O')) as counts`)
  return rows[0]?.counts ?? ''
}

async function readOriginal(client: pg.Client): Promise<Original> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select format('%I', tablename) as name from pg_tables where schemaname = 'public'`)
  const rows = new Map<string, string>()
  for (const { name } of tables) {
    const found = await client.query<{ rows: string | null }>(
      `select json_agg(${name})::text as rows from ${name}`
    )
    if (typeof found.rows[0]?.rows === 'string') rows.set(name, found.rows[0].rows)
  }
  return { schema: await readSchema(client), rows }
}

/** Deletes all rows except those of the migrations, and restarts sequences. */
async function deleteRows(client: pg.Client, rows: Original['rows']): Promise<void> {
  await client.query('begin')
  // Triggers make some tables append-only; the timeout is for connections that a test has left open.
  await client.query("set local session_replication_role = replica; set local lock_timeout = '2s'")
  await client.query(`
    do $$ declare name text; begin
      for name in select format('%I', tablename) from pg_tables where schemaname = 'public' loop
        execute 'delete from ' || name;
      end loop;
      for name in select format('%I', sequencename) from pg_sequences where schemaname = 'public' loop
        perform setval(name::regclass, 1, false);
      end loop;
    end $$`)
  for (const [table, json] of rows)
    await client.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`,
      [json]
    )
  await client.query('commit')
}
