import type { DashboardPart, LiveCount } from '@sitewright/api'
import { permissions } from '@sitewright/api/access'

const number = (value: number): string => value.toLocaleString(navigator.language)

/** Texts of the dashboard (spec 2 §2). */
export const dashboardMessages = {
  title: 'Dashboard',
  numbers: 'Numbers of now',
  cards: {
    users: 'Total users',
    online: 'Active users online',
    requests: 'API requests',
    health: 'System health'
  },
  added: (count: number) => `+${number(count)} this week`,
  active: (count: number) => `${number(count)} active`,
  inactive: (count: number) => `${number(count)} inactive`,
  suspended: (count: number) => `${number(count)} suspended`,
  seen: 'Seen within 5 minutes',
  perHour: '/ hour',
  failed: (percent: string) => `${percent} failed`,
  p95: (ms: string) => `p95 ${ms}`,
  watching: (calls: number) => `besides ${number(calls)} of the panel itself`,
  noCalls: 'No call was measured within 5 minutes',
  part: (name: string, score: number | null, weight: number) => `${name} ${score ?? '–'} (${weight} %)`,
  notMeasured: 'No recent data.',
  sources: { users: 'users table', sessions: 'sessions', servers: 'all servers' },
  needs: {
    title: 'Needs you',
    none: 'Nothing needs you.',
    open: (count: number) => number(count),
    snoozed: (count: number) => `Snoozed ${number(count)}`,
    snooze: 'Snooze',
    snoozeOf: (title: string) => `Snooze: ${title}`,
    dialog: 'Snooze what needs you',
    effect: 'It leaves the list for everybody until then, and comes back if it still holds.',
    how: 'For how long',
    hours: { '1': '1 hour', '24': '1 day', '72': '3 days', '168': '1 week', '720': '30 days' },
    reason: 'Reason',
    reasonRequired: 'Say why',
    done: 'Snoozed',
    undo: 'Undo',
    failed: 'It could not be snoozed',
    wake: 'End snooze',
    wakeOf: (title: string) => `End the snooze of: ${title}`,
    wakeFailed: 'The snooze could not be ended',
    until: (time: string, by: string) => `until ${time}, by ${by}`,
    somebody: 'somebody',
    since: (time: string) => `Since ${time}`
  },
  latency: 'Network latency',
  latencyLead: 'calls of five minutes',
  chart: {
    label: (most: string) => `p50 and p95 of the last 15 minutes; p95 reached ${most}`,
    span: (most: string) => `Last 15 minutes, up to ${most}`,
    usual: 'Grey: p95 at this hour of the last 7 days',
    noUsual: 'What is usual at this hour takes 3 days of measurements',
    none: 'No call was measured within the last 15 minutes yet.',
    failed: 'The chart could not be loaded'
  },
  p50: 'p50',
  p95Name: 'p95',
  live: 'Live connections',
  counts: {
    sessions: 'Browser sessions',
    pool: 'Database pool',
    keys: 'API keys in use',
    jobs: 'Jobs',
    streams: 'Event streams'
  } satisfies Record<LiveCount['id'], string>,
  host: 'Host',
  hostLead: 'Marks at 70 % and 90 % used',
  alerts: 'Alerts',
  openAlerts: (count: number) => `${number(count)} open`,
  noAlerts: 'No alert is open.',
  allAlerts: 'All alerts',
  activity: 'Recent activity',
  noActivity: 'Nothing has happened yet.',
  wholeLog: 'Audit log',
  refused: 'Refused',
  open: 'Open',
  withheld: {
    permission: (parts: string, permission: keyof typeof permissions) =>
      `${parts}: your role lacks the permission “${permissions[permission]}”.`,
    installation: (parts: string) =>
      `${parts}: they concern the whole installation, and you belong to a tenant.`
  },
  parts: {
    users: 'Users',
    requests: 'API requests',
    health: 'System health',
    host: 'Host',
    connections: 'Live connections',
    alerts: 'Alerts',
    activity: 'Recent activity',
    upkeep: 'Needs you, as far as secrets, mail and jobs of others go'
  } satisfies Record<DashboardPart, string>,
  needYou: (count: number) => `${count} ${count === 1 ? 'thing needs' : 'things need'} you.`,
  lead: {
    healthy: 'The health score is within its limits.',
    warning: 'Serving, with something outside of its limits.',
    critical: 'Something needs attention now.',
    'no-data': 'No recent data.'
  },
  notRead: (why: string) =>
    `The numbers could not be read again. ${why} What stands here is as old as it says.`,
  backend: {
    version: (version: string, ms: number) => `version ${version}, answered in ${number(ms)} ms`
  },
  access: 'What you may do',
  you: 'You are',
  role: 'Role',
  lastSignIn: 'Last sign-in',
  firstSignIn: 'This is the first',
  secondStep: 'Second step',
  isSetUp: 'Set up',
  isNotSetUp: 'Not set up',
  changes: 'Changes',
  signOut: 'Sign out'
} as const
