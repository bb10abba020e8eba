import type { ApiErrorCode } from '@sitewright/api'
import type { Services } from '../../services.ts'
import { inTransaction } from '../../db/database.ts'
import type { Actor, Caller } from '../../http/caller.ts'
import { countCall } from '../rate-limits/rate-limits.ts'
import { writeAudit } from './write-audit.ts'

/** Refusals of a session that are told in a minute; nobody fills the log by asking again. */
const auditLimit = { most: 20, windowMs: 60_000 }

/** What somebody signed in was refused, and where. */
export interface RefusedAccess {
  code: ApiErrorCode
  method: string
  route: string
}

/** Writes down that somebody tried what their role does not allow (security bar 52). */
export async function auditRefusedAccess(
  services: Services,
  { userId, sessionId }: Actor,
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
      subject: { type: 'session', id: sessionId },
      details: { ...details }
    })
  )
}
