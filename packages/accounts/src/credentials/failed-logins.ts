import type { SecuritySettings } from '@sitewright/api'
import type { Services } from '../services/services.ts'
import { sha256 } from '../crypto/hash.ts'
import { inTransaction } from '../db/database.ts'
import type { Caller } from '../request/caller.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { UserRow } from '../db/rows.ts'
import { type AttemptCounter, lockIfExhausted } from './attempts.ts'
import type { KnownDevice } from './known-devices.ts'
import { issueToken } from './one-time-tokens.ts'

const anyDevice = 'any'

/** The attempt counter of a sign-in; a known device of the user has a counter of its own. */
export async function getAttemptCounter(
  user: UserRow | undefined,
  email: string,
  device: KnownDevice | undefined
): Promise<AttemptCounter> {
  const account = user?.id ?? `nobody ${await sha256(email)}`
  return { account, device: user !== undefined && device?.userId === user.id ? device.id : anyDevice }
}

/** A failed authentication attempt. */
export interface FailedLogin {
  user: UserRow | undefined
  counter: AttemptCounter
  settings: SecuritySettings
  caller: Caller
  /** Audit action, such as `auth.login`. */
  action: string
  details: Readonly<Record<string, unknown>>
}

/** Audits a failed attempt and locks the account if it was the last one; the owner is notified by mail. */
export async function recordFailedLogin(
  services: Services,
  { user, counter, settings, caller, action, details }: FailedLogin
): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const locked = await lockIfExhausted(transaction, counter, settings, services.now())
    await writeAudit(services, transaction, caller, {
      action: locked ? 'auth.lock' : action,
      outcome: 'refused',
      actorId: user?.id,
      details
    })
    if (locked && user !== undefined && user.status === 'active') {
      const token = await issueToken(services, transaction, { purpose: 'unlock', userId: user.id })
      await services.outbox.enqueue(
        transaction,
        { email: user.email, firstName: user.first_name },
        { kind: 'locked', link: `${services.publicUrl}/auth/unlock#${token}` }
      )
    }
  })
}
