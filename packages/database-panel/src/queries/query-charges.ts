import { ApiError, type DatabaseCharges } from '@sitewright/api'
import { chargeUnits, isMetered } from '@sitewright/databases'
import type { UserCall } from '@sitewright/kernel/call'
import type { ConnectionRow } from '../connections/connections.repository.ts'
import { getUsedConnection } from '../connections/get-used-connection.ts'
import type { Queries } from '@sitewright/kernel/db'

const dayMs = 24 * 60 * 60_000

interface ChargeKey {
  userId: string
  connectionId: string
  now: number
}

/** The caller's charges of today, and the daily budget. */
export async function readCharges(call: UserCall, connectionId: string): Promise<DatabaseCharges> {
  const { services, actor } = call
  const { db } = services.database
  const { kind, daily_budget: budget } = await getUsedConnection(call, connectionId)
  const now = services.now()
  return {
    unit: isMetered(kind) ? chargeUnits[kind] : null,
    charged: await findCharged(db, { userId: actor.userId, connectionId, now }),
    budget,
    endsAt: (toDay(now) + 1) * dayMs
  }
}

/** Throws where the daily budget is used up. Concurrent queries may exceed it together. */
export async function requireBudget(
  { services, actor }: UserCall,
  { id: connectionId, kind, daily_budget: budget }: ConnectionRow
): Promise<void> {
  if (budget === null || !isMetered(kind)) return
  const charged = await findCharged(services.database.db, {
    userId: actor.userId,
    connectionId,
    now: services.now()
  })
  if (charged < budget) return
  const said = [charged, budget].map((number) => number.toLocaleString('en-GB'))
  throw new ApiError('query.budget', [
    { path: 'body.connection', message: `${said.join(' of ')} ${chargeUnits[kind]} today` }
  ])
}

export async function addCharge(
  queries: Queries,
  { userId, connectionId, now, amount }: ChargeKey & { amount: number }
): Promise<void> {
  await queries
    .insertInto('query_charges')
    .values({ user_id: userId, connection_id: connectionId, day: toDay(now), amount })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'connection_id', 'day'])
        .doUpdateSet(({ ref, eb }) => ({ amount: eb(ref('query_charges.amount'), '+', amount) }))
    )
    .execute()
}

/** Days of UTC since 1970. */
function toDay(now: number): number {
  return Math.floor(now / dayMs)
}

async function findCharged(queries: Queries, { userId, connectionId, now }: ChargeKey): Promise<number> {
  const row = await queries
    .selectFrom('query_charges')
    .select('amount')
    .where('user_id', '=', userId)
    .where('connection_id', '=', connectionId)
    .where('day', '=', toDay(now))
    .executeTakeFirst()
  return row?.amount ?? 0
}
