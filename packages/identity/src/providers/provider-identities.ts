import { newId } from '@sitewright/kernel/crypto'
import type { Call, CallTransaction } from '@sitewright/kernel/call'
import type { UserRow } from '@sitewright/kernel/db'
import { insertIdentity } from '../users/provider-identities.repository.ts'
import type { ProviderProfile } from './provider-profile.ts'
import type { Provider } from './provider.ts'

/** An identity to be linked to a user. */
export interface NewIdentity {
  provider: Provider
  profile: ProviderProfile
  user: UserRow
}

/** Links an identity to a user; false if either is linked otherwise. */
export async function addIdentity(
  { services }: Call,
  transaction: CallTransaction,
  { provider, profile, user }: NewIdentity
): Promise<boolean> {
  const added = await insertIdentity(transaction, {
    id: newId(),
    user_id: user.id,
    provider: provider.id,
    issuer: profile.issuer,
    subject: profile.subject,
    email: profile.email ?? null,
    connected_at: services.now(),
    last_used_at: null
  })
  if (added)
    await transaction.audit('account.connect', user, {
      actorId: user.id,
      details: { provider: provider.id, issuer: profile.issuer, subject: profile.subject }
    })
  return added
}

/** Links an identity to an existing user, who is notified by mail. */
export async function connectIdentity(
  call: Call,
  transaction: CallTransaction,
  identity: NewIdentity
): Promise<boolean> {
  const added = await addIdentity(call, transaction, identity)
  if (added)
    await transaction.mail(identity.user, {
      kind: 'provider-connected',
      provider: identity.provider.displayName
    })
  return added
}
