import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MigrationError, type MigrationRequest, type MigrationStep } from '../../src/migrations.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { createPostgresqlFixture, type PostgresqlFixture } from '../../testing/postgresql.ts'
import { createPostgresqlEngine } from './engine.ts'
import { readScript } from './migration-script.ts'

const url = process.env['TEST_DATABASE_URL']
const signal = new AbortController().signal

const toStep = (name: string, script: string): MigrationStep => ({
  name,
  script,
  checksum: createHash('sha256').update(script).digest('hex')
})
const first = toStep(
  '0001_notes',
  'create table notes (id int primary key); insert into notes values (1), (2)'
)
const second = toStep(
  '0002_text',
  "alter table notes add column text text default 'é;'; create index on notes (text)"
)

describe('scripts of migrations', () => {
  test('are read as their statements, whatever stands in quotes', async () => {
    expect(await readScript("insert into a values ('é; ß'); -- a word\nselect 'ü';\n")).toEqual({
      kind: 'script',
      statements: ["insert into a values ('é; ß')", "select 'ü'"]
    })
  })

  test.each([
    ['begin; create table a (); commit', 'transaction'],
    ['rollback to savepoint a', 'transaction'],
    ["prepare transaction 'a'", 'transaction'],
    ['set role postgres', 'setting'],
    ['create table a (); reset all', 'setting'],
    ["copy a to program 'id'", 'copy'],
    ["copy a from '/etc/passwd'", 'copy'],
    [' -- nothing\n;', 'empty'],
    ['create tabel a ()', 'unreadable'],
    ['select 1\0', 'unreadable'],
    [`select '${'a'.repeat(200_001)}'`, 'too-large']
  ])('%s is refused', async (script, reason) => {
    expect(await readScript(script)).toMatchObject({ kind: 'refused', reason })
  })
})

