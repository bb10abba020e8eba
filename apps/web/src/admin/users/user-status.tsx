import type { User } from '@sitewright/api'
import { formatDay } from '../../lib/time.ts'
import { useClock } from '../../lib/use-clock.ts'
import { NamedStatus } from '../../ui/named-status.tsx'
import { Status } from '../../ui/status.tsx'
import { usersMessages as words } from './messages.ts'

/** The state of a user. A lock comes before an active status, since it is what holds them up. */
export function UserStatus({
  user: { status, lockedUntil, purgeAt }
}: {
  user: Pick<User, 'status' | 'lockedUntil' | 'purgeAt'>
}) {
  const { now } = useClock()
  if (status === 'pending') return <Status tone="info">{words.pending}</Status>
  if (status === 'active' && lockedUntil !== null && lockedUntil > now)
    return <NamedStatus name="locked" detail={words.minutes(Math.ceil((lockedUntil - now) / 60_000))} />
  if (purgeAt === null) return <NamedStatus name={status} />
  return (
    <span title={words.closed(formatDay(purgeAt, { now }))}>
      <NamedStatus name={status} detail={words.closedShort} />
    </span>
  )
}
