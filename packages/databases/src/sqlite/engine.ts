import type { DatabaseEngine, TestOutcome } from '../engine.ts'
import { queryFailed } from '../failures.ts'
import { readLimits } from '../limits.ts'
import { toQueryError } from './errors.ts'
import { openCopy } from './open-copy.ts'
import { readPerformance } from './performance.ts'
import { readPage } from './read-page.ts'
import { readRows } from './read.ts'
import { sqliteRole } from './role.ts'
import { readSchema } from './schema.ts'
import type { SqliteCopy, SqliteSource } from './source.ts'

export type { SecretColumn, SqliteSource } from './source.ts'

/**
 * Creates the engine of a SQLite that runs in this thread, such as its WebAssembly build in a worker. Each use reads a
 * copy of its own, so nothing that a statement does reaches the database.
 */
export function createSqliteEngine(source: SqliteSource): DatabaseEngine {
  const withCopy = async <Result>(work: (copy: SqliteCopy) => Result | Promise<Result>): Promise<Result> => {
    const copy = openCopy(source)
    try {
      return await work(copy)
    } catch (error) {
      throw toQueryError(error, { copy })
    } finally {
      copy.database.close()
    }
  }
  return {
    test: () => withCopy((copy) => testCopy(copy, source)),
    readSchema: () => withCopy(readSchema),
    readPerformance: () => withCopy(readPerformance),
    readPage: (request, { signal }) => {
      signal.throwIfAborted()
      return withCopy((copy) => readPage(copy, request, { signal }))
    },
    async *read(query, { limits, signal }) {
      if (query.text.length > readLimits.statement) throw queryFailed('too-large')
      if (signal.aborted) throw queryFailed('cancelled')
      const copy = openCopy(source)
      try {
        yield* readRows(copy, query, { limits, signal })
      } finally {
        copy.database.close()
      }
    }
  }
}

function testCopy(copy: SqliteCopy, { sqlite3 }: SqliteSource): TestOutcome {
  const begun = performance.now()
  copy.database.selectValue('select count(*) from sqlite_schema')
  return {
    ok: true,
    version: sqlite3.version.libVersion,
    role: sqliteRole,
    mayWrite: false,
    connections: null,
    milliseconds: performance.now() - begun
  }
}
