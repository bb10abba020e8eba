import { ApiError } from '@sitewright/api'
import type { RoleState } from './role.ts'

/** Refuses a user whose role ranks above the actor's (security bar 54). */
export function requireRank({ rank }: Pick<RoleState, 'rank'>, role: Pick<RoleState, 'rank'>): void {
  if (role.rank > rank) throw new ApiError('account.above')
}
