import type { ActivityFilter } from '../requests/use-activity.ts'

/** What the tab Activity Log says (spec 2 §2, §3). */
export const activityMessages = {
  title: 'Activity Log',
  show: 'Action',
  action: 'Action',
  device: 'Device',
  place: 'Place',
  address: 'IP address',
  when: 'When',
  unknown: '–',
  more: 'Load more',
  loadingMore: 'Loading more...',
  moreFailed: 'The next entries could not be loaded.',
  none: 'Nothing has happened yet',
  noneDetail: 'Sign-ins, changes of your profile and of your security appear here.',
  noMatch: 'Nothing of this kind',
  noMatchDetail: 'Show every action to see the rest.',
  showAll: 'Show all'
} as const

/** The choices of the filter, by what the address says. */
export const activityFilters = [
  { value: '', label: 'Any' },
  { value: 'sign-in', label: 'Sign-ins' },
  { value: 'security', label: 'Security' },
  { value: 'profile', label: 'Profile' },
  { value: 'projects', label: 'Projects' }
] as const satisfies readonly { value: NonNullable<ActivityFilter> | ''; label: string }[]
