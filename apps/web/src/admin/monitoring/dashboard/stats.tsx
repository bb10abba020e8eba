import { mayRead } from '@sitewright/api/access'
import type { DashboardView, RequestFigures, SessionUser, UserSummary } from '@sitewright/api'
import { dashboardMs } from '@sitewright/api/limits'
import { Link } from 'react-router'
import { NamedStatus } from '../../../ui/named-status.tsx'
import { nothingYet, StatCard, StatStrip } from '../../../ui/stat-card.tsx'
import { formatMs, formatPercent } from '../../shared/format-value.ts'
import styles from './dashboard.module.css'
import { dashboardMessages as words } from './messages.ts'

/** Servers write so often who was seen. */
const seenMs = 30_000

/** The cards before the first answer, as many as there will be. */
export function AwaitedStats({ user: { permissions, tenantId } }: { user: SessionUser }) {
  const { users, online, requests, health } = words.cards
  const labels = [
    ...(mayRead(permissions, 'user.read') ? [users, online] : []),
    ...(mayRead(permissions, 'monitoring.read') && tenantId === null ? [requests, health] : [])
  ]
  if (labels.length === 0) return null
  return (
    <StatStrip label={words.numbers} isBusy>
      {labels.map((label) => (
        <StatCard key={label} label={label} value={nothingYet} note={nothingYet} />
      ))}
    </StatStrip>
  )
}

/** The stat cards of the spec; each number leads to the list behind it. */
export function Stats({ view: { at, users, requests, health } }: { view: DashboardView }) {
  if (users === null && requests === null) return null
  return (
    <StatStrip label={words.numbers}>
      {users !== null && <UserCards users={users} at={at} />}
      {requests !== null && <RequestCard requests={requests} />}
      {health !== null && <HealthCard health={health} />}
    </StatStrip>
  )
}

function UserCards({ users, at }: { users: UserSummary; at: number }) {
  const { total, added, active, inactive, suspended, online } = users
  const statuses = [
    ['active', words.active(active)],
    ['inactive', words.inactive(inactive)],
    ['suspended', words.suspended(suspended)]
  ] as const
  return (
    <>
      <StatCard
        label={words.cards.users}
        value={<NumberLink to="/admin/users" label={words.cards.users} value={total} />}
        unit={words.added(added)}
        note={
          <span className={styles.links}>
            {statuses.map(([status, text]) => (
              <Link key={status} to={`/admin/users?status=${status}`}>
                {text}
              </Link>
            ))}
          </span>
        }
        measured={{ at, everyMs: dashboardMs, source: words.sources.users }}
      />
      <StatCard
        label={words.cards.online}
        value={online.toLocaleString(navigator.language)}
        note={words.seen}
        measured={{ at, everyMs: seenMs, source: words.sources.sessions }}
        to="/admin/users?sort=-lastLogin"
      />
    </>
  )
}

function NumberLink({ to, label, value }: { to: string; label: string; value: number }) {
  const text = value.toLocaleString(navigator.language)
  return (
    <Link className={styles.number} to={to} aria-label={`${label}: ${text}`}>
      {text}
    </Link>
  )
}

function RequestCard({ requests }: { requests: RequestFigures }) {
  const { calls, failures, watching, p95, lastUpdated: at, everyMs } = requests
  const failed = words.failed(formatPercent(calls === 0 ? 0 : (failures / calls) * 100))
  return (
    <StatCard
      label={words.cards.requests}
      value={at === null && calls === 0 ? null : calls.toLocaleString(navigator.language)}
      unit={words.perHour}
      note={[
        ...(p95 === null ? [words.noCalls] : [failed, words.p95(formatMs(p95))]),
        ...(watching > 0 ? [words.watching(watching)] : [])
      ].join(' · ')}
      measured={at === null ? undefined : { at, everyMs, source: words.sources.servers }}
      to="/admin/monitoring?range=1h"
    />
  )
}

function HealthCard({ health }: { health: NonNullable<DashboardView['health']> }) {
  const { score, status, parts, lastUpdated: at, everyMs } = health
  return (
    <StatCard
      label={words.cards.health}
      value={score}
      unit="/ 100"
      status={<NamedStatus name={status} />}
      note={
        score === null
          ? words.notMeasured
          : parts.map(({ name, score: own, weight }) => words.part(name, own, weight)).join(' · ')
      }
      measured={at === null ? undefined : { at, everyMs, source: words.sources.servers }}
      to="/admin/monitoring"
    />
  )
}
