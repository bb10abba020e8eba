/** Texts of the screen of users (spec 2 §2). */
export const usersMessages = {
  title: 'Users',
  list: 'People',
  person: 'Person',
  identifier: 'Identifier',
  views: {
    all: 'All people',
    never: 'Never signed in',
    locked: 'Locked',
    noSecondFactor: 'Without two-factor'
  },
  counts: { all: 'All', active: 'Active', inactive: 'Inactive', suspended: 'Suspended' },
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
    never: 'Sign-in'
  },
  on: 'On',
  off: 'Off',
  verified: 'Verified',
  notVerified: 'Not verified',
  locked: 'Locked',
  notLocked: 'Not locked',
  neverSignedIn: 'Never signed in',
  never: 'Never',
  password: 'Password',
  pending: 'Pending',
  failed: 'People could not be loaded',
  nobodyMatches: 'Nobody matches',
  sourceCounts: 'Users table'
} as const
