import type { Role } from '@sitewright/api'
import { listPageSizes } from '@sitewright/api/limits'
import { providerNames } from '@sitewright/api/provider-names'
import { defineList, type ListFilter } from '../../../ui/data-table/define-list.ts'
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

const filters: readonly ListFilter[] = [
  { id: 'status', label: words.filters.status, options: statusOptions, isPinned: true },
  { id: 'role', label: words.filters.role, options: [], hasLoadedOptions: true, isPinned: true },
  { id: 'provider', label: words.filters.provider, options: providerOptions },
  single('verified', yesOrNo(words.verified, words.notVerified)),
  single('secondFactor', yesOrNo(words.on, words.off)),
  single('locked', yesOrNo(words.locked, words.notLocked)),
  single('never', [{ value: 'true', label: words.neverSignedIn }]),
  single('created', createdOptions),
  single('seen', seenOptions)
]

/** The list of users; the values of its filters are those of the call. */
export const userList = defineList({
  columns: userColumns,
  filters,
  sort: { id: 'createdAt', desc: true },
  pageSizes: listPageSizes,
  hidden: ['isVerified', 'loginCount']
})

/** The filters of the list with the roles that there are. */
export function userFilters(roles: readonly Role[]): readonly ListFilter[] {
  const options = roles.map(({ id, name, userCount }) => ({ value: id, label: name, count: userCount }))
  return filters.map((filter) => (filter.id === 'role' ? { ...filter, options } : filter))
}

function single(id: keyof typeof words.filters, options: ListFilter['options']): ListFilter {
  return { id, label: words.filters[id], options, isSingle: true }
}

function yesOrNo(yes: string, no: string): { value: string; label: string }[] {
  return [
    { value: 'true', label: yes },
    { value: 'false', label: no }
  ]
}
