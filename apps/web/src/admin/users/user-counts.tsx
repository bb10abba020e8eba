import { useQueries } from '@tanstack/react-query'
import { StatCard, StatStrip } from '../../ui/stat-card.tsx'
import { usersMessages as words } from './messages.ts'
import { userCountQuery, type CountedStatus } from './users.api.ts'

const counted: readonly (CountedStatus | undefined)[] = [undefined, 'active', 'inactive', 'suspended']

/** Numbers of users by status; each leads to the list behind it. */
export function UserCounts() {
  const results = useQueries({ queries: counted.map((status) => userCountQuery(status)) })
  return (
    <StatStrip label={words.title}>
      {counted.map((status, index) => (
        <StatCard
          key={status ?? 'all'}
          label={words.counts[status ?? 'all']}
          value={results[index]?.data?.total.toLocaleString(navigator.language) ?? null}
          to={{ search: status === undefined ? '' : `status=${status}` }}
        />
      ))}
    </StatStrip>
  )
}
