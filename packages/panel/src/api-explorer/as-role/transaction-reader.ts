import { ApiError } from '@sitewright/api'
import { CompiledQuery } from 'kysely'
import type { Database } from '@sitewright/kernel/db'
import { usualBatchRows, type Reader } from '@sitewright/kernel/services'

/** Maximum number of rows of one query, which are in memory at once. */
export const mostRows = 50_000

/** A reader within the transaction, so that a call sees its own writes; refuses to read more rows than the limit. */
export function createTransactionReader({ db, ofTenant }: Pick<Database, 'db' | 'ofTenant'>): Reader {
  return {
    async *read<Row>(...[query, options = {}]: Parameters<Reader['read']>) {
      const { batchRows = usualBatchRows, signal } = options
      signal?.throwIfAborted()
      const limited = `select * from (${query.sql}) as reading limit ${mostRows + 1}`
      const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(limited, [...query.parameters]))
      if (rows.length > mostRows) throw new ApiError('explorer.too-much')
      for (let from = 0; from < rows.length; from += batchRows) yield rows.slice(from, from + batchRows)
    },
    ...(ofTenant && { ofTenant: (rows) => createTransactionReader(ofTenant(rows)) }),
    close: () => Promise.resolve()
  }
}
