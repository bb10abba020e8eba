import type { CheckKind, CheckStatus } from '@sitewright/api'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Texts of the tab Services Status. */
export const checkTexts = {
  title: 'Services',
  searchLabel: 'Search services',
  searchPlaceholder: 'Name or address',
  statusLabel: 'Status',
  anyStatus: 'Any status',
  add: 'Add check',
  maintenance: 'Maintenance window',
  loadFailed: 'Checks could not be loaded',
  empty: 'Nothing is checked yet',
  emptyText:
    'A check looks at a website, a port, a certificate or a part of this installation, again and again.',
  noMatch: 'No service matches',
  headings: {
    service: 'Service',
    status: 'Status',
    days: 'Last 60 days',
    day: '24 h',
    all: '60 days',
    response: 'Response',
    checked: 'Checked'
  },
  statuses: {
    up: 'Up',
    warning: 'Warning',
    down: 'Down',
    unknown: 'Unknown',
    maintenance: 'Maintenance',
    paused: 'Paused',
    pending: 'Pending'
  } satisfies Record<CheckStatus, string>,
  since: (time: string) => `since ${time}`,
  failing: (count: number, of: number, why: string) => `${why}, ${count} of ${of}`,
  dependsOn: (name: string) => `Depends on ${name}`,
  hiddenBy: (name: string) => `Hidden by ${name}`,
  never: 'Not yet',
  source: 'check',
  barLabel: (days: number, failed: number) =>
    days === 0
      ? 'No results yet'
      : `Results of ${counted(days, 'day', 'days')}, ${counted(failed, 'day', 'days')} with failures`,
  barDay: (day: string, up: number, all: number) => `${day}: ${up} of ${all} up`,
  barWork: (day: string) => `${day}: maintenance`,
  barUnknown: (day: string) => `${day}: unknown`,
  barNone: (day: string) => `${day}: no results`,
  acts: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  run: 'Run now',
  results: 'Last results',
  pause: 'Pause',
  resume: 'Resume',
  remove: 'Delete',
  mayNot: 'Takes the permission to change checks',
  failed: 'That did not work',
  paused: (name: string) => `${name} is paused`,
  resumed: (name: string) => `${name} is checked again`,
  ran: (name: string, what: string) => `${name}: ${what}`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteResults: 'Results that go with it',
  deleteDays: (days: number) => counted(days, 'day', 'days'),
  deleteChildren: 'Checks that depend on it',
  deleteConfirm: 'Delete check',
  deleteKeep: 'Keep it',
  deleted: (name: string) => `${name} is gone`,
  resultsTitle: (name: string) => `Last results of ${name}`,
  noResults: 'There are no results of the last two days.',
  close: 'Close'
} as const

/** Texts of the form of a check. */
export const formTexts = {
  addTitle: 'Add check',
  editTitle: 'Edit check',
  name: 'Name',
  kind: 'What is checked',
  kinds: {
    http: 'Website or API (HTTP)',
    tcp: 'Port (TCP)',
    tls: 'Certificate (TLS)',
    database: 'Database of this installation',
    smtp: 'Mail server of this installation',
    issuer: 'Sign-in provider'
  } satisfies Record<CheckKind, string>,
  url: 'Address',
  urlHelp: 'Everybody who sees this screen sees it: no keys or passwords in it.',
  expectedStatus: 'Expected status',
  expectedHelp: 'A redirect counts as its own status.',
  requiredText: 'Text that must be there',
  forbiddenText: 'Text that must not be there',
  textHelp: 'Left empty, any answer is right.',
  optional: 'Such as the words of an error page.',
  host: 'Host',
  port: 'Port',
  expiryDays: 'Warn days before it expires',
  expiryHelp: 'It counts as up until it has expired.',
  provider: 'Provider',
  interval: 'Every, in seconds',
  timeout: 'Time-out, in seconds',
  threshold: 'Failures until it is down',
  parent: 'Depends on',
  noParent: 'Nothing',
  parentHelp: 'While that is down, this one is unknown and not reported.',
  test: 'Test now',
  testing: 'It is being tried',
  testUp: (ms: string) => `Up, ${ms}`,
  save: 'Save',
  added: (name: string) => `${name} is checked from now on`,
  saved: (name: string) => `${name} is saved`
} as const

/** Texts of maintenance windows. */
export const maintenanceTexts = {
  title: 'Maintenance windows',
  list: 'Windows',
  none: 'There are none.',
  reason: 'What is being worked on',
  from: 'From',
  to: 'To',
  zone: (zone: string) => `Time of ${zone}`,
  concerned: 'Checks concerned',
  all: 'All checks',
  add: 'Add window',
  added: 'The maintenance window is set',
  end: 'End now',
  ended: 'The maintenance window has ended',
  remove: 'Delete',
  removed: 'The maintenance window is gone',
  running: 'Running',
  toCome: 'To come',
  over: 'Over',
  timeRequired: 'Enter a day and a time',
  count: (count: number) => counted(count, 'check', 'checks')
} as const
