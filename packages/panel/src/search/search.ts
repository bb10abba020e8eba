import { maximumHits, mayRead, type SearchAnswer } from '@sitewright/api'
import { foldText } from '@sitewright/text'
import type { Actor } from '@sitewright/kernel/request'
import { type RoleState, findRoles } from '@sitewright/kernel/sessions'
import type { Services } from '@sitewright/kernel/services'
import { findUserPage, findUsersById } from '@sitewright/kernel/users'

/**
 * Maximum that is counted, shown as "more than": a single letter matches half of all users, and an exact count is slow.
 */
const countedMatches = 1000

/** Searches the control panel for what the caller may see (security bar 31, 32). */
export async function searchPanel(
  services: Pick<Services, 'database' | 'now'>,
  actor: Pick<Actor, 'tenantId' | 'permissions'>,
  text: string
): Promise<SearchAnswer> {
  if (!mayRead(actor.permissions, 'user.read')) return {}
  const roles = await findRoles(services.database.db)
  return {
    users: await searchUsers(services, actor, { text, roles }),
    roles: { found: findRolesByName(roles, text) }
  }
}

/** Users as the user list finds them, last sign-in first. */
async function searchUsers(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { text, roles }: { text: string; roles: readonly RoleState[] }
): Promise<SearchAnswer['users']> {
  const { ids, total, exact } = await findUserPage(
    database,
    { search: text, tenant: tenantId, statuses: undefined, roles: undefined, providers: undefined },
    { page: 1, limit: maximumHits, sort: 'lastLogin', order: 'desc' },
    { now: now(), countedMatches }
  )
  const names = new Map(roles.map(({ id, name }) => [id, name]))
  const found = (await findUsersById(database.db, ids)).map((user) => ({
    id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    roleName: names.get(user.role) ?? user.role
  }))
  return { found, total, exact }
}

function findRolesByName(roles: readonly RoleState[], text: string) {
  const wanted = foldText(text)
  return roles
    .filter(({ name }) => foldText(name).includes(wanted))
    .slice(0, maximumHits)
    .map(({ id, name, description }) => ({ id, name, description }))
}
