import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachEngine } from '../../testing/services.ts'
import { afterCommit, inTransaction, type Database, type Queries } from './database.ts'
import { rolledBack } from './rolled-back.ts'

const limit = (key: string, count = 1) => ({ key, count, ends_at: 1 })
const insert = (queries: Queries, key: string) =>
  queries.insertInto('rate_counts').values(limit(key)).execute()
const list = async ({ db }: Pick<Database, 'db'>): Promise<string[]> =>
  (await db.selectFrom('rate_counts').select('key').orderBy('key').execute()).map(({ key }) => key)

onEachEngine('a database that is rolled back', (open) => {
  test('shows what was written to whoever wrote it, and keeps none of it', async () => {
    const database = await open()
    await insert(database.db, 'a')
    let isCalled = false
    const seen = await rolledBack(database, async (within) => {
      await insert(within.db, 'b')
      await inTransaction(within, async (transaction) => {
        await insert(transaction, 'c')
        afterCommit(transaction, () => void (isCalled = true))
      })
      await within.db.deleteFrom('rate_counts').where('key', '=', 'a').execute()
      return list(within)
    })
    expect(seen).toEqual(['b', 'c'])
    expect(await list(database)).toEqual(['a'])
    expect(isCalled).toBe(false)
  })

  test('takes back a step that fails, alone', async () => {
    const database = await open()
    const seen = await rolledBack(database, async (within) => {
      await insert(within.db, 'a')
      await expect(insert(within.db, 'a')).rejects.toThrow()
      await expect(
        inTransaction(within, async (transaction) => {
          await insert(transaction, 'b')
          await insert(transaction, 'a')
        })
      ).rejects.toThrow()
      await Promise.all(
        ['c', 'd', 'e'].map((key) =>
          inTransaction(within, async (transaction) => {
            await insert(transaction, key)
            await transaction.selectFrom('rate_counts').select('key').execute()
            if (key === 'd') throw new Error('this one fails')
          }).catch(() => undefined)
        )
      )
      return list(within)
    })
    expect(seen).toEqual(['a', 'c', 'e'])
    expect(await list(database)).toEqual([])
  })

  test('takes no statement of work that goes on after it has ended', async () => {
    const database = await open()
    const { promise, resolve } = Promise.withResolvers<void>()
    const late: Promise<string>[] = []
    const follow = (work: Promise<unknown>) =>
      late.push(
        work.then(
          () => 'written',
          () => 'refused'
        )
      )
    await expect(
      rolledBack(database, async (within) => {
        await insert(within.db, 'a')
        follow(promise.then(() => insert(within.db, 'late')))
        follow(
          inTransaction(within, async (transaction) => {
            await promise
            await insert(transaction, 'late too')
          })
        )
        throw new Error('over')
      })
    ).rejects.toThrow('over')
    resolve()
    expect(await Promise.all(late)).toEqual(['refused', 'refused'])
    expect(await list(database)).toEqual([])
    await insert(database.db, 'b')
    expect(await list(database)).toEqual(['b'])
  })

  test('keeps nothing where the disk is full in the middle of a step', async () => {
    const database = await open()
    if (database.engine === 'postgres') return
    await insert(database.db, 'a')
    await rolledBack(database, async (within) => {
      const outcome = await inTransaction(within, async (transaction) => {
        await insert(transaction, 'b')
        await sql`pragma max_page_count = 1`.execute(transaction)
        await insert(transaction, 'c'.repeat(1_000_000)).catch(() => undefined)
        await insert(transaction, 'd').catch(() => undefined)
      }).catch(() => undefined)
      return outcome
    })
    await sql`pragma max_page_count = 1000000`.execute(database.db)
    expect(await list(database)).toEqual(['a'])
  })

  test('gives up a lock that somebody else holds, before it may be a deadlock', async () => {
    const database = await open()
    if (database.engine === 'sqlite') return
    await inTransaction(database, async (transaction) => {
      await database.lock(transaction, 'held')
      await expect(
        rolledBack(database, (within) => inTransaction(within, (inner) => within.lock(inner, 'held')))
      ).rejects.toMatchObject({ code: '55P03' })
    })
  })
})