describe.runIf(url !== undefined)('migrations of PostgreSQL', () => {
  let fixture: PostgresqlFixture
  beforeAll(async () => {
    fixture = await createPostgresqlFixture(url ?? '')
  })
  beforeEach(() => fixture.run('drop table if exists sitewright_migrations, notes cascade'))
  afterAll(() => fixture.drop())

  const engineOf = (user = fixture.users.writer) => {
    const { migrations } = createPostgresqlEngine({ ...fixture.settings, user }, openNetwork)
    if (migrations === undefined) throw new Error('The engine has no migrations')
    return migrations
  }
  const run = (steps: MigrationStep[], changes: Partial<MigrationRequest> = {}, options = { signal }) =>
    engineOf().run(
      { direction: 'apply', steps, applied: [], isDryRun: false, by: 'maya@example.com', ...changes },
      options
    )
  const names = async () => (await engineOf().readRecord()).applied.map(({ name }) => name)
  const tables = () => fixture.run("select 1 from pg_class where relname = 'notes'")

  test('are applied in order, each with its rows and times, and kept in the database', async () => {
    expect(await run([first, second])).toMatchObject({
      stopped: null,
      done: [
        { name: '0001_notes', statements: [{ rows: null }, { rows: 2 }] },
        { name: '0002_text', statements: [{ rows: null }, { rows: null }] }
      ]
    })
    expect(await engineOf().readRecord()).toMatchObject({
      schemaChanged: false,
      applied: [
        { name: '0001_notes', checksum: first.checksum, appliedBy: 'maya@example.com' },
        { name: '0002_text', checksum: second.checksum }
      ]
    })
  })

  test('a dry run says what each would do, and leaves nothing', async () => {
    expect(await run([first, second], { isDryRun: true })).toMatchObject({
      stopped: null,
      done: [{ name: '0001_notes' }, { name: '0002_text' }]
    })
    expect(await tables()).toEqual([])
    expect(await engineOf().readRecord()).toEqual({ applied: [], schemaChanged: null })
    const late = toStep(
      '0003',
      'alter table notes add constraint one unique (id) deferrable initially deferred; insert into notes values (3)'
    )
    const twice = toStep(
      '0004',
      'create table notes (id int unique deferrable initially deferred); insert into notes values (1), (1)'
    )
    expect((await run([twice], { isDryRun: true })).stopped?.words.code).toBe('23505')
    expect((await run([late], { isDryRun: true })).stopped).toMatchObject({ name: '0003', statement: 0 })
  })

  test('one that fails leaves nothing of itself, and those before it stand', async () => {
    const faulty = toStep('0002_text', 'alter table notes add column text text; select mistake from notes')
    expect(await run([first, faulty, toStep('0003', 'drop table notes')])).toMatchObject({
      done: [{ name: '0001_notes' }],
      stopped: { name: '0002_text', statement: 1, words: { code: '42703', position: 7 } }
    })
    expect(await names()).toEqual(['0001_notes'])
    expect(
      await fixture.run("select 1 from pg_attribute where attrelid = 'notes'::regclass and attname = 'text'")
    ).toEqual([])
  })

  test('a commit that fails is told, and nothing of that migration remains', async () => {
    const twice = toStep(
      '0001',
      'create table notes (id int unique deferrable initially deferred); insert into notes values (1), (1)'
    )
    expect(await run([twice])).toMatchObject({
      done: [],
      stopped: { name: '0001', statement: null, words: { code: '23505' } }
    })
    expect(await tables()).toEqual([])
  })

  test('are rolled back by their own scripts, and forgotten', async () => {
    await run([first])
    const back = { ...first, script: 'drop table notes' }
    expect((await run([back], { direction: 'roll-back', applied: [first] })).stopped).toBeNull()
    expect(await names()).toEqual([])
    expect(await tables()).toEqual([])
  })

  test('do not run over others than the plan was made from', async () => {
    await run([first])
    await expect(run([second])).rejects.toThrow(new MigrationError('plan-changed'))
    const other = { ...first, checksum: 'another' }
    await expect(run([second], { applied: [other] })).rejects.toThrow(new MigrationError('plan-changed'))
    expect(await names()).toEqual(['0001_notes'])
  })

  test('two runs at once: one of them is refused, and nothing is done twice', async () => {
    const slow = toStep('0001_notes', 'create table notes (id int); select pg_sleep(0.6)')
    const outcomes = await Promise.allSettled([run([slow]), run([slow]), run([slow])])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(MigrationError)
    expect(await names()).toEqual(['0001_notes'])
  })

  test('a run that is given up in the middle leaves nothing of its migration', async () => {
    const giveUp = new AbortController()
    const slow = toStep('0002_text', 'alter table notes add column text text; select pg_sleep(20)')
    const running = run([first, slow], {}, { signal: giveUp.signal })
    await expect
      .poll(() =>
        fixture.run(
          "select 1 from pg_stat_activity where query like '%pg_sleep(20)%' and pid <> pg_backend_pid()"
        )
      )
      .not.toEqual([])
    giveUp.abort()
    expect((await running).stopped).toMatchObject({
      name: '0002_text',
      words: { message: 'The run was given up' }
    })
    await expect.poll(names).toEqual(['0001_notes'])
  })

  test('a change of the schema by hand is seen, and one that is taken back is not', async () => {
    await run([first])
    await fixture.run('alter table notes add column by_hand text')
    expect((await engineOf().readRecord()).schemaChanged).toBe(true)
    await fixture.run('alter table notes drop column by_hand')
    expect((await engineOf().readRecord()).schemaChanged).toBe(false)
  })

  test('a role that may not create tables is told so, and one that may do too much is refused', async () => {
    const request = { direction: 'apply', steps: [first], applied: [], isDryRun: false, by: 'maya' } as const
    expect((await engineOf(fixture.users.reader).run(request, { signal })).stopped?.words.code).toBe('42501')
    await expect(engineOf(fixture.users.superuser).run(request, { signal })).rejects.toMatchObject({
      failure: { kind: 'connection', reason: 'role' }
    })
    expect(await tables()).toEqual([])
  })
})
