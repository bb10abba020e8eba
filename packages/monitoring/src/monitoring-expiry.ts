import { checkLimits, maintenanceLimits } from '@sitewright/api'
import { day, type ExpiryRule } from '@sitewright/kernel/area'
import { sql } from 'kysely'

/** Expiry rules of resolved alerts, webhook messages, snoozes, silences, check results and maintenance windows. */
export const monitoringExpiry: readonly ExpiryRule[] = [
  { table: 'alerts', key: ['id'], when: (now) => sql`resolved_at < ${now - 400 * day}` },
  { table: 'webhook_deliveries', key: ['id'], when: (now) => sql`ended_at < ${now - 30 * day}` },
  { table: 'need_snoozes', key: ['id'], when: (now) => sql`until < ${now}` },
  { table: 'silences', key: ['id'], when: (now) => sql`until < ${now - 30 * day}` },
  { table: 'check_results', key: ['id'], when: (now) => sql`at < ${now - checkLimits.resultDays * day}` },
  {
    table: 'check_buckets',
    key: ['check_id', 'resolution', 'at'],
    when: (now) => sql`(resolution = 3600 and at < ${now - 2 * day})
      or (resolution = 86400 and at < ${now - (checkLimits.days + 1) * day})`
  },
  {
    table: 'maintenance_windows',
    key: ['id'],
    when: (now) => sql`ends_at < ${now - maintenanceLimits.retentionDays * day}`
  }
]
