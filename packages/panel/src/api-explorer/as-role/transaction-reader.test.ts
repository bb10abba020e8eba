import { expect, test } from 'vitest'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { rolledBack } from '@sitewright/kernel/db'
import { createTransactionReader, mostRows } from './transaction-reader.ts'

onSqlite('a reading within a transaction', (open) => {
  test('has what was written there, in batches, and no more rows than it may', async () => {
    const database = await open()
    await rolledBack(database, async (within) => {
      const insert = (count: number, from: number) =>
        within.db
          .insertInto('rate_counts')
          .values(Array.from({ length: count }, (_, at) => ({ key: `k${from + at}`, count: 1, ends_at: 1 })))
          .execute()
      const reader = createTransactionReader(within)
      const read = async () => {
        const query = within.db.selectFrom('rate_counts').select('key').where('count', '=', 1).orderBy('key')
        const sizes: number[] = []
        for await (const rows of reader.read(query.compile(), { batchRows: 2 })) sizes.push(rows.length)
        return sizes
      }
      await insert(3, 0)
      expect(await read()).toEqual([2, 1])
      for (let from = 3; from <= mostRows; from += 5000) await insert(5000, from)
      await expect(read()).rejects.toMatchObject({ code: 'explorer.too-much' })
    })
  })
})
