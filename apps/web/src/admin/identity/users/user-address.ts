import type { Role } from '@sitewright/api'
import { listPageSizes } from '@sitewright/api/limits'
import { providerNames } from '@sitewright/api/provider-names'
import { tableAddress } from '../../../ui/data-table/table-address.ts'
import type { Filter } from '../../../ui/filter-bar/filter.ts'
import { statusNames } from '../../../ui/status-names.ts'
import { usersMessages as words } from './messages.ts'
import { userPeriods } from './user-periods.ts'
import { userColumns } from './user-columns.tsx'

const statusOptions = [
  ...(['active', 'inactive', 'suspended'] as const).map((value) => ({
    value,
    label: statusNames[value].word
  })),
  { value: 'pending', label: words.pending }
]

const providerOptions = [
  { value: 'local', label: words.password },
  ...Object.entries(providerNames).map(([value, label]) => ({ value, label }))
]

const createdOptions = userPeriods.map((days) => ({ value: `${days}`, label: words.inLast(days) }))
const seenOptions = [
  ...createdOptions,
  ...userPeriods.map((days) => ({ value: `before-${days}`, label: words.before(days) }))
]

/** The filters of the list; their values are those of the call. */
export function userFilters(roles: readonly Role[]): readonly Filter[] {
  return [
    { id: 'status', label: words.filters.status, options: statusOptions, isPinned: true },
    {
      id: 'role',
      label: words.filters.role,
      options: roles.map(({ id, name, userCount }) => ({ value: id, label: name, count: userCount })),
      isPinned: true
    },
    { id: 'provider', label: words.filters.provider, options: providerOptions },
    { id: 'verified', label: words.filters.verified, options: yesOrNo(words.verified, words.notVerified) },
    { id: 'secondFactor', label: words.filters.secondFactor, options: yesOrNo(words.on, words.off) },
    { id: 'locked', label: words.filters.locked, options: yesOrNo(words.locked, words.notLocked) },
    { id: 'never', label: words.filters.never, options: [{ value: 'true', label: words.neverSignedIn }] },
    { id: 'created', label: words.filters.created, options: createdOptions },
    { id: 'seen', label: words.filters.seen, options: seenOptions }
  ]
}

/** Filters of which one value is chosen: both together would filter nothing. */
export const singleFilters: readonly string[] = [
  'verified',
  'secondFactor',
  'locked',
  'never',
  'created',
  'seen'
]

function yesOrNo(yes: string, no: string): { value: string; label: string }[] {
  return [
    { value: 'true', label: yes },
    { value: 'false', label: no }
  ]
}

/** Rows a page; the first is the default. */
export const userPageSizes: readonly number[] = listPageSizes

/** How the state of the list stands in the address. */
export const userAddress = tableAddress({
  columns: userColumns.map(({ id }) => id),
  filters: {
    status: statusOptions.map(({ value }) => value),
    role: 'any',
    provider: providerOptions.map(({ value }) => value),
    verified: ['true', 'false'],
    secondFactor: ['true', 'false'],
    locked: ['true', 'false'],
    never: ['true'],
    created: createdOptions.map(({ value }) => value),
    seen: seenOptions.map(({ value }) => value)
  },
  sort: { id: 'createdAt', desc: true },
  pageSizes: userPageSizes,
  hidden: ['isVerified', 'loginCount']
})
