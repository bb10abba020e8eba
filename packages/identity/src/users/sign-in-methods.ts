import type { Queries, UserRow } from '@sitewright/kernel/db'
import { getSecuritySettings } from '@sitewright/kernel/services'

/**
 * The users among the given ones with a sign-in method: a password, a passkey, or an identity of an enabled provider.
 */
export async function findUsersWithSignInMethod(
  queries: Queries,
  users: readonly Pick<UserRow, 'id' | 'password_hash'>[]
): Promise<ReadonlySet<string>> {
  const { allowPasswordLogin } = await getSecuritySettings(queries)
  const hasPassword = ({ password_hash: hash }: Pick<UserRow, 'password_hash'>): boolean =>
    hash !== null && allowPasswordLogin
  const found = new Set(users.filter(hasPassword).map(({ id }) => id))
  const others = users.flatMap(({ id }) => (found.has(id) ? [] : id))
  if (others.length === 0) return found
  const passkeys = await queries
    .selectFrom('passkeys')
    .select('user_id')
    .where('user_id', 'in', others)
    .execute()
  const identities = await queries
    .selectFrom('identities')
    .innerJoin('identity_providers', 'identity_providers.id', 'identities.provider')
    .select('identities.user_id')
    .where('identities.user_id', 'in', others)
    .where('identity_providers.enabled', '=', 1)
    .execute()
  for (const { user_id: id } of [...passkeys, ...identities]) found.add(id)
  return found
}
