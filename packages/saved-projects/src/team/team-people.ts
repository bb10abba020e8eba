import {
  ApiError,
  roleMessages,
  summarySpans,
  type ApiCalls,
  type TeamPerson,
  type TeamReport
} from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import type { Queries, UserRow } from '@sitewright/kernel/db'
import type { Actor } from '@sitewright/kernel/request'
import { toGivableRole, type RoleState, findRoles } from '@sitewright/kernel/sessions'
import { changeUser, addUser } from '@sitewright/kernel/users'
import { toTeamScope, type TeamScope } from './team-scope.ts'
import {
  countTeam,
  countTeamActivity,
  countTeamProjects,
  findTeamPage,
  findTeamPerson
} from './team.repository.ts'

type TeamPage = ApiCalls['GET /api/team/people']['answer']
type Invitation = ApiCalls['POST /api/team/people']['input']['body']
type Changes = ApiCalls['PATCH /api/team/people/{id}']['input']['body']
type Changed = ApiCalls['PATCH /api/team/people/{id}']['answer']

const dayMs = 86_400_000
const signedInDays = 30

/** The caller's team with all roles, read together: a role may change at any time. */
async function readTeam(
  queries: Queries,
  actor: Pick<Actor, 'tenantId' | 'rank'>
): Promise<TeamScope & { roles: readonly RoleState[] }> {
  const roles = await findRoles(queries)
  return { ...toTeamScope(actor, roles), roles }
}

/** Lists a page of the users in the caller's team, and the roles that may be given in it. */
export async function listTeam(
  { services, actor }: UserCall,
  query: { search: string; page: number; limit: number }
): Promise<TeamPage> {
  const { db } = services.database
  const team = await readTeam(db, actor)
  const { people, total } = await findTeamPage(db, team, query)
  return {
    people: people.map((person) => toTeamPerson(person, team)),
    page: query.page,
    limit: query.limit,
    total,
    roles: team.managed.map(toGivableRole)
  }
}

/** Adds a user to the caller's team, who gets a mail with a link to set a password. */
export async function inviteToTeam(call: UserCall, invitation: Required<Invitation>): Promise<TeamPerson> {
  const { db } = call.services.database
  const team = await readTeam(db, call.actor)
  requireTeamRole(team, invitation.role)
  return toTeamPerson(await addUser(call, invitation), team)
}

/** Changes the role or status of a user in the caller's team. */
export async function changeTeamPerson(call: UserCall, id: string, changes: Changes): Promise<Changed> {
  const { db } = call.services.database
  // First of all, so that no error reveals anything about users outside the team.
  await getTeamPerson(db, call.actor, id)
  const { sessionsEnded, refusedWithinMs } = await changeUser(call, id, changes, async (transaction) => {
    const { team, person } = await getTeamPerson(transaction, call.actor, id)
    if (!isManaged(person, team) || !isTeamStatus(person)) throw new ApiError('account.above')
    if (changes.role !== undefined) requireTeamRole(team, changes.role)
  })
  const { team, person } = await getTeamPerson(db, call.actor, id)
  return { person: toTeamPerson(person, team), sessionsEnded, refusedWithinMs }
}

/** Gets a user of the caller's team; others are answered like unknown ones (security bar 32). */
async function getTeamPerson(
  queries: Queries,
  actor: Pick<Actor, 'tenantId' | 'rank'>,
  id: string
): Promise<{ team: Awaited<ReturnType<typeof readTeam>>; person: UserRow }> {
  const team = await readTeam(queries, actor)
  const person = await findTeamPerson(queries, team, id)
  if (person === undefined) throw new ApiError('user.not-found')
  return { team, person }
}

/** The caller's team in numbers, with its recent activity. */
export async function reportTeam({ services, actor }: UserCall): Promise<TeamReport> {
  const { db } = services.database
  const now = services.now()
  const recent = now - summarySpans.recentDays * dayMs
  const team = await readTeam(db, actor)
  const counts = await countTeam(db, team)
  const sum = (those: typeof counts): number => those.reduce((total, { people }) => total + people, 0)
  const active = sum(counts.filter(({ status }) => status === 'active'))
  const roles = team.roles.map(({ id, name }) => ({
    id,
    name,
    people: sum(counts.filter(({ role }) => role === id))
  }))
  return {
    people: {
      total: sum(counts),
      active,
      inactive: sum(counts) - active,
      ...(await countTeamActivity(db, team, {
        online: now - summarySpans.onlineMinutes * 60_000,
        signedIn: now - signedInDays * dayMs,
        added: recent
      }))
    },
    roles: roles.filter(({ people }) => people > 0),
    projects: await countTeamProjects(db, team.team, recent)
  }
}

function requireTeamRole({ managed }: TeamScope, id: string): void {
  if (!managed.some((role) => role.id === id))
    throw new ApiError('role.above', [{ path: 'role', message: roleMessages.rankAbove }])
}

function isManaged({ role }: Pick<UserRow, 'role'>, { managed }: TeamScope): boolean {
  return managed.some(({ id }) => id === role)
}

/** Whether a team's manager may change a user: suspended and pending users are for administrators. */
function isTeamStatus({ status }: Pick<UserRow, 'status'>): boolean {
  return status === 'active' || status === 'inactive'
}

function toTeamPerson(row: UserRow, team: TeamScope & { roles: readonly RoleState[] }): TeamPerson {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    roleName: team.roles.find(({ id }) => id === row.role)?.name ?? row.role,
    status: row.status,
    lastLogin: row.last_login_at,
    createdAt: row.created_at,
    avatar: row.avatar,
    managed: isManaged(row, team) && isTeamStatus(row)
  }
}
