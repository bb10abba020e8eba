import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSqlite } from '../../../node/sqlite-file.ts'
import { defineBaseline } from './define-baseline.ts'

test('every statement of a baseline is run on SQLite', async () => {
  const database = openSqlite(':memory:')
  const statements = () => [
    'create table notes (text text)',
    "insert into notes values ('a')",
    "insert into notes values ('b')"
  ]
  await defineBaseline({ statements })?.(database).up(database.db)
  const { rows } = await sql`select text from notes`.execute(database.db)
  expect(rows).toEqual([{ text: 'a' }, { text: 'b' }])
  await database.close()
})

test('a baseline that does not begin with a table is refused, since its other statements would be left out', async () => {
  const database = openSqlite(':memory:')
  const statements = () => ["insert into notes values ('a')", 'create table more (text text)']
  await expect(defineBaseline({ statements })?.(database).up(database.db)).rejects.toThrow(
    'begin with one that creates a table'
  )
  await database.close()
})
