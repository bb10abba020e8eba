import type { SecuritySettings, SignInRefusal } from '@sitewright/api'
import { sha256 } from '../crypto/hash.ts'
import type { Call } from '../call/call.ts'
import type { UserRow } from '../db/rows.ts'
import { type AttemptCounter, lockIfExhausted } from './login-attempts.ts'
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

export interface FailedLogin {
  user: UserRow | undefined
  counter: AttemptCounter
  settings: SecuritySettings
  /** Audit action, such as `auth.login`. */
  action: string
  /** Audited, and never shown to the visitor (security bar 10). */
  reason: SignInRefusal
  details: Readonly<Record<string, unknown>>
}

/** Audits a failed attempt and locks the account if it was the last one; the owner is notified by mail. */
export async function recordFailedLogin(
  call: Call,
  { user, counter, settings, action, reason, details }: FailedLogin
): Promise<void> {
  const { services } = call
  await call.transaction(async (transaction) => {
    const locked = await lockIfExhausted(transaction, counter, settings, services.now())
    await transaction.audit(locked ? 'auth.lock' : action, undefined, {
      outcome: 'refused',
      actorId: user?.id,
      details: { ...details, reason }
    })
    if (locked && user !== undefined && user.status === 'active') {
      const token = await issueToken(services, transaction, { purpose: 'unlock', userId: user.id })
      await transaction.mail(user, { kind: 'locked', link: `${services.publicUrl}/auth/unlock#${token}` })
      await transaction.notify({
        kind: 'account.locked',
        facts: {},
        subject: { type: 'user', id: user.id },
        person: user.id,
        link: `/admin/users?user=${user.id}`,
        to: { permission: 'user.write', tenantId: user.tenant_id, except: [user.id] }
      })
    }
  })
}
