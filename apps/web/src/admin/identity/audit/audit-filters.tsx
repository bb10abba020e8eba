import { activityMessages } from '@sitewright/api/activity-messages'
import type { SessionUser } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { useTimeZone } from '../../../lib/use-time-zone.ts'
import { DateRangePicker } from '../../../ui/date-range-picker.tsx'
import { daysOf, todayIn } from '../../../ui/date-range.ts'
import { FilterBar } from '../../../ui/filter-bar/filter-bar.tsx'
import type { Filter } from '../../../ui/filter-bar/filter.ts'
import { SearchField } from '../../../ui/filter-bar/search-field.tsx'
import type { SetAddressState } from '../../../ui/use-address-state.ts'
import type { AuditState } from './audit-address.ts'
import { auditPageQuery } from './audit.api.ts'
import { auditMessages as words } from './messages.ts'
import { PersonFilter } from './person-filter.tsx'
import { TenantFilter } from './tenant-filter.tsx'

const filters: readonly Filter[] = [
  {
    id: 'action',
    label: words.filters.action,
    isPinned: true,
    options: [...activityMessages].map(([action, { done }]) => ({ value: action, label: done }))
  },
  {
    id: 'outcome',
    label: words.filters.outcome,
    isPinned: true,
    options: (['done', 'refused'] as const).map((value) => ({ value, label: words.outcomes[value] }))
  }
]

interface AuditFiltersProps {
  state: AuditState
  onState: SetAddressState<AuditState>
}

export function AuditFilters({ state, onState }: AuditFiltersProps) {
  const timeZone = useTimeZone()
  const isWhole = useOutletContext<SessionUser>().tenantId === null
  const { entries = [] } = useQuery(auditPageQuery(state, timeZone)).data ?? {}
  const change = (next: Partial<AuditState>, options?: { replace?: boolean }) =>
    onState((before) => ({ ...before, ...next, before: undefined }), options)
  const listed = ({ action, outcome }: AuditState) => ({
    action: action === undefined ? [] : [action],
    outcome: outcome === undefined ? [] : [outcome]
  })
  const range =
    state.from === undefined || state.to === undefined
      ? undefined
      : ({ kind: 'days', from: state.from, to: state.to } as const)
  return (
    <FilterBar
      search={
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={state.search}
          onChange={(search) => change({ search }, { replace: true })}
        />
      }
      filters={filters}
      values={listed(state)}
      onChange={(id, values) => {
        // One value at a time: choosing another takes the place of the first.
        const chosen = values.find((value) => value !== state[id as 'action' | 'outcome'])
        change({ [id]: chosen })
      }}
    >
      <PersonFilter
        label={words.filters.actor}
        value={state.actor}
        name={entries.find(({ actorId }) => actorId === state.actor)?.actor?.name}
        onChange={(actor) => change({ actor })}
      />
      <PersonFilter
        label={words.filters.subject}
        value={state.subject}
        name={entries.find(({ subject }) => subject?.id === state.subject)?.subject?.user?.name}
        onChange={(subject) => change({ subject })}
      />
      {isWhole && <TenantFilter value={state.tenant} onChange={(tenant) => change({ tenant })} />}
      <DateRangePicker
        label={words.when}
        timeZone={timeZone}
        value={range}
        onChange={(picked) => {
          const days = picked === undefined ? undefined : daysOf(picked, todayIn(timeZone))
          change({ from: days?.from, to: days?.to })
        }}
      />
    </FilterBar>
  )
}
