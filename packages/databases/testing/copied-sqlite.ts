import { createCopiedSqlite, type CopiedSqlite } from '../node/sqlite/copied-sqlite.ts'
import type { CopiedTable } from '../node/sqlite/copied-table.ts'
import type { CopiedRows } from '../node/sqlite/cached-copy.ts'

const text = (name: string) => ({ name, type: 'text' }) as const
const integer = (name: string, refersTo?: string) => ({ name, type: 'integer', refersTo }) as const

/** The tables of the contract, without the columns that the source of the demo keeps secret. */
export const copiedTables: readonly CopiedTable[] = [
  { name: 'customers', key: ['id'], columns: [integer('id'), text('name'), text('balance')] },
  { name: 'invoices', key: ['id'], columns: [integer('id'), integer('customer_id', 'customers')] }
]

/** Their rows. */
export const copiedRows: Readonly<Record<string, CopiedRows>> = {
  customers: [
    [1, 'Okonkwo Catering', '12345678901234567890.12'],
    [2, null, '-0.50'],
    [3, 'Müller & Söhne', '0.00']
  ],
  invoices: [[1, 1]]
}

/** Opens a SQLite of the tests that is read from copies, each in a worker. */
export function openCopiedSqlite(now: () => number = Date.now, rows = copiedRows): CopiedSqlite {
  return createCopiedSqlite({
    tables: copiedTables,
    async *readRows({ name }) {
      yield rows[name] ?? []
    },
    now
  })
}
