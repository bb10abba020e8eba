import { newId } from '@sitewright/kernel/crypto'
import { isOneOf, type UserRow, withAllRows, toSearchText } from '@sitewright/kernel/db'
import type { BatchContext } from '@sitewright/kernel/area'
import { bulkEntry } from '../bulk/bulk-items.ts'
import { mailInvitation } from '../mail-invitation.ts'
import { publishUserChanges, toSearchWords } from '@sitewright/kernel/users'
import type { ImportedUser } from './check-row.ts'

interface AddOptions {
  tenantId: string | null
  /** Whether each of them gets a mail to set a password. */
  mail: boolean
}

/** Adds users in one statement, with the same search words, audit entries and events as the single action. */
export async function addImportedUsers(
  batch: BatchContext,
  users: readonly ImportedUser[],
  { tenantId, mail }: AddOptions
): Promise<UserRow[]> {
  if (users.length === 0) return []
  const { services, transaction } = batch
  const emails = users.map(({ email }) => email)
  // An unverified registration does not reserve an address (security bar 60).
  await withAllRows(services.database, transaction, () =>
    transaction
      .deleteFrom('users')
      .where(isOneOf(services.database, 'email', emails))
      .where('status', '=', 'pending')
      .execute()
  )
  const now = services.now()
  const added = await transaction
    .insertInto('users')
    .values(
      users.map(({ email, firstName, lastName, role, status }) => {
        const names = { email, first_name: firstName, last_name: lastName }
        return {
          id: newId(),
          ...names,
          ...toSearchText(names),
          role,
          status,
          email_verified_at: null,
          password_hash: null,
          password_changed_at: null,
          tenant_id: tenantId,
          avatar: null,
          last_login_at: null,
          created_at: now,
          updated_at: now
        }
      })
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .execute()
  if (added.length === 0) return []
  const words = added.flatMap((user) => toSearchWords(user).map((word) => ({ word, user_id: user.id })))
  await transaction.insertInto('user_words').values(words).execute()
  publishUserChanges(batch, added, 'added')
  await batch.audit(added.map((user) => bulkEntry(batch, 'user.add', { user, details: { role: user.role } })))
  if (mail && services.outbox.configured)
    for (const user of added) await mailInvitation(services, transaction, user)
  return added
}
