import { ApiError, type ProviderId } from '@sitewright/api'
import { sql } from 'kysely'
import type { Queries } from '@sitewright/kernel/db'
import { getSecuritySettings } from '@sitewright/kernel/services'

/** How long a verified sign-in method counts as proof, in milliseconds. */
export const provenMs = 10 * 60_000

interface OwnMethod {
  userId: string
  now: number
  /** A provider that the change removes too. */
  without?: ProviderId
}

/**
 * Whether a user has just signed in with a method that remains without passwords: a passkey, or an identity of an
 * enabled provider, in a real or a test sign-in.
 */
export async function isOwnMethodProven(
  queries: Queries,
  { userId, now, without }: OwnMethod
): Promise<boolean> {
  const since = now - provenMs
  const { rows } = await sql<{ proven: number }>`
    select count(*) as proven from (
      select 1 as method from passkeys where user_id = ${userId} and last_used_at >= ${since}
      union all
      select 1 from identities join identity_providers on identity_providers.id = identities.provider
      where identities.user_id = ${userId} and identities.last_used_at >= ${since}
        and identity_providers.enabled = 1 and identities.provider <> ${without ?? ''}
      union all
      select 1 from provider_trials join identity_providers on identity_providers.id = provider_trials.provider
      where provider_trials.user_id = ${userId} and provider_trials.matched_user_id = ${userId}
        and provider_trials.created_at >= ${since} and identity_providers.enabled = 1
        and provider_trials.provider <> ${without ?? ''}
    ) as methods`.execute(queries)
  return (rows[0]?.proven ?? 0) > 0
}

/** Refuses a change that removes the actor's own sign-in method, until they have proved another one. */
export async function requireOwnMethod(queries: Queries, method: OwnMethod): Promise<void> {
  if (!(await isOwnMethodProven(queries, method))) throw new ApiError('settings.prove-first')
}

/** Refuses a change that closes a provider to its actor, if they have no other sign-in method, until they prove one. */
export async function requireOwnMethodWithout(
  queries: Queries,
  { userId, now, without }: Required<OwnMethod>
): Promise<void> {
  const user = await queries
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('identities')
          .select('identities.id')
          .whereRef('identities.user_id', '=', 'users.id')
          .where('identities.provider', '=', without)
      )
    )
    .executeTakeFirst()
  if (user === undefined) return
  const { allowPasswordLogin } = await getSecuritySettings(queries)
  if (user.password_hash !== null && allowPasswordLogin) return
  await requireOwnMethod(queries, { userId, now, without })
}
