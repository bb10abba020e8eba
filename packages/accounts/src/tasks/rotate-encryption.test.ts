import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { encryptedColumns } from './rotate-encryption.ts'

const sourceFolder = fileURLToPath(new URL('..', import.meta.url))

/** Ciphertexts that expire in ten minutes, long before a key is removed. */
const shortLived = ['oauth_flows']

test('every column with ciphertexts is re-encrypted after a rotation', () => {
  const sources = globSync('**/*.ts', { cwd: sourceFolder }).filter((path) => !/test/.test(path))
  const tables = sources.flatMap((path) =>
    [...readFileSync(join(sourceFolder, path), 'utf8').matchAll(/table: '(\w+)',\s*row\b/g)].map(
      ([, table]) => table
    )
  )
  expect(tables.length).toBeGreaterThan(4)
  const known = new Set([...encryptedColumns.map(({ table }) => table), ...shortLived])
  expect(tables.filter((table) => !known.has(table ?? ''))).toEqual([])
})
