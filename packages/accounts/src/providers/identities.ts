import type { Transaction } from 'kysely'
import type { Services } from '../services/services.ts'
import { newId } from '../crypto/random.ts'
import type { Tables } from '../db/tables.ts'
import type { Caller } from '../request/caller.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { MailTemplate } from '../services/outbox.ts'
import type { UserRow } from '../db/rows.ts'
import { insertIdentity } from '../users/identities.repository.ts'
import type { ProviderProfile } from './provider-profile.ts'
import type { Provider } from './provider.ts'

/** An identity to be linked to a user. */
export interface NewIdentity {
  provider: Provider
  profile: ProviderProfile
  caller: Caller
}

/** Links an identity to a user; false if either is linked otherwise. */
export async function addIdentity(
  services: Services,
  transaction: Transaction<Tables>,
  userId: string,
  { provider, profile, caller }: NewIdentity
): Promise<boolean> {
  const added = await insertIdentity(transaction, {
    id: newId(),
    user_id: userId,
    provider: provider.id,
    issuer: profile.issuer,
    subject: profile.subject,
    email: profile.email ?? null,
    connected_at: services.now(),
    last_used_at: null
  })
  if (added)
    await writeAudit(services, transaction, caller, {
      action: 'account.connect',
      outcome: 'done',
      actorId: userId,
      subject: { type: 'user', id: userId },
      details: { provider: provider.id, issuer: profile.issuer, subject: profile.subject }
    })
  return added
}

/** Links an identity to an existing user, who is notified by mail. */
export async function connectIdentity(
  services: Services,
  transaction: Transaction<Tables>,
  user: UserRow,
  identity: NewIdentity
): Promise<boolean> {
  const added = await addIdentity(services, transaction, user.id, identity)
  if (added)
    await mailOwner(services, transaction, user, {
      kind: 'provider-connected',
      provider: identity.provider.displayName
    })
  return added
}

/** Notifies a user by mail that the ways to sign in have changed. */
export function mailOwner(
  { outbox }: Pick<Services, 'outbox'>,
  transaction: Transaction<Tables>,
  { email, first_name: firstName }: UserRow,
  template: MailTemplate
): Promise<void> {
  return outbox.enqueue(transaction, { email, firstName }, template)
}
