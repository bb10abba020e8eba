import type { SatisfactionScore } from '@sitewright/api'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import {
  hasUpdated,
  type Database,
  type Queries,
  isOneOf,
  type SatisfactionAnswersTable,
  type SatisfactionAsksTable
} from '@sitewright/kernel/db'

type AnswerRow = Selectable<SatisfactionAnswersTable>

/** When a user was last asked. */
export function findAsk(
  queries: Queries,
  userId: string
): Promise<Selectable<SatisfactionAsksTable> | undefined> {
  return queries.selectFrom('satisfaction_asks').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Records that a user was asked unless it was after a time; of two calls at once, one gets true. */
export async function claimAsk(
  queries: Queries,
  { before, ...ask }: { user_id: string; asked_at: number; before: number }
): Promise<boolean> {
  const rows = await queries
    .insertInto('satisfaction_asks')
    .values({ ...ask, answered_at: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ asked_at: ask.asked_at, answered_at: null })
        .where('satisfaction_asks.asked_at', '<=', before)
    )
    .returning('user_id')
    .execute()
  return rows.length > 0
}

/** Closes the open survey of a user; false where none is open. */
export async function settleAsk(queries: Queries, userId: string, now: number): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('satisfaction_asks')
      .set({ answered_at: now })
      .where('user_id', '=', userId)
      .where('answered_at', 'is', null)
      .executeTakeFirst()
  )
}

export async function insertAnswer(queries: Queries, row: AnswerRow): Promise<void> {
  await queries.insertInto('satisfaction_answers').values(row).execute()
}

/** The answers of a user, the newest first. */
export function findAnswersOf(queries: Queries, userId: string): Promise<AnswerRow[]> {
  return queries
    .selectFrom('satisfaction_answers')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('answered_at', 'desc')
    .execute()
}

/** A page of the answers of a tenant since a time, the newest first, and the total. */
export async function findAnswerPage(
  queries: Queries,
  { tenantId, since, page, limit }: { tenantId: string; since: number; page: number; limit: number }
): Promise<{ rows: AnswerRow[]; total: number }> {
  const answers = queries
    .selectFrom('satisfaction_answers')
    .where('tenant_id', '=', tenantId)
    .where('answered_at', '>', since)
  const rows = await answers
    .selectAll()
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const all = await answers
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(all.count) }
}

/** Deletes the answers of a tenant that is deleted. */
export async function deleteAnswersOf(queries: Queries, tenantId: string): Promise<void> {
  await queries.deleteFrom('satisfaction_answers').where('tenant_id', '=', tenantId).execute()
}

/** The newest answer of each user in a tenant. */
const isNewest = sql<boolean>`not exists (
  select 1 from satisfaction_answers as later
  where later.user_id = satisfaction_answers.user_id and later.tenant_id = satisfaction_answers.tenant_id
    and (later.answered_at > satisfaction_answers.answered_at
      or later.answered_at = satisfaction_answers.answered_at and later.id > satisfaction_answers.id))`

const figures: { [Name in 'sum' | 'count' | 'first' | 'last']: RawBuilder<number | string | null> } = {
  sum: sql`sum(score)`,
  count: sql`count(*)`,
  first: sql`min(answered_at)`,
  last: sql`max(answered_at)`
}

/** Satisfaction scores of some tenants, from the newest answer of each user since a time. */
export async function findScores(
  database: Pick<Database, 'engine' | 'db'>,
  { ids, since }: { ids: readonly string[]; since: number }
): Promise<ReadonlyMap<string, NonNullable<SatisfactionScore>>> {
  const { sum, count, first, last } = figures
  const rows = await database.db
    .selectFrom('satisfaction_answers')
    .select('tenant_id')
    .select([sum.as('sum'), count.as('count'), first.as('first'), last.as('last')])
    .where(isOneOf(database, 'tenant_id', ids))
    .where('answered_at', '>', since)
    .where(isNewest)
    .groupBy('tenant_id')
    .execute()
  return new Map(
    rows.flatMap(({ tenant_id: id, ...row }) => {
      const score = toScore(row)
      return score === null ? [] : [[id, score] as const]
    })
  )
}

/** The satisfaction score of all tenants: a user counts once for each tenant that they answered for. */
export async function findOverallScore(queries: Queries, since: number): Promise<SatisfactionScore> {
  const { sum, count, first, last } = figures
  const row = await queries
    .selectFrom('satisfaction_answers')
    .innerJoin('tenants', 'tenants.id', 'satisfaction_answers.tenant_id')
    .select([sum.as('sum'), count.as('count'), first.as('first'), last.as('last')])
    .where('answered_at', '>', since)
    .where(isNewest)
    .executeTakeFirstOrThrow()
  return toScore(row)
}

/** Postgres returns sums as strings. */
function toScore(row: Record<'sum' | 'count' | 'first' | 'last', number | string | null>): SatisfactionScore {
  const [sum, count, first, last] = [row.sum, row.count, row.first, row.last].map(Number) as [
    number,
    number,
    number,
    number
  ]
  return count === 0 ? null : { mean: sum / count, count, first, last }
}
