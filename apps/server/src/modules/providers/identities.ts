import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { newId } from '../../crypto/random.ts'
import type { Tables } from '../../db/tables.ts'
import type { Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import type { Letter } from '../mail/outbox.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import { insertIdentity } from './identities.repository.ts'
import type { ProviderPerson } from './person.ts'
import type { Provider } from './provider.ts'

/** An account of a provider that comes to belong to somebody. */
export interface NewIdentity {
  provider: Provider
  person: ProviderPerson
  caller: Caller
}

/** Connects an account of a provider with a person's; false where either is connected otherwise. */
export async function addIdentity(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  userId: string,
  { provider, person, caller }: NewIdentity
): Promise<boolean> {
  const added = await insertIdentity(transaction, {
    id: newId(),
    user_id: userId,
    provider: provider.id,
    issuer: person.issuer,
    subject: person.subject,
    email: person.email ?? null,
    connected_at: accounts.now(),
    last_used_at: null
  })
  if (added)
    await record(accounts, transaction, caller, {
      action: 'account.connect',
      outcome: 'done',
      actorId: userId,
      subject: { type: 'user', id: userId },
      details: { provider: provider.id, issuer: person.issuer, subject: person.subject }
    })
  return added
}

/** The same for somebody who had the account before, who is told by mail. */
export async function connect(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  user: UserRow,
  identity: NewIdentity
): Promise<boolean> {
  const added = await addIdentity(accounts, transaction, user.id, identity)
  if (added)
    await tellOwner(accounts, transaction, user, {
      kind: 'provider-connected',
      provider: identity.provider.displayName
    })
  return added
}

/** Tells by mail that the ways to sign in have changed. */
export function tellOwner(
  { outbox }: Pick<Accounts, 'outbox'>,
  transaction: Transaction<Tables>,
  { email, first_name: firstName }: UserRow,
  letter: Letter
): Promise<void> {
  return outbox.post(transaction, { email, firstName }, letter)
}
