import type { Migration } from 'kysely/migration'
import type { Database } from '../database.ts'
import { statements } from './statements.ts'

/** Times of messages to webhooks that were kept with a fraction, which SQLite takes and no answer may hold. */
export function wholeTimes({ engine }: Database): Migration {
  return statements(
    engine === 'sqlite'
      ? [`update webhook_deliveries set due_at = cast(due_at as integer) where typeof(due_at) = 'real'`]
      : []
  )
}
