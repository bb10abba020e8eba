import {
  declaredRoutes,
  permissionIds,
  permissions,
  type Act,
  type Permission,
  type RoleId,
  type Rule,
  type TenantFeatureId
} from '@sitewright/api'

/** An action with the rules that the server checks besides status and permission. */
export interface KnownAction extends Act {
  rules: readonly Rule[]
  /** Permissions that it requires together, where one is not enough. */
  needs: readonly Permission[]
  /** An alternative permission that allows it as well. */
  or: Permission | undefined
  /** The feature that users of a tenant need for it. */
  feature: TenantFeatureId | undefined
}

type Route = (typeof declaredRoutes)[number]

const onPerson: readonly Rule[] = ['tenant', 'rank']

/** Rules of calls on a user besides step-up; other calls check tenant and rank, and reads check the tenant. */
const rulesOnPerson: Readonly<Record<string, readonly Rule[]>> = {
  'DELETE /api/users/{id}': [...onPerson, 'own-account', 'last-administrator'],
  'POST /api/admin/users/{id}/email/preview': ['tenant'],
  'POST /api/admin/users/{id}/view-as': [...onPerson, 'held-permissions', 'own-account'],
  'POST /api/users/{id}/reset-second-factor': [...onPerson, 'own-account']
}

/** An action that is part of a call, with a body that requests it. */
interface PartOfCall {
  id: string
  summary: string
  permission: Permission
  call: string
  body: object
  onPerson: boolean
  rules: readonly Rule[]
}

const editCall = { call: 'PATCH /api/users/{id}', permission: 'user.write', onPerson: true } as const
const anotherRole: RoleId = 'editor'

/** Actions that are part of a call and have rules of their own. */
const partsOfCalls: readonly PartOfCall[] = [
  {
    ...editCall,
    id: 'user.edit-name',
    summary: 'Change the name of a person',
    body: { firstName: 'Noor' },
    rules: onPerson
  },
  {
    ...editCall,
    id: 'user.deactivate',
    summary: 'Deactivate or suspend a person',
    body: { status: 'suspended' },
    rules: [...onPerson, 'own-account', 'last-administrator']
  },
  {
    ...editCall,
    id: 'user.change-role',
    summary: 'Give a person another role',
    body: { role: anotherRole },
    rules: [...onPerson, 'own-account', 'last-administrator']
  },
  {
    ...editCall,
    id: 'user.change-email',
    summary: 'Change the address of a person',
    body: { email: 'noor@example.com' },
    rules: [...onPerson, 'held-permissions', 'own-account']
  },
  {
    id: 'user.add-with-role',
    summary: 'Add a person with another role than User',
    permission: 'user.write',
    call: 'POST /api/users',
    body: { role: anotherRole },
    onPerson: false,
    rules: []
  },
  {
    id: 'user.bulk-delete',
    summary: 'Delete many people',
    permission: 'user.delete',
    call: 'POST /api/admin/users/bulk',
    body: { act: 'delete' },
    onPerson: false,
    rules: []
  }
]

/** Calls that are other actions, or whose user is deleted. */
const leftOut: readonly string[] = ['PATCH /api/users/{id}', 'POST /api/admin/users/{id}/restore']

const partActs: readonly KnownAction[] = partsOfCalls.map(({ call, body, rules, ...act }) => {
  const route = declaredRoutes.find((each) => nameOf(each) === call)
  const isAsked = route?.takesStepUp(body) === true
  const access = route?.['x-access'] ?? 'public'
  const feature = route?.['x-feature']
  return {
    ...act,
    calls: [call],
    rules: [...featureRule(feature), ...(isAsked ? (['step-up'] as const) : []), ...rules],
    feature,
    or: undefined,
    needs: access === 'public' || access === 'signed-in' ? [act.permission] : [access, act.permission]
  }
})

const callActs: readonly KnownAction[] = declaredRoutes.flatMap((route) => {
  const { 'x-access': access, 'x-access-or': or, 'x-feature': feature, summary } = route
  const call = nameOf(route)
  const isForAll = access === 'signed-in' && feature === undefined
  if (access === 'public' || isForAll || leftOut.includes(call)) return []
  const isOnPerson = /^\/api\/(admin\/)?users\/\{id\}/.test(route.path)
  const isAsked = route['x-step-up'] === true
  return [
    {
      id: call,
      summary,
      permission: access === 'signed-in' ? null : access,
      calls: [call],
      onPerson: isOnPerson,
      rules: [
        ...featureRule(feature),
        ...(isAsked ? (['step-up'] as const) : []),
        ...rulesOfCall(route, isOnPerson)
      ],
      needs: access === 'signed-in' ? [] : [access],
      or,
      feature
    }
  ]
})

function nameOf({ method, path }: Route): string {
  return `${method.toUpperCase()} ${path}`
}

function featureRule(feature: TenantFeatureId | undefined): readonly Rule[] {
  return feature === undefined ? [] : ['feature']
}

function rulesOfCall(route: Route, isOnPerson: boolean): readonly Rule[] {
  if (!isOnPerson) return route['x-scope'] === 'installation' ? ['installation'] : []
  return rulesOnPerson[nameOf(route)] ?? (route.method === 'get' ? ['tenant'] : onPerson)
}

/** Precedes every other action, and is asked about most. */
const signInAct: KnownAction = {
  id: 'sign-in',
  summary: 'Sign in',
  permission: null,
  calls: ['POST /api/auth/login'],
  onPerson: false,
  rules: [],
  needs: [],
  or: undefined,
  feature: undefined
}

/** Signing in, every permission with its calls, and every action by itself. */
export const knownActions: readonly KnownAction[] = [
  signInAct,
  ...permissionIds.map((permission) => ({
    id: permission,
    summary: permissions[permission],
    permission,
    calls: callsBehind(permission),
    onPerson: false,
    rules: [],
    needs: [permission],
    or: undefined,
    feature: undefined
  })),
  ...partActs,
  ...callActs
]

function callsBehind(permission: Permission): string[] {
  const all = [...partActs, ...callActs].filter(
    (act) => act.permission === permission || act.or === permission
  )
  return [...new Set(all.flatMap(({ calls }) => calls))]
}

export function findAction(id: string): KnownAction | undefined {
  return knownActions.find((act) => act.id === id)
}
