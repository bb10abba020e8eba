import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** A built-in rule on certificates, which are a warning before they expire and no longer count as down. */
export function certificateRule(): Migration {
  return statements([
    `insert into alert_rules (id, name, severity, metric, comparison, threshold, for_ms, built_in, created_at, updated_at)
      values ('certificates', 'A certificate expires soon', 'warning', 'certificate', 'above', 0, 0, 1, 0, 0)`
  ])
}
