/** Texts of the domain of a tenant and its proof. */
export const domainMessages = {
  title: 'Domain',
  proved: 'Proved',
  notProved: 'Not proved',
  missing: 'Proved, record missing',
  none: 'None yet. Enter one in Settings, then it is proved here.',
  how: 'A TXT record in DNS proves that this domain belongs to the tenant. Add it at whoever runs the DNS of the domain, then check.',
  keep: (since: string, days: number) =>
    `Proved on ${since}. Leave the record in place: it is looked at daily, and a proof whose record is missing for ${days} days in a row lapses.`,
  misses: (count: number, days: number) =>
    `Missing at ${count} daily ${count === 1 ? 'look' : 'looks'} in a row; at ${days} the proof lapses.`,
  recordName: 'Name of the TXT record',
  recordValue: 'Value of the TXT record',
  copyName: 'Copy name',
  copyValue: 'Copy value',
  check: 'Check now',
  checking: 'Checking…',
  checkedAt: (moment: string) => `Last checked: ${moment}`,
  never: 'Not checked yet',
  found: 'What the record says'
} as const
