import type { User } from '@sitewright/api'
import { formatDay } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { NamedStatus } from '../../../ui/named-status.tsx'
import { Status } from '../../../ui/status.tsx'
import { usersMessages as words } from './messages.ts'

/** The state of a user. A lock, and no way in, come before an active status, since they are what holds them up. */
export function UserStatus({
  user: { status, lockedUntil, purgeAt, hasWayIn }
}: {
  user: Pick<User, 'status' | 'lockedUntil' | 'purgeAt' | 'hasWayIn'>
}) {
  const { now } = useClock()
  if (status === 'pending') return <Status tone="info">{words.pending}</Status>
  if (status === 'active' && lockedUntil !== null && lockedUntil > now)
    return <NamedStatus name="locked" detail={words.minutes(Math.ceil((lockedUntil - now) / 60_000))} />
  if (status === 'active' && !hasWayIn) return <Status tone="warning">{words.noWayIn}</Status>
  if (purgeAt === null) return <NamedStatus name={status} />
  return (
    <span title={words.closed(formatDay(purgeAt, { now }))}>
      <NamedStatus name={status} detail={words.closedShort} />
    </span>
  )
}
