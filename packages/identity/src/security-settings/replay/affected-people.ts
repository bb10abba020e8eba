import {
  replayDays,
  replayNames,
  type AffectedUser,
  type NamedEffectKind,
  type ReplayEffect,
  type SecuritySettings
} from '@sitewright/api'
import type { RawBuilder, SqlBool } from 'kysely'
import type { UserCall } from '@sitewright/kernel/call'
import { isOneOf } from '@sitewright/kernel/db'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { findRoles, type RoleState } from '@sitewright/kernel/sessions'
import { getSecuritySettings } from '@sitewright/kernel/services'
import { findHit, replayHistory } from './replay-history.ts'
import {
  countAffected,
  findAffected,
  hasPasswordOnly,
  lacksSecondFactor,
  type AffectedQuery,
  type AffectedRow
} from './replay.repository.ts'

const dayMs = 24 * 60 * 60_000

type Roles = readonly Pick<RoleState, 'id' | 'name' | 'permissions'>[]

interface PeopleQuery {
  condition: RawBuilder<SqlBool>
  roles: Roles
}

interface PeoplePage {
  people: AffectedUser[]
  next: string | null
}

/** Roles with access to the control panel. */
export function administrativeRoles(roles: Roles): string[] {
  return roles.filter(({ permissions }) => permissions.includes('admin.access')).map(({ id }) => id)
}

/** Number of users whom a change affects, and the first page of them. */
export async function findPeople(
  call: UserCall,
  query: PeopleQuery
): Promise<NonNullable<ReplayEffect['people']>> {
  const counted = await countAffected(call.services.database, toAffectedQuery(call, query))
  const { people, next } = await findPage(call, query, undefined)
  return { ...counted, first: people, next }
}

/** The next page of users whom a change of the security settings affects. */
export async function listReplayedPeople(
  call: UserCall,
  { settings, kind, after }: { settings: SecuritySettings; kind: NamedEffectKind; after: string }
): Promise<PeoplePage> {
  const { services, actor } = call
  await enforceRateLimit(services, 'replay-account', actor.userId)
  const roles = await findRoles(services.database.db)
  return findPage(call, { condition: await conditionOf(call, kind, settings), roles }, after)
}

async function conditionOf(
  call: UserCall,
  kind: NamedEffectKind,
  wanted: SecuritySettings
): Promise<RawBuilder<SqlBool>> {
  if (kind === 'second-factor') return lacksSecondFactor
  if (kind === 'password-only') return hasPasswordOnly
  const { database, now } = call.services
  const current = await getSecuritySettings(database.db)
  const history = await replayHistory(call, { current, wanted, from: now() - replayDays * dayMs })
  return isOneOf(database, 'users.id', findHit(history))
}

function toAffectedQuery({ services, actor }: UserCall, { condition, roles }: PeopleQuery): AffectedQuery {
  const administrative = administrativeRoles(roles)
  return { condition, administrative, self: actor.userId, now: services.now() }
}

/** A page of users, with one more row read to detect a next page. */
async function findPage(call: UserCall, query: PeopleQuery, after: string | undefined): Promise<PeoplePage> {
  const { services, actor } = call
  const rows = await findAffected(services.database, toAffectedQuery(call, query), {
    limit: replayNames + 1,
    after: after === undefined ? undefined : { place: Number(after[0]), email: after.slice(2) }
  })
  const names = new Map(query.roles.map(({ id, name }) => [id, name]))
  const shown = rows.slice(0, replayNames)
  const last = rows.length > replayNames ? shown.at(-1) : undefined
  return {
    people: shown.map((row) => toAffectedUser(row, actor.userId, names)),
    next: last === undefined ? null : `${last.place}_${last.email}`
  }
}

function toAffectedUser(
  { id, email, first_name: firstName, last_name: lastName, role }: AffectedRow,
  self: string,
  names: ReadonlyMap<string, string>
): AffectedUser {
  const name = `${firstName} ${lastName}`.trim()
  return { id, email, name, roleName: names.get(role) ?? role, isYou: id === self }
}
