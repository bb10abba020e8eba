import { expect, test } from 'vitest'
import { readPackageSources } from '../../testing/server-sources.ts'
import { encryptedColumns } from './rotate-encryption.ts'

/** Ciphertexts that expire in ten minutes, long before a key is removed. */
const shortLived = ['oauth_flows']

test('every column with ciphertexts is re-encrypted after a rotation', () => {
  const tables = readPackageSources().flatMap(({ text }) =>
    [...text.matchAll(/table: '(\w+)',\s*row\b/g)].map(([, table]) => table)
  )
  expect(tables.length).toBeGreaterThan(4)
  const known = new Set([...encryptedColumns.map(({ table }) => table), ...shortLived])
  expect(tables.filter((table) => !known.has(table ?? ''))).toEqual([])
})
