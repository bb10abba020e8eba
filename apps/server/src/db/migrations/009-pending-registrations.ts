import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/**
 * Registrations travel with their link from now on (security bar 60). Those that waited before held a password that
 * may be a stranger's: their owners register once more.
 */
export function pendingRegistrations(): Migration {
  return statements([`delete from users where status = 'pending'`])
}
