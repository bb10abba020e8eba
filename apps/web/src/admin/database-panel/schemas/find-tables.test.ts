import type { DatabaseTable } from '@sitewright/api'
import { expect, test } from 'vitest'
import { findReferences, findTables, nameOf } from './find-tables.ts'

const plain = { kind: 'table', rows: null, size: null, lastModified: null } as const
const column = {
  type: 'bigint',
  nullable: false,
  primaryKey: false,
  generated: false,
  defaultValue: null,
  foreignKey: null
}
const customers: DatabaseTable = {
  ...plain,
  schema: 'public',
  name: 'customers',
  columns: [{ ...column, name: 'id' }]
}
const invoices: DatabaseTable = {
  ...plain,
  schema: 'billing',
  name: 'invoices',
  columns: [
    { ...column, name: 'customer_id', foreignKey: { schema: 'public', table: 'customers', column: 'id' } }
  ]
}
const tables = [customers, invoices]

test('a table is found by its name, its schema or a column', () => {
  expect(findTables(tables, ' INVO ').map(nameOf)).toEqual(['billing.invoices'])
  expect(findTables(tables, 'billing').map(nameOf)).toEqual(['billing.invoices'])
  expect(findTables(tables, 'customer_id').map(nameOf)).toEqual(['billing.invoices'])
  expect(findTables(tables, '')).toHaveLength(2)
})

test('the columns that point to a table are named', () => {
  expect(findReferences(tables, customers)).toEqual(['billing.invoices.customer_id'])
  expect(findReferences(tables, invoices)).toEqual([])
})
