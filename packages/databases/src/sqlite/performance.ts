import { performanceLimits, type DatabasePerformance, type PerformancePart } from '../performance.ts'
import { countRows, readSizes } from './schema.ts'
import { readOwn, type SqliteCopy } from './source.ts'
import { readTables } from './table.ts'

/** Reads its sizes. SQLite keeps no statistics of statements, locks and reads, and has no connections. */
export function readPerformance(copy: SqliteCopy): DatabasePerformance {
  const tables = new Set(readTables(copy).map(({ name }) => name))
  const [size] = readOwn<{ bytes: number }>(
    copy,
    'select page_count * page_size as bytes from pragma_page_count, pragma_page_size'
  )
  return {
    size: { kind: 'measured', source: 'pragma page_count', since: null, value: size?.bytes ?? 0 },
    tables: {
      kind: 'measured',
      source: 'dbstat',
      since: null,
      value: readSizes(copy)
        .filter(({ table }) => tables.has(table))
        .toSorted((a, b) => b.size - a.size)
        .slice(0, performanceLimits.entries)
        .map((each) => ({ ...each, schema: 'main', rows: countRows(copy, each.table) }))
    },
    connections: notRecorded,
    cache: notRecorded,
    running: notRecorded,
    waits: notRecorded,
    unusedIndexes: notRecorded,
    scannedTables: notRecorded,
    statements: notRecorded
  }
}

const notRecorded = {
  kind: 'missing',
  source: 'SQLite',
  reason: 'not-kept'
} as const satisfies PerformancePart<never>
