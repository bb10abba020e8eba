import type { Migration } from 'kysely/migration'
import type { Database } from '../database.ts'
import { statements } from './statements.ts'

/**
 * Postgres vacuums users after few changes. Each sign-in changes one, and an index alone answers a deep page of the list
 * only where nothing on the table's own pages has changed since: a change of two users in a hundred, spread evenly,
 * has it look at more than half of all pages.
 */
export function vacuumUsers({ engine }: Database): Migration {
  return statements(
    engine === 'postgres'
      ? ['alter table users set (autovacuum_vacuum_scale_factor = 0.005, autovacuum_vacuum_threshold = 500)']
      : []
  )
}
