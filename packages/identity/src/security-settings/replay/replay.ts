import { replayDays, type ReplayEffect, type SecurityReplay, type SecuritySettings } from '@sitewright/api'
import type { RawBuilder, SqlBool } from 'kysely'
import type { UserCall } from '@sitewright/kernel/call'
import { isOneOf } from '@sitewright/kernel/db'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { findRoles } from '@sitewright/kernel/sessions'
import { getSecuritySettings } from '@sitewright/kernel/services'
import { isOwnMethodProven } from '../../users/own-sign-in-method.ts'
import { administrativeRoles, findPeople } from './affected-people.ts'
import { findHit, replayHistory } from './replay-history.ts'
import { findSessionSpans, hasPasswordOnly, lacksSecondFactor } from './replay.repository.ts'

const dayMs = 24 * 60 * 60_000
const hourMs = 60 * 60_000

/** Replays a change of the security settings over the last 30 days of sign-ins; changes nothing. */
export async function replaySecuritySettings(
  call: UserCall,
  wanted: SecuritySettings
): Promise<SecurityReplay> {
  const { services, actor } = call
  await enforceRateLimit(services, 'replay-account', actor.userId)
  const { database, now } = services
  const to = now()
  const from = to - replayDays * dayMs
  const current = await getSecuritySettings(database.db)
  const roles = await findRoles(database.db)
  const history = await replayHistory(call, { current, wanted, from })
  const named = (condition: RawBuilder<SqlBool>): Promise<ReplayEffect['people']> =>
    findPeople(call, { condition, roles })
  const spans = await findSessionSpans(database.db, administrativeRoles(roles))
  const asked = ({ sessionTimeout }: SecuritySettings): number =>
    spans.reduce((sum, span) => sum + Math.floor(span / (sessionTimeout * hourMs)), 0)
  return {
    from,
    to,
    signIns: history.signIns,
    people: history.people,
    isWhole: history.isWhole,
    unexplainedAt: history.unexplainedAt,
    effects: [
      {
        kind: 'lockouts',
        before: history.before.lockouts,
        after: history.after.lockouts,
        people: await named(isOneOf(database, 'users.id', findHit(history)))
      },
      {
        kind: 'refused-sign-ins',
        before: history.unexplainedAt === null ? history.before.refused : null,
        after: history.after.refused,
        people: null
      },
      { kind: 'asked-again', before: asked(current), after: asked(wanted), people: null },
      await toSwitched('second-factor', current.requireTwoFactor, wanted.requireTwoFactor, () =>
        named(lacksSecondFactor)
      ),
      await toSwitched('password-only', !current.allowPasswordLogin, !wanted.allowPasswordLogin, () =>
        named(hasPasswordOnly)
      )
    ],
    mustProve:
      current.allowPasswordLogin &&
      !wanted.allowPasswordLogin &&
      !(await isOwnMethodProven(database.db, { userId: actor.userId, now: to }))
  }
}

/** The effect of switching a setting on for all users. */
async function toSwitched(
  kind: ReplayEffect['kind'],
  isBefore: boolean,
  isAfter: boolean,
  find: () => Promise<ReplayEffect['people']>
): Promise<ReplayEffect> {
  const people = isBefore || isAfter ? await find() : null
  const total = people?.total ?? 0
  const isNew = isAfter && !isBefore
  return { kind, before: isBefore ? total : 0, after: isAfter ? total : 0, people: isNew ? people : null }
}
