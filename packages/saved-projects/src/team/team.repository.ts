import { foldText } from '@sitewright/text'
import { sql, type ExpressionWrapper, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Queries, UserRow, Tables } from '@sitewright/kernel/db'
import type { ProjectRow } from '../projects/saved-projects.repository.ts'
import type { TeamScope } from './team-scope.ts'

type UserQuery<O> = SelectQueryBuilder<Tables, 'users', O>
type Scope = Pick<TeamScope, 'team' | 'seen'>

/** Restricts a query to the users of a team. */
function ofTeam<O>(query: UserQuery<O>, { team, seen }: Scope): UserQuery<O> {
  const here = team === '' ? query.where('tenant_id', 'is', null) : query.where('tenant_id', '=', team)
  // If no role ranks below, no user matches.
  return seen === undefined ? here : here.where('role', 'in', seen.length === 0 ? [''] : [...seen])
}

/** A page of the users of a team by name, and the total. */
export async function findTeamPage(
  queries: Queries,
  scope: Scope,
  { search, page, limit }: { search: string; page: number; limit: number }
): Promise<{ people: UserRow[]; total: number }> {
  const terms = foldText(search)
    .split(/\s+/u)
    .filter((term) => term !== '')
  const matching = <O>(query: UserQuery<O>): UserQuery<O> =>
    terms.reduce(
      (narrowed, term) => narrowed.where(holds(term) as ExpressionWrapper<Tables, 'users', SqlBool>),
      ofTeam(query, scope)
    )
  const { total } = await matching(queries.selectFrom('users'))
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const people = await matching(queries.selectFrom('users'))
    .selectAll('users')
    .orderBy('last_name_key')
    .orderBy('first_name_key')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { people, total: Number(total) }
}

function holds(term: string): unknown {
  const pattern = `%${term.replaceAll(/[%_\\]/gu, (sign) => `\\${sign}`)}%`
  return sql<SqlBool>`users.search_text like ${pattern} escape '\\'`
}

export function findTeamPerson(queries: Queries, scope: Scope, id: string): Promise<UserRow | undefined> {
  return ofTeam(queries.selectFrom('users').selectAll('users'), scope).where('id', '=', id).executeTakeFirst()
}

/** Counts the users of a team by role and status. */
export async function countTeam(
  queries: Queries,
  { team, seen }: Scope
): Promise<{ role: string; status: string; people: number }[]> {
  return queries
    .selectFrom('user_counts')
    .select(['role', 'status', 'people'])
    .where('tenant', '=', team)
    .$if(seen !== undefined, (some) => some.where('role', 'in', seen?.length ? [...seen] : ['']))
    .execute()
}

/** Start of the ranges in which sign-ins and accounts count as recent. */
interface Spans {
  online: number
  signedIn: number
  added: number
}

/** Counts the recent activity of a team. */
export async function countTeamActivity(
  queries: Queries,
  scope: Scope,
  { online, signedIn, added }: Spans
): Promise<{ online: number; signedIn: number; never: number; added: number }> {
  const sumOf = (condition: ReturnType<typeof sql<SqlBool>>) =>
    sql<number | string | null>`sum(case when ${condition} then 1 else 0 end)`
  const row = await ofTeam(queries.selectFrom('users'), scope)
    .select([
      sumOf(sql<SqlBool>`users.last_login_at >= ${signedIn}`).as('signedIn'),
      sumOf(sql<SqlBool>`users.last_login_at is null`).as('never'),
      sumOf(sql<SqlBool>`users.created_at >= ${added}`).as('added'),
      sumOf(
        sql<SqlBool>`exists (select 1 from sessions where sessions.user_id = users.id and sessions.revoked_at is null
          and sessions.viewer_id is null and sessions.last_seen_at > ${online})`
      ).as('online')
    ])
    .executeTakeFirstOrThrow()
  const toNumber = (value: number | string | null): number => Number(value ?? 0)
  return {
    online: toNumber(row.online),
    signedIn: toNumber(row.signedIn),
    never: toNumber(row.never),
    added: toNumber(row.added)
  }
}

/** A project with the name of its owner. */
export type TeamProjectRow = ProjectRow & { owner_name: string }

/** Projects that are shared with a team to which their owners still belong. */
function projectsOf(queries: Queries, team: string) {
  return queries
    .selectFrom('saved_projects')
    .innerJoin('users', 'users.id', 'saved_projects.user_id')
    .selectAll('saved_projects')
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('owner_name'))
    .where('saved_projects.team', '=', team)
    .where('users.tenant_id', team === '' ? 'is' : '=', team === '' ? null : team)
    .where('users.status', '=', 'active')
    .where('saved_projects.deleted_at', 'is', null)
}

/** The projects that are shared with a team, last saved first. */
export function findTeamProjects(queries: Queries, team: string, limit: number): Promise<TeamProjectRow[]> {
  return projectsOf(queries, team)
    .orderBy('saved_projects.updated_at', 'desc')
    .orderBy('saved_projects.id')
    .limit(limit)
    .execute()
}

export function findTeamProject(
  queries: Queries,
  team: string,
  id: string
): Promise<TeamProjectRow | undefined> {
  return projectsOf(queries, team).where('saved_projects.id', '=', id).executeTakeFirst()
}

/** Counts the projects that are shared with a team, and those that were saved since a time. */
export async function countTeamProjects(
  queries: Queries,
  team: string,
  since: number
): Promise<{ shared: number; changed: number }> {
  const row = await queries
    .selectFrom(projectsOf(queries, team).as('shared'))
    .select(({ fn }) => [
      fn.countAll<number | string>().as('shared'),
      sql<number | string | null>`sum(case when shared.updated_at >= ${since} then 1 else 0 end)`.as(
        'changed'
      )
    ])
    .executeTakeFirstOrThrow()
  return { shared: Number(row.shared), changed: Number(row.changed ?? 0) }
}
