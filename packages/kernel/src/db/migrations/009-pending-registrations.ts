import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/**
 * From now on the password of a registration is kept with its verification token, not with the user (security bar 60).
 * Unverified users from before may hold an attacker's password: they are deleted, and their owners register again.
 */
export function pendingRegistrations(): Migration {
  return statements([`delete from users where status = 'pending'`])
}
