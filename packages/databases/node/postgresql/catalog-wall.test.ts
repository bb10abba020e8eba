import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collect, failureOf } from '../../testing/contract.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { createPostgresqlFixture, type PostgresqlFixture } from '../../testing/postgresql.ts'
import { actingObjects, actingStatements } from '../../testing/postgresql-acting.ts'
import { readingStatements } from '../../testing/postgresql-reading.ts'
import { analyzeHere } from './analysis.ts'
import { analyzeStatement } from './analyze-in-worker.ts'
import { isHarmless } from './catalog-wall.ts'
import { connectPostgresql, type PostgresqlConnection } from './connect.ts'
import { createPostgresqlEngine } from './engine.ts'
import { beginReadOnly } from './read-only-session.ts'

const url = process.env['TEST_DATABASE_URL']

describe.runIf(url !== undefined)(
  'security bar 44: PostgreSQL runs what its catalogue calls harmless',
  () => {
    let fixture: PostgresqlFixture
    let connection: PostgresqlConnection
    beforeAll(async () => {
      fixture = await createPostgresqlFixture(url ?? '')
      await fixture.run(actingObjects)
      await fixture.run(`grant select on all tables in schema public to ${fixture.users.reader};
      grant usage on schema apart to ${fixture.users.reader}`)
      connection = await connectPostgresql(fixture.settings, openNetwork)
      await beginReadOnly(connection.client)
    })
    afterAll(async () => {
      connection.break()
      await fixture.drop()
    })

    async function isRead(text: string): Promise<boolean> {
      const analysis = await analyzeStatement(text)
      if (analysis.kind === 'unreadable') throw new Error(`${text}: ${analysis.words.message}`)
      return (
        analysis.kind === 'parsed' &&
        analysis.reason === null &&
        (await isHarmless(connection.client, analysis.names))
      )
    }

    test('what acts is refused, however it is named', async () => {
      expect(actingStatements.length).toBeGreaterThan(150)
      const passed: string[] = []
      for (const text of actingStatements) if (await isRead(text)) passed.push(text)
      expect(passed).toEqual([])
    })

    test('what reads runs', async () => {
      const all = Object.values(readingStatements).flat()
      expect(all.length).toBeGreaterThan(200)
      const refused: string[] = []
      const failed: string[] = []
      for (const text of all) {
        if (!(await isRead(text))) refused.push(text)
        else {
          await connection.client.query('savepoint statement')
          await connection.client
            .query(text, text.includes('$1:') ? ['1'] : [])
            .catch(async (error: unknown) => {
              failed.push(`${text}: ${String(error)}`)
              await connection.client.query('rollback to statement')
            })
        }
      }
      expect({ refused, failed }).toEqual({ refused: [], failed: [] })
    })

    test('values that become another type by themselves may be of it in any statement', async () => {
      await fixture.run(`create type from_number as (a int);
        create function to_number_of(bigint) returns from_number language sql immutable as 'select row($1::int)::from_number';
        create cast (bigint as from_number) with function to_number_of(bigint) as implicit;
        create function number_over(from_number, text) returns boolean language sql volatile as 'select true';
        create operator > (leftarg = from_number, rightarg = text, function = number_over)`)
      expect(await isRead("select 1::bigint > 'a'::text")).toBe(false)
      await fixture.run('drop operator > (from_number, text)')
      expect(await isRead('select 1::bigint > 2')).toBe(true)
    })

    test('an aggregate whose function nobody of an extension wrote in C is refused', async () => {
      expect(await isRead('select int_array_aggregate(id) from people')).toBe(true)
      await fixture.run(`create function act_too(int[], int) returns int[] language sql volatile as 'select $1 || $2';
        create aggregate act_on(int) (sfunc = act_too, stype = int[]); alter extension intagg add function act_too(int[], int);
        alter extension intagg add aggregate act_on(int)`)
      expect(await isRead('select act_on(id) from people')).toBe(false)
      // The same functions in a user-defined aggregate.
      await fixture.run(
        `create aggregate own_of(int) (sfunc = int_agg_state, stype = internal, finalfunc = int_agg_final_array)`
      )
      expect(await isRead('select own_of(id) from people')).toBe(false)
    })

    test('the engine asks the catalogue before it reads, and before it writes', async () => {
      const engine = createPostgresqlEngine(fixture.settings, openNetwork)
      const failure = await failureOf(collect(engine, 'select (1).touch'))
      expect(failure).toMatchObject({ reason: 'not-read', notRead: 'function' })
      const writer = createPostgresqlEngine({ ...fixture.settings, user: fixture.users.writer }, openNetwork)
      for (const text of [
        'insert into customers (id) select (9).pg_terminate_backend::int',
        'insert into customers (id) select (9).touch',
        'insert into customers (id) select x.touch from generate_series(9, 9) x',
        'insert into customers (id) values (array_length(array[9]::_money_of, 1))',
        `update kept set id = (jsonb_populate_record(kept, '{"b": 11}')).id`,
        'update customers set id = (id).touch',
        'delete from customers where 7::locked > 0',
        'insert into customers (id) values (10) returning (id).touch'
      ]) {
        const query = { text, parameters: [] }
        const { signal } = new AbortController()
        const asked = writer.beginWrite?.({ kind: 'statement', query }, { signal })
        expect([text, await asked?.catch((error: unknown) => error)]).toMatchObject([
          text,
          { reason: 'not-write' }
        ])
      }
    })
  }
)

test('a long statement is read by a worker, alike', async () => {
  for (const text of [
    `select ${'1,'.repeat(4000)} lower('a'), (1).touch, p.name from people p`,
    `insert into people select ${'1 + '.repeat(2000)} touch(1)`,
    `select ${'('.repeat(3000)}`,
    `select 'ü' ${'+ 1 '.repeat(2000)} wrong wrong`
  ])
    expect(await analyzeStatement(text)).toEqual(await analyzeHere(text))
})
