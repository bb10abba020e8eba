import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** When the account of a user who has closed it is deleted. */
export function closedAccounts(): Migration {
  return statements([
    'alter table users add column purge_at bigint',
    'create index users_to_purge on users (purge_at) where purge_at is not null'
  ])
}
