import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/**
 * What plans lack of the features of tenants, and what single tenants have otherwise. What is off is kept, not what is
 * on, so that a feature that comes with an upgrade is on.
 */
export function tenantFeatures(): Migration {
  return statements([
    `alter table plans add column features_off text not null default '[]'`,
    `alter table tenants add column feature_overrides text not null default '{}'`
  ])
}
