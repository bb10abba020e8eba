import type { ApiErrorCode } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { atomically } from '../../db/database.ts'
import type { Actor, Caller } from '../../http/caller.ts'
import { countCall } from '../rates/rate.ts'
import { record } from './audit.ts'

/** Refusals of a session that are told in a minute; nobody fills the log by asking again. */
const told = { most: 20, windowMs: 60_000 }

/** What somebody signed in was refused, and where. */
export interface RefusedAccess {
  code: ApiErrorCode
  method: string
  route: string
}

/** Writes down that somebody tried what their role does not allow (security bar 52). */
export async function recordRefusedAccess(
  accounts: Accounts,
  { userId, sessionId }: Actor,
  caller: Caller,
  details: RefusedAccess
): Promise<void> {
  const { database, now } = accounts
  const { count } = await countCall(database.db, `refused-access ${sessionId}`, now(), told.windowMs)
  if (count > told.most) return
  await atomically(database, (transaction) =>
    record(accounts, transaction, caller, {
      action: 'auth.forbidden',
      outcome: 'refused',
      actorId: userId,
      subject: { type: 'session', id: sessionId },
      details: { ...details }
    })
  )
}
