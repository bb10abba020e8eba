import type { IncidentSource } from '@sitewright/api'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Texts of incidents. */
export const incidentsMessages = {
  title: 'Incidents',
  none: 'No incident yet. One begins when an alert fires while no other does, and ends when none fires any more.',
  open: 'Open',
  over: 'Over',
  alerts: (count: number) => counted(count, 'alert', 'alerts'),
  drawer: 'Incident',
  lanes: { alerts: 'Alerts', deploys: 'Deploys', audit: 'Audit' },
  now: 'now',
  axis: ({
    from,
    to,
    alerts,
    deploys,
    audit
  }: {
    from: string
    to: string
    alerts: number
    deploys: number
    audit: number | null
  }) =>
    `From ${from} to ${to}: ${[
      counted(alerts, 'alert', 'alerts'),
      counted(deploys, 'deploy', 'deploys'),
      ...(audit === null ? [] : [counted(audit, 'audit entry', 'audit entries')])
    ].join(', ')}`,
  hidden: (count: number) => `and ${count} more`,
  timeLine: 'Time line',
  sources: {
    alert: 'Alert',
    check: 'Check',
    deploy: 'Deploy',
    notice: 'Notice',
    note: 'Note',
    audit: 'Audit'
  } satisfies Record<IncidentSource, string>,
  auditEntries: (count: number) => counted(count, 'audit entry', 'audit entries'),
  span: (from: string, to: string) => `${from} to ${to}`,
  cut: (sources: string) => `There is more than is listed of: ${sources}. The newest are here.`,
  noAudit: 'The audit log is left out: you may not read it.',
  rename: 'Rename',
  renameTitle: 'Rename incident',
  name: 'Title',
  nameRequired: 'Give it a title',
  save: 'Save',
  renamed: 'The incident is renamed',
  note: 'Add a note',
  noteHelp: 'What was found, tried or decided. It stands in the time line with your name.',
  noteRequired: 'Write something',
  add: 'Add note',
  added: 'The note is in the time line',
  somebody: 'a colleague'
} as const
