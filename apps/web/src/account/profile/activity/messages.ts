import type { ActivityFilter } from './activity.api.ts'

/** Texts of the tab Activity Log (spec 2 §2, §3). */
export const activityMessages = {
  title: 'Activity Log',
  show: 'Action',
  action: 'Action',
  device: 'Device',
  place: 'Place',
  address: 'IP address',
  when: 'When',
  outcome: 'Outcome',
  download: 'Download',
  file: (day: string) => `sitewright-activity-${day}.csv`,
  failedTitle: 'Not downloaded',
  failed: 'The server did not answer. Try again.',
  unknown: '–',
  more: 'Load more',
  loadingMore: 'Loading more...',
  moreFailed: 'The next entries could not be loaded.',
  none: 'Nothing has happened yet',
  noneDetail: 'Sign-ins, changes of your profile and of your security appear here.',
  noMatch: 'Nothing of this kind',
  noMatchDetail: 'Show every action of any time to see the rest.',
  showAll: 'Show all'
} as const

/** The time ranges of the filter, in days; 0 is everything. */
export const activitySpans = [
  { value: '', label: 'Any time', days: 0 },
  { value: '1', label: '24 hours', days: 1 },
  { value: '7', label: '7 days', days: 7 },
  { value: '30', label: '30 days', days: 30 },
  { value: '365', label: 'A year', days: 365 }
] as const

/** The options of the filter, by their value in the URL. */
export const activityFilters = [
  { value: '', label: 'Any' },
  { value: 'sign-in', label: 'Sign-ins' },
  { value: 'security', label: 'Security' },
  { value: 'profile', label: 'Profile' },
  { value: 'projects', label: 'Projects' }
] as const satisfies readonly { value: NonNullable<ActivityFilter> | ''; label: string }[]
