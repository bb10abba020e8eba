import type { Selectable } from 'kysely'
import { hasUpdated, type Queries, type TotpTable } from '@sitewright/kernel/db'

export type TotpRow = Selectable<TotpTable>

/** Number of a user's factors by kind. */
export interface Factors {
  totp: number
  passkeys: number
  recoveryCodes: number
}

export async function countFactors(queries: Queries, userId: string): Promise<Factors> {
  const { totp, passkeys, recoveryCodes } = await queries
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('totp')
        .select(fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('secret', 'is not', null)
        .as('totp'),
      selectFrom('passkeys')
        .select(fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .as('passkeys'),
      selectFrom('recovery_codes')
        .select(fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .as('recoveryCodes')
    ])
    .executeTakeFirstOrThrow()
  return { totp: totp ?? 0, passkeys: passkeys ?? 0, recoveryCodes: recoveryCodes ?? 0 }
}

/** Whether sign-in requires a second factor. Recovery codes alone do not count. */
export function isSecondFactorEnabled({ totp, passkeys }: Factors): boolean {
  return totp + passkeys > 0
}

export function findTotp(queries: Queries, userId: string): Promise<TotpRow | undefined> {
  return queries.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Stores the TOTP secret that is being set up, beside the one in use. */
export async function upsertPendingTotp(
  queries: Queries,
  userId: string,
  { pending, until }: { pending: string; until: number }
): Promise<void> {
  const changes = { pending, pending_until: until }
  await queries
    .insertInto('totp')
    .values({ user_id: userId, secret: null, confirmed_at: null, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute()
}

/** Activates the pending TOTP secret; false if it was replaced meanwhile. */
export async function activatePendingTotp(
  queries: Queries,
  userId: string,
  { pending, step, now }: { pending: string; step: number; now: number }
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('totp')
      .set({
        secret: pending,
        pending: null,
        pending_until: null,
        last_step: step,
        confirmed_at: now
      })
      .where('user_id', '=', userId)
      .where('pending', '=', pending)
      .executeTakeFirst()
  )
}

/** Consumes a TOTP time step; false if it or a newer one was used before (replay, security bar 15). */
export async function consumeTimeStep(
  queries: Queries,
  userId: string,
  { secret, step }: { secret: string; step: number }
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('totp')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .where('last_step', '<', step)
      .executeTakeFirst()
  )
}

/** Deletes the TOTP secret; false if there was none. */
export async function removeTotp(queries: Queries, userId: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
