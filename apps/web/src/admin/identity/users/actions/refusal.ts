import type { Role, SessionUser, User } from '@sitewright/api'
import { isAdministrative } from '@sitewright/api/access'
import { actionMessages as words } from './messages.ts'

/** Why the actor may not change a user, in words; undefined if they may. The server decides all the same. */
export function findRefusal(
  actor: Pick<SessionUser, 'id' | 'role'>,
  user: Pick<User, 'id' | 'role'>,
  roles: readonly Pick<Role, 'id' | 'rank'>[]
): string | undefined {
  if (actor.id === user.id) return words.own
  const rankOf = (role: string): number => roles.find(({ id }) => id === role)?.rank ?? 0
  return rankOf(user.role) > rankOf(actor.role) ? words.above : undefined
}

/** Why the actor may not view as a user whom they may change otherwise; undefined if they may. */
export function findViewRefusal(
  actor: Pick<SessionUser, 'permissions'>,
  { status, permissions }: Pick<User, 'status' | 'permissions'>
): string | undefined {
  if (status === 'pending') return words.pending
  if (status !== 'active') return words.notActive
  const isLacked = permissions.some((each) => isAdministrative(each) && !actor.permissions.includes(each))
  return isLacked ? words.holdsMore : undefined
}
