import { ApiError, type Explanation } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import type { Queries, UserRow } from '@sitewright/kernel/db'
import { getRoleOf, findActiveSessions, isTenantSuspended } from '@sitewright/kernel/sessions'
import { requirePermission } from '@sitewright/kernel/routing'
import { getSecuritySettings } from '@sitewright/kernel/services'
import { findMissingFeatures } from '@sitewright/kernel/limits'
import { administratorsLeft, requireVisible, findUserById } from '@sitewright/kernel/users'
import { findAction, type KnownAction } from './known-actions.ts'
import { conclude, decide, findFlip, roleNameOf, type DecisionFacts } from './decide.ts'
import { findPastUser, type UserFacts } from './past-user.ts'

/** A question: who, which action, on whom, and when. */
export interface Question {
  act: string
  object?: string | undefined
  at?: number | undefined
}

/** Explains whether a user may do something, by the rules that guard the calls. */
export async function explain(
  { services, actor }: UserCall,
  id: string,
  { act: actId, object: objectId, at }: Question
): Promise<Explanation> {
  if (at !== undefined) requirePermission('audit.read', actor, 'admin:read')
  const { db } = services.database
  const person = requireVisible(actor, await findUserById(db, id))
  const object = objectId === undefined ? undefined : requireVisible(actor, await findUserById(db, objectId))
  const act = findAction(actId)
  if (act === undefined) throw new ApiError('act.not-found')
  const facts = await findFacts(services, { person, object, act, at })
  const steps = decide(facts, act)
  const { rules: _rules, needs: _needs, feature: _feature, ...shown } = act
  return {
    act: shown,
    roleName: roleNameOf(facts),
    at: at ?? null,
    answer: conclude(steps),
    steps: steps.map(({ rule, outcome, value }) => ({ rule, outcome, value })),
    flippedBy: findFlip(steps)
  }
}

type Parts = Pick<UserCall['services'], 'database' | 'now'>

async function findFacts(
  parts: Parts,
  {
    person,
    object,
    act,
    at
  }: { person: UserRow; object: UserRow | undefined; act: KnownAction; at: number | undefined }
): Promise<DecisionFacts> {
  const { db } = parts.database
  const factsOf = async (user: UserRow): Promise<DecisionFacts['person']> => ({
    id: user.id,
    tenant_id: user.tenant_id,
    ...(at === undefined ? await presentUser(db, user) : await findPastUser(db, user, at))
  })
  const asksAdministrators = object !== undefined && act.rules.includes('last-administrator')
  return {
    person: await factsOf(person),
    object: object === undefined ? undefined : await factsOf(object),
    waysIn: at === undefined ? await findWaysIn(parts, person) : undefined,
    lockedUntil: at === undefined ? await findLock(parts, person.id) : undefined,
    isAdministratorLeft:
      asksAdministrators && at === undefined
        ? (await administratorsLeft(parts, db, [object]))(object)
        : undefined
  }
}

async function presentUser(queries: Queries, user: UserRow): Promise<UserFacts> {
  // Suspending a tenant refuses its users as suspending them does.
  const isRefused = user.status === 'active' && (await isTenantSuspended(queries, user.tenant_id))
  return {
    exists: true,
    status: isRefused ? 'suspended' : user.status,
    role: await getRoleOf(queries, user),
    features: await findMissingFeatures(queries, user.tenant_id)
  }
}

/** Sign-in methods of a user; null where there are none and no session is open. */
async function findWaysIn({ database: { db }, now }: Parts, user: UserRow): Promise<string | null> {
  const settings = await getSecuritySettings(db)
  const passkey = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  const providers = await findEnabledProviders(db, user.id)
  const ways = [
    ...(user.password_hash !== null && settings.allowPasswordLogin ? ['password'] : []),
    ...(passkey !== undefined ? ['passkey'] : []),
    ...providers
  ]
  if (ways.length > 0) return ways.join(', ')
  return (await findActiveSessions(db, user.id, now())).length > 0 ? 'an open session' : null
}

async function findEnabledProviders(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('identities')
    .innerJoin('identity_providers', 'identity_providers.id', 'identities.provider')
    .select('identities.provider')
    .where('identities.user_id', '=', userId)
    .where('identity_providers.enabled', '=', 1)
    .orderBy('identities.provider')
    .execute()
  return rows.map(({ provider }) => provider)
}

/** End of a user's lockout; null where they are not locked out, or are signed in: open sessions go on. */
async function findLock({ database: { db }, now }: Parts, id: string): Promise<number | null> {
  const lock = await db
    .selectFrom('attempts')
    .select('locked_until')
    .where('account', '=', id)
    .where('device', '=', 'any')
    .where('locked_until', '>', now())
    .executeTakeFirst()
  if (lock === undefined) return null
  return (await findActiveSessions(db, id, now())).length > 0 ? null : lock.locked_until
}
