import { queryLimits } from '@sitewright/api'
import { day, hour, type ExpiryRule } from '@sitewright/kernel/area'
import { sql } from 'kysely'

/** Expiry rules of the query history, its quotas and counts, and of staged changes. */
export const databasePanelExpiry: readonly ExpiryRule[] = [
  {
    table: 'query_history',
    key: ['id'],
    when: (now) => sql`created_at < ${now - queryLimits.historyDays * day}`
  },
  {
    table: 'query_charges',
    key: ['user_id', 'connection_id', 'day'],
    when: (now) => sql`day < ${Math.floor(now / day) - queryLimits.historyDays}`
  },
  {
    table: 'query_counts',
    key: ['connection_id', 'hour'],
    when: (now) => sql`hour < ${Math.floor(now / hour) - 24}`
  },
  { table: 'database_writes', key: ['id'], when: (now) => sql`begun_at < ${now - 30 * day}` }
]
