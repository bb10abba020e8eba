import { summarySpans } from '@sitewright/api/limits'

const number = (count: number): string => count.toLocaleString('en-GB')

/** Texts of the screen of users (spec 2 §2). */
export const usersMessages = {
  title: 'Users',
  people: (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`),
  more: 'More',
  list: 'People',
  person: 'Person',
  identifier: 'Identifier',
  counts: { total: 'All', active: 'Active', inactive: 'Inactive', suspended: 'Suspended' },
  notes: {
    added: (count: number) => `${number(count)} added in ${summarySpans.recentDays} days`,
    online: (count: number) => `${number(count)} online in ${summarySpans.onlineMinutes} min`,
    neverSignedIn: (count: number) => `${number(count)} never signed in`,
    suspended: (count: number) => `${number(count)} in ${summarySpans.recentDays} days`
  },
  search: 'Search people',
  searchHint: 'Name or email',
  columns: {
    lastName: 'Person',
    role: 'Role',
    status: 'Status',
    twoFactorEnabled: 'Two-factor',
    provider: 'Provider',
    lastLogin: 'Last sign-in',
    loginCount: 'Sign-ins',
    createdAt: 'Created',
    isVerified: 'Email'
  },
  filters: {
    status: 'Status',
    role: 'Role',
    provider: 'Provider',
    verified: 'Email',
    secondFactor: 'Two-factor',
    locked: 'Lock',
    never: 'Sign-in',
    created: 'Created',
    seen: 'Last sign-in'
  },
  on: 'On',
  off: 'Off',
  verified: 'Verified',
  notVerified: 'Not verified',
  locked: 'Locked',
  notLocked: 'Not locked',
  neverSignedIn: 'Never signed in',
  never: 'Never',
  inLast: (days: number) => `In the last ${days} days`,
  before: (days: number) => `More than ${days} days ago`,
  password: 'Password',
  pending: 'Pending',
  noWayIn: 'No way in',
  nothingToSignInWith: 'None',
  minutes: (count: number) => `${count} min`,
  closed: (day: string) => `Closed by the person, deleted on ${day}`,
  closedShort: 'closed',
  failed: 'People could not be loaded',
  nothingMatches: 'Nobody matches',
  sourceLive: 'users table, told of by the event stream',
  sourceCounts: 'users table'
} as const
