import type { ApiErrorCode } from '@sitewright/api'
import type { Services } from '../services/services.ts'
import { inTransaction } from '../db/database.ts'
import type { Actor, Caller } from '../request/caller.ts'
import { countCall } from '../rate-limits/enforce-rate-limit.ts'
import { writeAudit } from './write-audit.ts'

/** Audited refusals of a session per minute, against flooding the log. */
const auditLimit = { most: 20, windowMs: 60_000 }

/** A refused request of a signed-in user. */
export interface RefusedAccess {
  code: ApiErrorCode
  method: string
  route: string
}

/** Audits a request that the user's role does not allow (security bar 52). */
export async function auditRefusedAccess(
  services: Services,
  {
    userId,
    tenantId,
    sessionId,
    viewer,
    key
  }: Pick<Actor, 'userId' | 'tenantId' | 'sessionId' | 'viewer' | 'key'>,
  caller: Caller,
  details: RefusedAccess
): Promise<void> {
  const { database, now } = services
  const { count } = await countCall(database.db, `refused-access ${sessionId}`, now(), auditLimit.windowMs)
  if (count > auditLimit.most) return
  await inTransaction(database, (transaction) =>
    writeAudit(services, transaction, caller, {
      action: 'auth.forbidden',
      outcome: 'refused',
      actorId: userId,
      // The tenant that the user works in, which need not be the one they belong to.
      tenantId,
      impersonatorId: viewer?.userId,
      subject: { type: key === undefined ? 'session' : 'api-key', id: sessionId },
      details: { ...details, ...(key && { apiKey: key }) }
    })
  )
}
