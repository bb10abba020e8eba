import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPostgresqlFixture, type PostgresqlFixture } from '../../testing/postgresql.ts'
import { classifyPostgresql } from '../../testing/classify-postgresql.ts'
import { beginReadOnly } from './read-only-session.ts'

const url = process.env['TEST_DATABASE_URL']

type Wall = 'role' | 'session' | 'classifier'

/** A way to write, as statements one after the other, and the walls that stop it alone. */
interface Attempt {
  name: string
  statements: readonly string[]
  stoppedBy: readonly Wall[]
  /** Whether it takes a superuser, whom the first wall does not let in at all. */
  asSuperuser?: true
}

const all: readonly Wall[] = ['role', 'session', 'classifier']
const deletion = 'delete from invoices'
const restore = `insert into invoices values (1, 1) on conflict do nothing; drop table if exists copied;
  create or replace view late as select * from invoices`

const attempts: readonly Attempt[] = [
  { name: 'a write', statements: [deletion], stoppedBy: all },
  {
    name: 'a WITH that writes',
    statements: ['with gone as (delete from invoices returning *) select * from gone'],
    stoppedBy: all
  },
  { name: 'SELECT INTO', statements: ['select * into copied from invoices'], stoppedBy: all },
  {
    name: 'EXPLAIN ANALYZE of a write',
    statements: ['explain analyze delete from invoices'],
    stoppedBy: all
  },
  { name: 'DDL', statements: ['drop view late'], stoppedBy: all },
  { name: 'a block of code', statements: ["do 'begin delete from invoices; end'"], stoppedBy: all },
  {
    name: 'a transaction that ends first',
    statements: ['commit', deletion],
    stoppedBy: ['role', 'classifier']
  },
  {
    name: 'a transaction made to write',
    statements: ['set transaction read write', deletion],
    stoppedBy: all
  },
  {
    name: 'a transaction made to write by a function',
    statements: ["select set_config('transaction_read_only', 'off', true)", deletion],
    stoppedBy: all
  },
  {
    name: 'two statements',
    statements: ['select 1; commit; delete from invoices'],
    stoppedBy: ['role', 'classifier']
  },
  { name: 'a function that writes', statements: ['select wipe()'], stoppedBy: ['role', 'session'] },
  {
    name: 'a program of the server',
    // One that takes its input: a pipe that ends before it is written to is an error as well.
    statements: ["copy (select 1) to program 'cat >/dev/null'"],
    stoppedBy: ['role', 'classifier'],
    asSuperuser: true
  },
  {
    name: 'a file of the server',
    statements: ["select pg_read_file('/etc/hostname')"],
    stoppedBy: ['role', 'classifier'],
    asSuperuser: true
  }
]

describe.runIf(url !== undefined)('security bar 44: the three walls of a read-only PostgreSQL', () => {
  let fixture: PostgresqlFixture
  beforeAll(async () => {
    fixture = await createPostgresqlFixture(url ?? '')
  })
  afterAll(() => fixture.drop())

  /** Whether an attempt is stopped, as a role, after some statements. */
  async function isStopped(
    { statements }: Attempt,
    user: string,
    prepare: (client: pg.Client) => Promise<unknown>
  ): Promise<boolean> {
    const { host, port, database } = fixture.settings
    const client = new pg.Client({ host, port, database, user })
    await client.connect()
    try {
      await prepare(client)
      for (const statement of statements) await client.query(statement)
      return false
    } catch (error) {
      expect(error).toBeInstanceOf(pg.DatabaseError)
      return true
    } finally {
      await client.end()
      await fixture.run(restore)
    }
  }

  const nothing = () => Promise.resolve()
  const readOnly = async (client: pg.Client) => {
    await client.query('begin transaction read only')
    await client.query('select 1')
  }
  const walls: Record<Wall, (attempt: Attempt) => Promise<boolean>> = {
    // A role that may read alone, with neither transaction nor parser.
    role: (attempt) => isStopped(attempt, fixture.users.reader, nothing),
    // A role that may do it, in the transaction, with no parser.
    session: (attempt) =>
      isStopped(attempt, attempt.asSuperuser ? fixture.users.superuser : fixture.users.writer, readOnly),
    // The parser, with neither role nor transaction.
    classifier: async ({ statements }) => {
      const verdicts = await Promise.all(statements.map(classifyPostgresql))
      return verdicts.some(({ kind }) => kind !== 'read')
    }
  }

  test.each(attempts)('$name is stopped by at least two of them, each alone', async (attempt) => {
    const stopped: Wall[] = []
    for (const wall of all) if (await walls[wall](attempt)) stopped.push(wall)
    expect(stopped).toEqual(attempt.stoppedBy)
    expect(stopped.length).toBeGreaterThan(1)
  })

  test('without any of them each would be carried out', async () => {
    for (const attempt of attempts) {
      if (attempt.name.startsWith('a transaction')) continue
      const user = fixture.users.superuser
      expect([attempt.name, await isStopped(attempt, user, nothing)]).toEqual([attempt.name, false])
    }
  })

  test('a first statement may make the transaction write, so one is sent before it', async () => {
    const attempt = { name: '', statements: ['set transaction read write', deletion], stoppedBy: all }
    const bare = (client: pg.Client) => client.query('begin transaction read only')
    expect(await isStopped(attempt, fixture.users.writer, bare)).toBe(false)
    expect(await isStopped(attempt, fixture.users.writer, beginReadOnly)).toBe(true)
  })
})

test('the parser takes reads, and nothing that it does not know as one', async () => {
  const reads = [
    'select 1',
    'table customers',
    'values (1), (2)',
    'show server_version',
    'explain select * from customers',
    'explain (analyze, buffers) select 1',
    'with a as (select 1) select * from a union select 2;',
    "select 'delete from a; commit', $1::int -- ; drop table a",
    'select "commit" from "delete"'
  ]
  for (const text of reads) expect([text, (await classifyPostgresql(text)).kind]).toEqual([text, 'read'])
  const others: Record<string, string> = {
    '': 'empty',
    '-- nothing': 'empty',
    ';': 'empty',
    'select 1; select 2': 'several',
    'select 1 \0 ; commit': 'several',
    commit: 'transaction',
    begin: 'transaction',
    "set role 'admin'": 'setting',
    'reset all': 'setting',
    'select 1 for update': 'lock',
    'explain analyze insert into a values (1)': 'write',
    'explain analyze create table a as select 1': 'write',
    "copy a to '/tmp/a'": 'write',
    'prepare a as delete from b': 'write',
    'execute a': 'write',
    'call a()': 'write',
    'listen a': 'write',
    'declare a cursor for select 1': 'write',
    'select pg_catalog.pg_terminate_backend(1)': 'function',
    "select * from dblink('a', 'b') as t(a int)": 'function',
    "select a from b where c = (select lo_import('/etc/passwd'))": 'function'
  }
  for (const [text, reason] of Object.entries(others))
    expect([text, await classifyPostgresql(text)]).toEqual([text, { kind: 'not-read', reason }])
  expect(await classifyPostgresql('selec 1')).toMatchObject({ kind: 'unreadable', words: { position: 0 } })
  const deep = await classifyPostgresql(`select ${'('.repeat(40_000)}1${')'.repeat(40_000)}`)
  expect(deep.kind).toBe('unreadable')
  expect(await classifyPostgresql('select 1')).toEqual({ kind: 'read' })
})
