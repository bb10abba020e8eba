import { noticeMessages, secretExpiryOf } from '@sitewright/api'
import { findAuditState } from '@sitewright/kernel/audit'
import { findCheckStates, type KnownCheck } from '../checks/check-states.ts'
import { daysUntil, type Services } from '@sitewright/kernel/services'
import type { Queries } from '@sitewright/kernel/db'
import { messageOf, type FindNeeds, type KnownNeed } from '@sitewright/kernel/area'
import { findRoles } from '@sitewright/kernel/sessions'
import { needMessages as words } from './messages.ts'
import { countFailedMails, findFailedJobs, findLockedUsers } from './needs.repository.ts'

/** How long failed jobs and mails are listed as a need, in milliseconds. */
const recentMs = 7 * 24 * 3_600_000

/** Finds the installation's problems for the dashboard's list of needs. */
export const findMonitoringNeeds: FindNeeds = async (services) => {
  const { db } = services.database
  const now = services.now()
  const checks = (await findCheckStates(services)).filter(({ tenantId }) => tenantId === null)
  const found = await Promise.all([
    auditNeeds(db),
    administratorNeeds(db, now),
    jobNeeds(db, now),
    mailNeeds(services)
  ])
  return [...found.flat(), ...checkNeeds(checks), ...certificateNeeds(checks, now)]
}

async function auditNeeds(db: Queries): Promise<KnownNeed[]> {
  const state = await findAuditState(db)
  if (state?.firstBrokenRow == null) return []
  const { at, firstBrokenRow: row } = state
  const link = '/admin/auth-settings?view=audit'
  return [
    {
      id: `audit:${row}`,
      kind: 'audit',
      severity: 'critical',
      ...words.audit(row),
      at,
      link,
      permission: 'audit.read'
    }
  ]
}

const checkList = { link: '/admin/monitoring?view=services', permission: 'monitoring.read' } as const

function checkNeeds(checks: readonly KnownCheck[]): KnownNeed[] {
  return checks.flatMap(({ id, name, state: { status, since, message } }) =>
    status === 'down'
      ? [
          // A check that goes down again is another need: a snooze was for the last time.
          {
            id: `check:${id}:${since}`,
            kind: 'check',
            severity: 'critical',
            ...words.check(name, message),
            at: since,
            ...checkList
          }
        ]
      : []
  )
}

/** A certificate is a need within 30 days of its expiry, or within the days of its check where those are more. */
function certificateNeeds(checks: readonly KnownCheck[], now: number): KnownNeed[] {
  return checks.flatMap(({ id, name, state: { status, problem }, certificate }) => {
    const { expiresAt: at = null, warnDays = 0 } = certificate ?? {}
    if (at === null || status === 'paused') return []
    const expiry = secretExpiryOf(at, now)
    if (expiry === 'later' && daysUntil(at, now) >= warnDays) return []
    // A check that is down for this reason is a need already.
    if (status === 'down' && problem === 'expired') return []
    const isPast = expiry === 'past'
    return [
      {
        id: `certificate:${id}:${at}`,
        kind: 'certificate',
        severity: isPast ? 'critical' : 'warning',
        ...words.certificate(name, isPast),
        at,
        ...checkList
      } as const
    ]
  })
}

async function administratorNeeds(db: Queries, now: number): Promise<KnownNeed[]> {
  const roles = (await findRoles(db)).filter(({ permissions }) => permissions.includes('admin.access'))
  const locked = await findLockedUsers(db, { roles: roles.map(({ id }) => id), now })
  return locked.map(({ id, first_name, last_name, role }) => ({
    id: `administrator:${id}`,
    kind: 'administrator',
    severity: 'warning',
    ...words.administrator(
      `${first_name} ${last_name}`.trim(),
      roles.find((each) => each.id === role)?.name ?? role
    ),
    at: null,
    link: `/admin/users?locked=true&user=${id}`,
    permission: 'user.read'
  }))
}

async function jobNeeds(db: Queries, now: number): Promise<KnownNeed[]> {
  const jobs = await findFailedJobs(db, now - recentMs)
  return jobs.map(({ id, kind, actor_id, undo_of, error, finished_at }) => ({
    id: `job:${id}`,
    kind: 'job',
    severity: 'warning',
    ...noticeMessages['job.failed'](
      { job: kind, isUndo: undo_of !== null, reason: messageOf(error ?? 'server.failed') },
      { name: '', times: 1 }
    ),
    at: finished_at,
    link: `/admin/users?job=${id}`,
    permission: 'system.config',
    ownerId: actor_id
  }))
}

async function mailNeeds({
  database: { db },
  outbox,
  now
}: Pick<Services, 'database' | 'now' | 'outbox'>): Promise<KnownNeed[]> {
  const permission = 'system.config'
  if (outbox.impossible) return []
  if (!outbox.configured)
    return [
      {
        id: 'mail',
        kind: 'mail',
        severity: 'info',
        ...words.mail,
        at: null,
        // Mail is configured where the server is started.
        link: null,
        permission
      }
    ]
  const { number, last } = await countFailedMails(db, now() - recentMs)
  if (number === 0) return []
  // A further failed mail is another need.
  const id = `mails:${last}`
  const link = '/admin/monitoring?range=7d'
  return [{ id, kind: 'mails', severity: 'warning', ...words.mails(number), at: last, link, permission }]
}
