const number = (count: number): string => count.toLocaleString('en-GB')

/** Texts of the screen of tenants (spec 2 §2). */
export const tenantMessages = {
  title: 'Tenants',
  lead: (count: number) => `${number(count)} ${count === 1 ? 'organisation' : 'organisations'}`,
  list: 'List of tenants',
  viewsLabel: 'Tenants and their invoices',
  views: { tenants: 'Tenants', invoices: 'Invoices' },
  add: 'Add tenant',
  plansButton: 'Plans',
  search: 'Search tenants',
  searchHint: 'Name, subdomain or domain',
  failed: 'Tenants could not be loaded',
  empty: 'No tenants yet',
  emptyText: 'A tenant is an organisation whose people see and manage each other alone.',
  nothingMatches: 'No tenant matches',
  never: 'never',
  pending: 'Pending',
  menu: (name: string) => `Actions for ${name}`,
  members: 'Members and invitations',
  details: 'Details',
  edit: 'Edit',
  suspend: 'Suspend…',
  activate: 'Activate',
  delete: 'Delete',
  counts: { total: 'Tenants', revenue: 'Revenue', near: 'Near a limit' },
  notes: {
    total: (active: number, trial: number, suspended: number, pending: number) =>
      `${number(active)} active · ${number(trial)} trial · ${number(suspended)} suspended · ${number(pending)} pending`,
    noRevenue: 'Nothing was paid this year',
    revenue: 'paid this year',
    otherRevenue: (amounts: string) => `paid this year; and ${amounts}: currencies are not added`,
    near: (storage: number, users: number) =>
      `${number(storage)} storage · ${number(users)} users, above 80 %`
  },
  source: 'tenants and user counters; storage as measured by turns',
  columns: {
    name: 'Tenant',
    plan: 'Plan',
    status: 'Status',
    users: 'Users',
    storage: 'Storage',
    price: 'Price',
    billing: 'Billing',
    lastActivity: 'Active',
    createdAt: 'Created'
  },
  filters: { status: 'Status', plan: 'Plan', billing: 'Billing' },
  billing: {
    next: (amount: string, day: string) => `${amount} on ${day}`,
    overdue: (amount: string, day: string) => `${amount} since ${day}`,
    why: {
      trial: 'Not billed: in trial',
      pending: 'Not billed: pending',
      suspended: 'Not billed: suspended',
      noPrice: 'Not billed: no price',
      soon: 'Billed within a minute'
    }
  },
  plans: { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise', custom: 'Custom' },
  periods: { monthly: '/mo', yearly: '/yr' },
  periodNames: { monthly: 'Monthly', yearly: 'Yearly' },
  usersOf: (name: string) => `Users of ${name}`,
  storageOf: (name: string) => `Storage of ${name}`,
  requestsOf: (name: string) => `API requests of ${name}`,
  ofLimit: (used: string, limit: string) => `${used} / ${limit}`,
  noLimit: (used: string) => `${used}, no limit`,
  notMeasured: 'Not measured yet',
  noPrice: 'No price is set',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteUsers: 'Users who belong to it',
  deleteAudit: 'Audit log',
  deleteAuditStays: 'Stays',
  deleteRefused: 'Delete its users first',
  deleteConfirm: 'Delete tenant',
  deleteKeep: 'Keep it',
  deleted: (name: string) => `${name} is deleted`,
  deleteFailed: 'The tenant could not be deleted'
} as const

/** Texts of the form of a tenant. */
export const tenantFormMessages = {
  addTitle: 'Add tenant',
  editTitle: 'Edit tenant',
  name: 'Name',
  subdomain: 'Subdomain',
  subdomainHelp: 'Small letters, digits and hyphens. It names the tenant; nothing is served there yet.',
  domain: 'Domain',
  domainHelp: 'Its own, such as example.com. It is proved by a record in DNS, which Overview shows.',
  optional: 'if there is one',
  plan: 'Plan',
  period: 'Paid',
  status: 'Status',
  admin: 'Admin',
  adminHelp: 'Email address of a user without a tenant. They are moved into it as Admin, and sign in again.',
  limits: 'Limits of its own',
  limitsHelp: 'Empty for those of the plan.',
  users: 'Users',
  storage: 'Storage, GB',
  requests: 'API requests a month',
  wholeNumber: 'Enter a whole number of 1 or more, or nothing',
  nameRequired: 'Enter a name',
  subdomainRequired: 'Enter a subdomain',
  cancel: 'Cancel',
  save: 'Save',
  added: (name: string) => `${name} is added`,
  saved: (name: string) => `${name} is saved`
} as const

/** Texts of the details of a tenant. */
export const tenantDetailsMessages = {
  tabs: 'Details of the tenant',
  overview: 'Overview',
  usage: 'Usage & Performance',
  billing: 'Billing',
  features: 'Features',
  settings: 'Settings',
  numbers: 'Numbers',
  users: 'Users',
  storage: 'Storage',
  requests: 'API requests',
  activeUsersUnknown: 'Seen in 7 days: not measured yet',
  activeUsers: (count: number) => `${number(count)} seen in 7 days`,
  thisMonth: 'this month',
  suspension: 'Suspended',
  suspendedSince: (at: string, reason: string) => `${at}: ${reason}`,
  nameRow: 'Name',
  admin: 'Admin',
  nobody: 'Nobody yet',
  domain: 'Domain',
  none: 'None',
  subdomain: 'Subdomain',
  plan: 'Plan',
  created: 'Created',
  lastActivity: 'Last activity',
  mayEnter: 'Users who may sign in',
  measured: 'Measured',
  measuredHow:
    'Bytes that the database keeps of projects, their versions and pictures, and API requests of this calendar month (UTC). Tenants are measured by turns.',
  performance: 'Latency by tenant is not shown yet: Monitoring has it by route.',
  price: 'Price',
  period: 'Paid',
  nextBilling: 'Next invoice',
  billingStatus: 'State',
  revenue: 'Paid so far',
  notBilled: 'Not billed now',
  nothingPaid: 'Nothing yet',
  limitUsers: 'Users',
  limitStorage: 'Storage',
  limitRequests: 'API requests a month',
  ofPlan: 'of the plan',
  own: 'of its own',
  unlimited: 'No limit'
} as const

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? 'None' : `${number(count)} ${count === 1 ? one : many}`

/** Texts of what suspends and activates a tenant (spec 2 §8). */
export const tenantStatusMessages = {
  title: (name: string) => `Suspend ${name}?`,
  people: 'Can no longer sign in',
  peopleCount: (count: number) => counted(count, 'active user', 'active users'),
  sessions: 'Signed out',
  sessionCount: (count: number) => counted(count, 'session', 'sessions'),
  keys: 'Refused',
  keyCount: (count: number) => counted(count, 'API key', 'API keys'),
  jobs: 'Wait until it is active again',
  jobCount: (count: number) => counted(count, 'job', 'jobs'),
  data: 'Projects and shared links',
  dataStays: 'Stay',
  undoLabel: 'Undo',
  undoFor: 'For 15 minutes; who was signed out signs in again',
  reason: 'Reason',
  reasonHelp: 'For the details and the audit log.',
  confirm: 'Suspend tenant',
  keep: 'Keep it active',
  suspended: (name: string) => `${name} is suspended`,
  activated: (name: string) => `${name} is active`,
  undone: (name: string) => `${name} is as it was`,
  ended: (count: number, ms: number | null) =>
    count === 0
      ? 'No session was open.'
      : `${counted(count, 'session', 'sessions')} ended${ms === null ? '' : ` in ${Math.max(0.01, ms / 1000).toFixed(2)} s`}`,
  undo: 'Undo',
  suspendFailed: 'Failed to suspend tenant',
  activateFailed: 'Failed to activate tenant',
  undoFailed: 'The change could not be undone'
} as const

/** Texts of the dialog of the plans. */
export const planMessages = {
  title: 'Plans',
  lead: 'A change counts at once, for all tenants that have the plan and no limit or feature of their own.',
  monthly: 'Price a month',
  yearly: 'Price a year',
  priceHelp: 'Empty where there is none.',
  currency: 'Currency',
  currencyHelp: 'Three letters, such as EUR.',
  users: 'Users',
  storage: 'Storage, GB',
  storageName: 'Storage',
  requests: 'API requests a month',
  limitHelp: 'Empty for no limit.',
  limits: 'Limits',
  features: 'Features',
  featuresHelp: 'What is not ticked is refused to people of its tenants. Nothing is deleted.',
  noFeatures: 'None',
  cancel: 'Close',
  save: 'Save',
  saved: (name: string) => `${name} is saved`,
  wrongPrice: 'Enter an amount such as 149 or 149.50, or nothing',
  wrongStorage: 'Enter gigabytes, such as 50, or nothing',
  wrongCurrency: 'Enter the three letters of a currency',
  noPrice: 'None',
  noLimit: 'No limit'
} as const
