import type { UserSummary } from '@sitewright/api'
import { useAttendedQuery } from '../../../requests/use-attended-query.ts'
import { useLiveState } from '../../../requests/live-events.tsx'
import { nothingYet, StatCard, StatStrip } from '../../../ui/stat-card.tsx'
import { usersMessages as words } from './messages.ts'
import { userSummaryQuery } from './users.api.ts'

/** How often the numbers are asked for: servers write twice a minute who was seen. */
const everyMs = 30_000

const cards = [
  { id: 'total', to: '', note: ({ added }) => words.notes.added(added) },
  { id: 'active', to: 'status=active', note: ({ online }) => words.notes.online(online) },
  {
    id: 'inactive',
    to: 'status=inactive',
    note: ({ inactiveNeverSignedIn }) => words.notes.neverSignedIn(inactiveNeverSignedIn)
  },
  {
    id: 'suspended',
    to: 'status=suspended',
    note: ({ recentlySuspended }) => words.notes.suspended(recentlySuspended)
  }
] as const satisfies readonly {
  id: keyof UserSummary
  to: string
  note: (summary: UserSummary) => string
}[]

/** Numbers of users by status, with their age; each leads to the list behind it. */
export function UserCounts() {
  const live = useLiveState()
  const { data, dataUpdatedAt, error } = useAttendedQuery(userSummaryQuery, everyMs)
  const source = live === 'live' ? words.sourceLive : words.sourceCounts
  return (
    <StatStrip label={words.title}>
      {cards.map(({ id, to, note }) => (
        <StatCard
          key={id}
          label={words.counts[id]}
          value={data?.[id].toLocaleString(navigator.language) ?? (error === null ? nothingYet : null)}
          note={data === undefined ? (error?.message ?? nothingYet) : note(data)}
          measured={data === undefined ? undefined : { at: dataUpdatedAt, everyMs, source }}
          to={{ search: to }}
        />
      ))}
    </StatStrip>
  )
}
