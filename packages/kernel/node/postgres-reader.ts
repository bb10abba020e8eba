import pg from 'pg'
import { usualBatchRows, type Reader } from '../src/services/reader.ts'
import type { TenantRows } from '../src/db/database.ts'
import { readAhead } from './read-ahead.ts'
import type { Reading, ReadingQuery } from './reader-messages.ts'
import { toPoolConfig } from './postgres.ts'
import { toTenantStatement } from './row-security/tenant-connections.ts'

/** Connections of the pool: more than files are sent at once (`file-registrar.ts`); further reads wait. */
const mostReadings = 10

interface Readings {
  open: (query: ReadingQuery) => Promise<Reading>
  close: () => Promise<void>
}

/** Opens a pool whose transactions are read-only, so that readings take no connection from the calls. */
export function openReadings(url: string, tenantRole?: string, idleMs?: number): Readings {
  const pool = new pg.Pool({
    ...toPoolConfig(url, idleMs),
    max: mostReadings,
    options: '-c default_transaction_read_only=on'
  })
  // An idle connection that breaks: the pool opens a new one.
  pool.on('error', () => undefined)
  return {
    open: async (query) => openReading(await pool.connect(), query, tenantRole),
    close: () => pool.end()
  }
}

function openReading(
  client: pg.PoolClient,
  { sql, parameters, batchRows, rows: ofTenant }: ReadingQuery,
  tenantRole: string | undefined
): Reading {
  let isBegun = false
  let isReleased = false

  function release(isEnded: boolean): void {
    if (isReleased) return
    isReleased = true
    // A connection whose read was cancelled is closed, which ends its transaction.
    client.release(!isEnded)
  }

  return {
    async next() {
      if (!isBegun) {
        isBegun = true
        // All batches see one snapshot of the database.
        await client.query('begin transaction isolation level repeatable read')
        if (ofTenant !== undefined && tenantRole !== undefined)
          await client.query(...toTenantStatement(tenantRole, ofTenant, 'transaction'))
        await client.query(`declare reading no scroll cursor for ${sql}`, [...parameters])
      }
      const { rows } = await client.query<object>(`fetch ${batchRows} from reading`)
      const isLast = rows.length < batchRows
      if (isLast) {
        await client.query('commit')
        release(true)
      }
      return { rows, isLast }
    },
    close: () => release(false)
  }
}

/** Opens a reader of Postgres in this thread; `openThreadedPostgresReader` runs it in a worker. */
export function openPostgresReader(url: string, tenantRole?: string, idleMs?: number): Reader {
  const readings = openReadings(url, tenantRole, idleMs)
  const toReader = (rows?: TenantRows): Reader => ({
    async *read<Row>(...[{ sql, parameters }, options = {}]: Parameters<Reader['read']>) {
      const { batchRows = usualBatchRows, signal } = options
      signal?.throwIfAborted()
      const reading = await readings.open({ sql, parameters, batchRows, rows })
      try {
        yield* readAhead<Row>(reading.next, signal)
      } finally {
        reading.close()
      }
    },
    close: readings.close
  })
  return { ...toReader(), ...(tenantRole === undefined ? {} : { ofTenant: toReader }) }
}
