import type { Accounts } from '../../accounts.ts'
import { sha256 } from '../../crypto/hash.ts'
import { atomically } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import type { SecuritySettings } from '../settings/security-settings.ts'
import { lockIfSpent, type Count } from './attempts.ts'
import type { KnownDevice } from './known-devices.ts'
import { issueToken } from './one-time-tokens.ts'

const anyDevice = 'any'

/** Whose tries count, and on which device: one that the person signed in on before has a count of its own. */
export async function countOf(
  user: UserRow | undefined,
  email: string,
  device: KnownDevice | undefined
): Promise<Count> {
  const account = user?.id ?? `nobody ${await sha256(email)}`
  return { account, device: user !== undefined && device?.userId === user.id ? device.id : anyDevice }
}

/** A try that was not right. */
export interface Refusal {
  user: UserRow | undefined
  count: Count
  settings: SecuritySettings
  caller: Caller
  /** What was tried, such as `auth.login`. */
  action: string
  details: Readonly<Record<string, unknown>>
}

/** Notes a try that was not right, and locks the account where it was the last one; its owner is told by mail. */
export async function refuse(
  accounts: Accounts,
  { user, count, settings, caller, action, details }: Refusal
): Promise<void> {
  await atomically(accounts.database, async (transaction) => {
    const locked = await lockIfSpent(transaction, count, settings, accounts.now())
    await record(accounts, transaction, caller, {
      action: locked ? 'auth.lock' : action,
      outcome: 'refused',
      actorId: user?.id,
      details
    })
    if (locked && user !== undefined && user.status === 'active') {
      const token = await issueToken(accounts, transaction, { purpose: 'unlock', userId: user.id })
      await accounts.outbox.post(
        transaction,
        { email: user.email, firstName: user.first_name },
        { kind: 'locked', link: `${accounts.publicUrl}/auth/unlock#${token}` }
      )
    }
  })
}
