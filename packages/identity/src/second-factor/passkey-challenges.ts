import type { Services } from '@sitewright/kernel/services'
import { sha256, randomToken } from '@sitewright/kernel/crypto'
import type { PasskeyChallengesTable } from '@sitewright/kernel/db'

type Purpose = PasskeyChallengesTable['purpose']

/** Lifetime of a WebAuthn challenge in milliseconds. */
export const challengeMs = 5 * 60_000

/** Issues a WebAuthn challenge, bound to a user if known. */
export async function issueChallenge(
  { database: { db }, now }: Pick<Services, 'database' | 'now'>,
  purpose: Purpose,
  userId: string | null
): Promise<string> {
  const challenge = randomToken()
  const time = now()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', time).execute()
  await db
    .insertInto('passkey_challenges')
    .values({ hash: await sha256(challenge), purpose, user_id: userId, expires_at: time + challengeMs })
    .execute()
  return challenge
}

/** Redeems a challenge; undefined if it is unknown, used or expired. Of parallel requests one succeeds. */
export async function redeemChallenge(
  { database: { db }, now }: Pick<Services, 'database' | 'now'>,
  purpose: Purpose,
  challenge: string
): Promise<{ userId: string | null } | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', await sha256(challenge))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now())
    .returning('user_id')
    .executeTakeFirst()
  return row === undefined ? undefined : { userId: row.user_id }
}
