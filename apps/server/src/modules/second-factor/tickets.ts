import { ApiError } from '@sitewright/api'
import { sql } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { sha256 } from '../../crypto/hash.ts'
import type { Queries } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import { mayEnter, type TicketPayload } from '../auth/login.ts'
import { useToken as redeemToken } from '../auth/one-time-tokens.ts'
import { userById } from '../auth/users.repository.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import type { SignIn } from '../sessions/sessions.usecases.ts'

/** How often a ticket may be shown with a proof (security bar 17). */
const triesOfATicket = 5

/** What a ticket opens. */
type Use = 'verify' | 'enrol'

/** A sign-in that waits for its second step. */
export interface Ticket {
  user: UserRow
  signIn: SignIn
}

/**
 * Reads a ticket, which opens one thing only, where it was given out: same address, same kind of device. A try is
 * taken before the proof is looked at, so that parallel ones cannot take more than there are (security bar 17).
 */
export async function readTicket(
  accounts: Pick<Accounts, 'database' | 'now'>,
  ticket: string,
  { use, tries, caller }: { use: Use; tries: 0 | 1; caller: Caller }
): Promise<Ticket> {
  const { db } = accounts.database
  const row = await takeTicketTry(db, { hash: await sha256(ticket), tries, now: accounts.now() })
  const user = row?.user_id == null ? undefined : await userById(db, row.user_id)
  if (row === undefined || user === undefined) throw new ApiError('auth.challenge')
  const { signIn, enrol, ip, device } = JSON.parse(row.payload) as TicketPayload
  const fits = enrol === (use === 'enrol') && ip === caller.ip && device === caller.device
  // Who changed the password meanwhile did not mean to let an older sign-in go on.
  const outdated = (user.password_changed_at ?? 0) > row.created_at
  if (!fits || outdated || !mayEnter(user, signIn.area)) throw new ApiError('auth.challenge')
  return { user, signIn }
}

function takeTicketTry(
  queries: Queries,
  { hash, tries, now }: { hash: string; tries: 0 | 1; now: number }
): Promise<{ user_id: string | null; payload: string; created_at: number } | undefined> {
  return queries
    .updateTable('one_time_tokens')
    .set(({ ref }) => ({ tries: sql<number>`${ref('tries')} + ${tries}` }))
    .where('hash', '=', hash)
    .where('purpose', '=', 'second-factor')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', triesOfATicket)
    .returning(['user_id', 'payload', 'created_at'])
    .executeTakeFirst()
}

/** Uses a ticket up, in the transaction that opens the session. */
export async function spendTicket(
  accounts: Pick<Accounts, 'now'>,
  queries: Queries,
  ticket: string
): Promise<void> {
  if ((await redeemToken(accounts, queries, 'second-factor', ticket)) === undefined)
    throw new ApiError('auth.challenge')
}
