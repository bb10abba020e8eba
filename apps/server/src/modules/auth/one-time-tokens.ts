import type { Accounts } from '../../accounts.ts'
import { sha256 } from '../../crypto/hash.ts'
import { randomToken } from '../../crypto/random.ts'
import type { Queries } from '../../db/database.ts'
import type { OneTimePurpose } from '../../db/tables.ts'

const minute = 60_000

/** Milliseconds that each kind of token lives. */
const lifetimes: Record<OneTimePurpose, number> = {
  'email-verify': 24 * 60 * minute,
  'password-reset': 30 * minute,
  unlock: 60 * minute,
  'set-up': 24 * 60 * minute,
  'second-factor': 5 * minute,
  'email-change': 24 * 60 * minute
}

/** Makes a token for one use and voids the older ones of its kind and person (security bar 8). */
export async function issueToken(
  { now }: Pick<Accounts, 'now'>,
  queries: Queries,
  { purpose, userId, payload = {} }: { purpose: OneTimePurpose; userId: string | null; payload?: object }
): Promise<string> {
  const token = randomToken()
  const time = now()
  await queries
    .deleteFrom('one_time_tokens')
    .where('purpose', '=', purpose)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .execute()
  await queries
    .insertInto('one_time_tokens')
    .values({
      hash: await sha256(token),
      purpose,
      user_id: userId,
      payload: JSON.stringify(payload),
      created_at: time,
      expires_at: time + lifetimes[purpose],
      used_at: null
    })
    .execute()
  return token
}

/** Uses a token up. Undefined where it is unknown, used, or too old; of parallel calls one gets it. */
export async function useToken(
  { now }: Pick<Accounts, 'now'>,
  queries: Queries,
  purpose: OneTimePurpose,
  token: string
): Promise<{ userId: string | null; payload: unknown } | undefined> {
  const row = await queries
    .updateTable('one_time_tokens')
    .set({ used_at: now() })
    .where('hash', '=', await sha256(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .returning(['user_id', 'payload'])
    .executeTakeFirst()
  return row === undefined ? undefined : { userId: row.user_id, payload: JSON.parse(row.payload) }
}

/** Whose token it is, without using it up. */
export async function ownerOfToken(
  { now }: Pick<Accounts, 'now'>,
  queries: Queries,
  purpose: OneTimePurpose,
  token: string
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('hash', '=', await sha256(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return row?.user_id ?? undefined
}
