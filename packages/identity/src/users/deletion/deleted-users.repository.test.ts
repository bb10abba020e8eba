import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestUser } from '@sitewright/kernel/testing/users'
import { newId } from '@sitewright/kernel/crypto'
import { inTransaction, type Database } from '@sitewright/kernel/db'
import { moveFromDeleted, moveToDeleted } from './deleted-users.repository.ts'
import { droppedTables, restoredTables } from './restored-tables.ts'

onEachEngine('the rows of a deleted user', (open) => {
  test('each table with rows of a user is kept, or known to be dropped', async () => {
    const database = await open()
    expect((await tablesOfUsers(database)).toSorted()).toEqual(
      [...restoredTables.map(({ name }) => name), ...droppedTables]
        .filter((name) => name !== 'user_search' || database.engine === 'sqlite')
        .toSorted()
    )
  })

  test('every row comes back as it was, whatever its texts', async () => {
    const database = await open()
    const services = await createTestServices(database)
    const { db } = database
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }).filter((each) => !each.includes('\0')),
      fc.constantFrom(
        '{"a":1}',
        '[1]',
        'null',
        'true',
        '12',
        '"',
        "'",
        '\\u0000',
        'عربي\u202e',
        '\ud83d\ude00'
      )
    )
    const number = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
    await fc.assert(
      fc.asyncProperty(text, text, number, async (one, two, time) => {
        const user = await createTestUser(services, 'user', { firstName: one, lastName: two })
        await fillTables(database, user.id, { text: one, time })
        const readAll = () =>
          Promise.all(
            restoredTables.map(async ({ name, from, user: column }) => {
              const { rows } = await sql<object>`select copied.* from ${sql.raw(from)}
                where ${sql.ref(column)} = ${user.id}`.execute(db)
              return [name, rows.map((row) => JSON.stringify(row)).toSorted()]
            })
          )
        const before = await readAll()
        expect(before.filter(([, rows]) => rows?.length === 0)).toEqual([])
        const row = await db
          .selectFrom('users')
          .selectAll()
          .where('id', '=', user.id)
          .executeTakeFirstOrThrow()
        await inTransaction(database, (transaction) =>
          moveToDeleted(database, transaction, [row], { now: time, jobId: null })
        )
        expect((await readAll()).every(([, rows]) => rows?.length === 0)).toBe(true)
        await inTransaction(database, (transaction) => moveFromDeleted(database, transaction, [user.id]))
        expect(await readAll()).toEqual(before)
      }),
      { numRuns: 15 }
    )
  })
})

/** Gives a user a row in each table that is restored, with hostile texts in it. */
async function fillTables(
  { db }: Database,
  userId: string,
  { text, time }: { text: string; time: number }
): Promise<void> {
  const user_id = userId
  const of = { user_id, created_at: time }
  const id = newId()
  await db
    .insertInto('saved_views')
    .values({
      id: newId(),
      screen: 'users',
      name: text,
      query: text,
      is_shared: 0,
      owner_id: user_id,
      tenant_id: null,
      position: time,
      created_at: time,
      updated_at: time
    })
    .execute()
  await db
    .insertInto('query_history')
    .values({
      ...of,
      id,
      connection_id: text,
      connection_name: text,
      statement: text,
      outcome: text,
      row_count: 1,
      milliseconds: time
    })
    .execute()
  await db
    .insertInto('query_snippets')
    .values({ ...of, id, name: text, statement: text, updated_at: time })
    .execute()
  await db
    .insertInto('explorer_calls')
    .values({
      ...of,
      id,
      operation: text,
      method: text,
      path: text,
      parameters: text,
      body: text,
      left_out: 1,
      authentication: 'session',
      role: text,
      status: 200,
      milliseconds: time,
      bytes: time,
      deletion: text,
      deleted_at: time
    })
    .execute()
  await db.insertInto('query_charges').values({ user_id, connection_id: text, day: 1, amount: 1 }).execute()
  await db
    .insertInto('explorer_secrets')
    .values({ ...of, id, name: text, value: text, updated_at: time, last_used_at: time })
    .execute()
  await db
    .insertInto('memberships')
    .values({ ...of, id, tenant_id: text, role: text })
    .execute()
  await db.insertInto('satisfaction_asks').values({ user_id, asked_at: time, answered_at: time }).execute()
  await db
    .insertInto('satisfaction_answers')
    .values({ id, user_id, tenant_id: text, score: 4, comment: text, answered_at: time })
    .execute()
  await db.insertInto('preferences').values({ user_id, value: text, updated_at: time }).execute()
  await db
    .insertInto('notices')
    .values({
      ...of,
      id,
      kind: 'job.done',
      subject_type: text,
      subject_id: text,
      facts: text,
      person_id: null,
      link: null,
      read_at: null
    })
    .execute()
  await db
    .insertInto('avatars')
    .values({ ...of, id, type: text, bytes: text })
    .execute()
  await db
    .insertInto('identities')
    .values({
      id,
      user_id,
      provider: 'google',
      issuer: text,
      subject: id,
      email: text,
      connected_at: time,
      last_used_at: null
    })
    .execute()
  await db
    .insertInto('passkeys')
    .values({
      ...of,
      id,
      credential_id: id,
      public_key: text,
      counter: time,
      transports: text,
      synced: 1,
      name: text,
      last_used_at: null
    })
    .execute()
  await db
    .insertInto('totp')
    .values({
      user_id,
      secret: text,
      pending: null,
      pending_until: null,
      last_step: time,
      confirmed_at: time
    })
    .execute()
  await db
    .insertInto('recovery_sets')
    .values({ ...of, sealed_key: text })
    .execute()
  await db.insertInto('recovery_codes').values({ user_id, hash: text, used_at: null }).execute()
  await db
    .insertInto('one_time_tokens')
    .values({ ...of, hash: id, purpose: 'unlock', payload: text, expires_at: time, used_at: null })
    .execute()
  const project = { framework: text, features: 3 }
  await db
    .insertInto('saved_projects')
    .values({
      ...of,
      ...project,
      id,
      name: text,
      version: 1,
      thumbnail: text,
      share_hash: id,
      updated_at: time,
      deleted_at: null
    })
    .execute()
  await db
    .insertInto('saved_project_versions')
    .values({ ...project, project_id: id, version: 1, site: text, saved_at: time })
    .execute()
  await db
    .insertInto('saved_project_pictures')
    .values({ project_id: id, version: 1, hash: 'ab'.repeat(32) })
    .execute()
}

/** The tables that refer to users, by way of others too. */
async function tablesOfUsers({ db, engine }: Database): Promise<string[]> {
  const { rows } = await (
    engine === 'sqlite'
      ? sql<{ name: string; parent: string }>`select m.name, f."table" as parent
          from sqlite_master as m join pragma_foreign_key_list(m.name) as f where m.type = 'table'`
      : sql<{ name: string; parent: string }>`select child.relname as name, parent.relname as parent
          from pg_constraint join pg_class as child on child.oid = conrelid
          join pg_class as parent on parent.oid = confrelid
          join pg_namespace on pg_namespace.oid = child.relnamespace
          where contype = 'f' and nspname = 'public'`
  ).execute(db)
  const found = new Set(['users'])
  let size = 0
  while (size < found.size) {
    size = found.size
    for (const { name, parent } of rows) if (found.has(parent)) found.add(name)
  }
  return [...found]
}
