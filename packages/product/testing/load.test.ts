import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Database, toSearchText } from '@sitewright/kernel/db'
import { toSearchWords } from '@sitewright/kernel/users'
import { toLoadUser } from './load-users.ts'
import { seedLoad } from './load.ts'
import { onEachEngine } from '@sitewright/kernel/testing/services'

const size = { users: 20, sessions: 30, auditRows: 40 }

onEachEngine('a database for npm run bench', (open) => {
  test('has users as the server writes them, found by their words and counted', async () => {
    const database = await open()
    await seedLoad(database, size, 'hash')
    const { db } = database
    const users = await db.selectFrom('users').selectAll().orderBy('created_at').execute()
    expect(users).toHaveLength(size.users)
    for (const [index, user] of users.entries()) {
      const load = toLoadUser(index)
      expect(user).toMatchObject({
        ...load,
        ...toSearchText(load),
        id: `person-${index}`,
        password_hash: 'hash'
      })
      const words = await db.selectFrom('user_words').select('word').where('user_id', '=', user.id).execute()
      expect(words.map(({ word }) => word).toSorted()).toEqual(toSearchWords(load).toSorted())
    }
    const counts = await db.selectFrom('user_counts').select('people').execute()
    expect(counts.reduce((sum, { people }) => sum + people, 0)).toBe(size.users)
  })

  test('has sessions, audit entries, and all the indexes that it had', async () => {
    const database = await open()
    const before = await readIndexes(database)
    await seedLoad(database, size, 'hash')
    expect(await readIndexes(database)).toEqual(before)
    const count = async (table: 'sessions' | 'refresh_tokens' | 'audit' | 'audit_search') =>
      (await database.db.selectFrom(table).selectAll().execute()).length
    expect(await count('sessions')).toBe(size.sessions)
    expect(await count('refresh_tokens')).toBe(size.sessions)
    expect(await count('audit')).toBe(size.auditRows)
    expect(await count('audit_search')).toBe(size.auditRows)
  })

  test('has nothing where nothing is asked for', async () => {
    const database = await open()
    await seedLoad(database, { users: 2, sessions: 0, auditRows: 0 }, 'hash')
    expect(await database.db.selectFrom('audit').selectAll().execute()).toEqual([])
    expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })
})

async function readIndexes({ db, engine }: Database): Promise<unknown[]> {
  const { rows } =
    engine === 'sqlite'
      ? await sql`select name, sql from sqlite_master where type = 'index' order by name`.execute(db)
      : await sql`select indexname, indexdef from pg_indexes where schemaname = current_schema() order by indexname`.execute(
          db
        )
  return rows
}
