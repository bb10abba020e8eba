import type { Queries } from '@sitewright/kernel/db'

const hourMs = 3_600_000

/** The start of the hour of a time. */
export function hourOf(time: number): number {
  return time - (time % hourMs)
}

/**
 * Counts a sign-in by the method of its first factor. Call it after the audit entry, which takes a lock: in this order
 * two sign-ins cannot deadlock.
 */
export async function countSignIn(
  queries: Queries,
  { at, methods: [first = '', ...others] }: { at: number; methods: readonly string[] }
): Promise<void> {
  const secondFactors = others.length > 0 ? 1 : 0
  await queries
    .insertInto('sign_in_counts')
    .values({
      hour: hourOf(at),
      way: first.replace('provider:', ''),
      sign_ins: 1,
      second_factors: secondFactors
    })
    .onConflict((conflict) =>
      conflict.columns(['hour', 'way']).doUpdateSet(({ eb }) => ({
        sign_ins: eb('sign_in_counts.sign_ins', '+', 1),
        second_factors: eb('sign_in_counts.second_factors', '+', secondFactors)
      }))
    )
    .execute()
}

/** Sign-ins within one hour by one method. */
export interface SignInCount {
  hour: number
  way: string
  signIns: number
  secondFactors: number
}

/** Sign-ins since the start of an hour. */
export async function findSignInCounts(queries: Queries, from: number): Promise<SignInCount[]> {
  const rows = await queries
    .selectFrom('sign_in_counts')
    .selectAll()
    .where('hour', '>=', from)
    .orderBy('hour')
    .execute()
  return rows.map(({ hour, way, sign_ins: signIns, second_factors: secondFactors }) => ({
    hour,
    way,
    signIns,
    secondFactors
  }))
}
