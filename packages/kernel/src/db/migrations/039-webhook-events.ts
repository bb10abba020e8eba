import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** The events that a webhook is told of; those that exist keep what they were told of. */
export function webhookEvents(): Migration {
  return statements([
    `alter table webhooks add column events text not null
      default '["alert.fired","alert.flapping","alert.resolved"]'`
  ])
}
