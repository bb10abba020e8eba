import { ApiError, tenantFeatures, type ApiErrorCode, type DecisionStep, type Rule } from '@sitewright/api'
import type { UserRow } from '@sitewright/kernel/db'
import { type RoleState, isEnabled, requireRank } from '@sitewright/kernel/sessions'
import { requireInstallation, requirePermission } from '@sitewright/kernel/routing'
import { requireFeature } from '@sitewright/kernel/limits'
import { requireHeld, requireOther, requireVisible } from '@sitewright/kernel/users'
import type { KnownAction } from './known-actions.ts'
import type { UserFacts } from './past-user.ts'

/** The facts that a decision depends on. Undefined means that it is not recorded. */
export interface DecisionFacts {
  person: UserFacts & Pick<UserRow, 'id' | 'tenant_id'>
  /** Sign-in methods of the user, as text; null where there are none, and no session is open. */
  waysIn: string | null | undefined
  /** End of the user's lockout; null where they are not locked out, or are signed in. */
  lockedUntil: number | null | undefined
  object: (UserFacts & Pick<UserRow, 'id' | 'tenant_id'>) | undefined
  /** Whether no super admin who can sign in would be left without the target. */
  isAdministratorLeft: boolean | undefined
}

/** A step with the error code by which the server refuses it. */
export type Step = DecisionStep & { code: ApiErrorCode | undefined }

type Check = (facts: DecisionFacts, act: KnownAction) => Omit<Step, 'rule'>

const passed = (value: Step['value'] = null): Omit<Step, 'rule'> => ({
  outcome: 'passed',
  value,
  code: undefined
})
const unknown: Omit<Step, 'rule'> = { outcome: 'unknown', value: null, code: undefined }

/** Runs a guard of the server, which throws where it refuses. */
function ask(guard: () => unknown, value: Step['value'] = null): Omit<Step, 'rule'> {
  try {
    guard()
    return passed(value)
  } catch (error) {
    if (error instanceof ApiError) return { outcome: 'refused', value, code: error.code }
    throw error
  }
}

const checks: Readonly<Record<Rule, Check>> = {
  account: ({ person: { exists } }) =>
    exists ? passed() : { outcome: 'refused', value: null, code: 'auth.expired' },
  status({ person: { status } }) {
    if (status === undefined) return unknown
    return isEnabled({ status })
      ? passed(status)
      : { outcome: 'refused', value: status, code: 'auth.expired' }
  },
  'way-in'({ waysIn }) {
    if (waysIn === undefined) return unknown
    return waysIn === null ? { outcome: 'refused', value: null, code: 'auth.credentials' } : passed(waysIn)
  },
  'sign-in'({ lockedUntil }) {
    if (lockedUntil === undefined) return unknown
    return lockedUntil === null
      ? passed()
      : { outcome: 'refused', value: lockedUntil, code: 'auth.credentials' }
  },
  permission({ person: { role } }, { needs, permission, or }) {
    if (role === undefined) return unknown
    if (or !== undefined && role.permissions.includes(or)) return passed(or)
    const missing = needs.find((each) => !role.permissions.includes(each)) ?? permission
    if (missing === null) return passed()
    return ask(() => requirePermission(missing, role), missing)
  },
  installation: ({ person }) => ask(() => requireInstallation({ tenantId: person.tenant_id })),
  feature({ person: { features } }, { feature }) {
    if (features === undefined || feature === undefined) return unknown
    return ask(() => requireFeature(features, feature), tenantFeatures[feature].name)
  },
  tenant: ({ person, object }) => ask(() => requireVisible({ tenantId: person.tenant_id }, object)),
  rank({ person, object }) {
    if (person.role === undefined || object?.role === undefined) return unknown
    const [own, other] = [person.role, object.role]
    return ask(() => requireRank(own, other), other.name)
  },
  'held-permissions'({ person, object }) {
    if (person.role === undefined || object?.role === undefined) return unknown
    const [own, other] = [person.role, object.role]
    return ask(() => requireHeld(own, other), other.name)
  },
  'own-account': ({ person, object }) => ask(() => requireOther({ userId: person.id }, object?.id ?? '')),
  'last-administrator'({ isAdministratorLeft }) {
    if (isAdministratorLeft === undefined) return unknown
    return isAdministratorLeft ? passed() : { outcome: 'refused', value: null, code: 'account.last-admin' }
  },
  'step-up': () => ({ outcome: 'asked', value: null, code: undefined })
}

const ofObject: readonly Rule[] = ['tenant', 'rank', 'held-permissions', 'own-account', 'last-administrator']

/**
 * The steps of a decision, in the order in which the server checks them. Without a target, the steps about one are left
 * out.
 */
export function decide(facts: DecisionFacts, act: KnownAction): readonly Step[] {
  const rules: readonly Rule[] = facts.person.exists
    ? [
        'account',
        'status',
        'way-in',
        'sign-in',
        ...(act.permission === null ? [] : (['permission'] as const)),
        ...act.rules
      ]
    : ['account']
  return rules
    .filter((rule) => facts.object !== undefined || !ofObject.includes(rule))
    .map((rule) => ({ rule, ...checks[rule](facts, act) }))
}

/** The result of the steps. */
export function conclude(steps: readonly Step[]): 'yes' | 'no' | 'unknown' {
  if (steps.some(({ outcome }) => outcome === 'refused')) return 'no'
  return steps.some(({ outcome }) => outcome === 'unknown') ? 'unknown' : 'yes'
}

/** The only rule that refuses, so that a single change would flip the decision. */
export function findFlip(steps: readonly Step[]): Rule | null {
  const refused = steps.filter(({ outcome }) => outcome === 'refused')
  const isKnown = steps.every(({ outcome }) => outcome !== 'unknown')
  return refused.length === 1 && isKnown ? (refused[0]?.rule ?? null) : null
}

/** The name of the user's role, for the answer. */
export function roleNameOf({ person: { role } }: { person: { role: RoleState | undefined } }): string | null {
  return role?.name ?? null
}
