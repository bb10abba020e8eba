import { expect, it } from 'vitest'
import { migrate } from '../src/db/migrations/migrate.ts'
import { openSqlite } from '../node/sqlite-file.ts'
import { seedLoad } from './load.ts'

it('seeds a database with users, sessions and audit entries for npm run bench', async () => {
  const database = openSqlite(':memory:')
  await migrate(database)
  await seedLoad(database, { users: 20, sessions: 30, auditRows: 40 }, 'hash')
  const { db } = database
  const count = async (table: 'users' | 'sessions' | 'refresh_tokens' | 'audit'): Promise<number> =>
    (await db.selectFrom(table).selectAll().execute()).length
  expect(await count('users')).toBe(20)
  expect(await count('sessions')).toBe(30)
  expect(await count('refresh_tokens')).toBe(30)
  expect(await count('audit')).toBe(40)
  await database.close()
})
