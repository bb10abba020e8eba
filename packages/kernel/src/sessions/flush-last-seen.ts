import { sql } from 'kysely'
import type { Services } from '../services/services.ts'
import type { Queries, Database } from '../db/database.ts'
import type { Log } from '../request/log.ts'

/** Interval of the flushes. */
export const lastSeenMs = 30_000

/** Flushes the last activity of sessions in one statement; returns how many there were. */
export async function flushLastSeen({
  database,
  lastSeen
}: Pick<Services, 'database' | 'lastSeen'>): Promise<number> {
  const seen = lastSeen.take()
  if (seen.size > 0) await writeLastSeen(database, seen)
  return seen.size
}

/**
 * Never replaces a later time by an earlier one. On Postgres a locked row is skipped: its transaction is a renewal, the
 * end of the session or the flush of another server, and waiting for it could be a deadlock.
 */
async function writeLastSeen(
  { db, engine }: Pick<Database, 'engine'> & { db: Queries },
  seen: ReadonlyMap<string, number>
): Promise<void> {
  const json = JSON.stringify([...seen].map(([id, at]) => ({ id, at })))
  const statement =
    engine === 'sqlite'
      ? sql`update sessions set last_seen_at = seen.at
          from (select value ->> 'id' as id, value ->> 'at' as at from json_each(${json})) as seen
          where sessions.id = seen.id and sessions.last_seen_at < seen.at`
      : sql`update sessions set last_seen_at = seen.at
          from (
            select sessions.id, given.at from sessions
            join jsonb_to_recordset(${json}::jsonb) as given (id text, at bigint) on given.id = sessions.id
            where sessions.last_seen_at < given.at
            for update of sessions skip locked
          ) as seen
          where sessions.id = seen.id`
  await statement.execute(db)
}

/** Flushes the last activity twice a minute until it is stopped, which flushes the rest. */
export function startLastSeen(parts: Pick<Services, 'database' | 'lastSeen'> & { log: Pick<Log, 'error'> }): {
  stop: () => Promise<void>
} {
  let writing = Promise.resolve()
  const write = (): void => {
    writing = writing
      .then(() => flushLastSeen(parts))
      .then(
        () => undefined,
        (error: unknown) => parts.log.error('sessions.seen-failed', { error })
      )
  }
  const timer = setInterval(write, lastSeenMs)
  return {
    async stop() {
      clearInterval(timer)
      write()
      await writing
    }
  }
}
