const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`

export const needMessages = {
  audit: (row: number) => ({
    title: 'The audit log was changed',
    text: `Row ${row.toLocaleString('en-GB')} does not fit the one before.`
  }),
  check: (name: string, message: string | null) => ({
    title: `${name} is down`,
    text: message ?? 'Its last check failed.'
  }),
  certificate: (name: string, isPast: boolean) => ({
    title: isPast ? `The certificate of ${name} has expired` : `The certificate of ${name} expires`,
    text: isPast ? 'Browsers refuse it.' : 'Browsers refuse it from then on.'
  }),
  administrator: (name: string, role: string) => ({
    title: `${name} is locked out`,
    text: `${role}; too many wrong passwords or codes.`
  }),
  mails: (number: number) => ({
    title: `${count(number, 'mail was', 'mails were')} not delivered`,
    text: 'Within the last 7 days, after every try had failed.'
  }),
  mail: {
    title: 'Mail is not configured',
    text: 'Nobody can reset a password by mail, and no alert is mailed. Set SMTP_URL for the server and start it again.'
  },
  woken: 'It stands in the list again.'
} as const

export const liveCountMessages = {
  sessions: 'seen within 5 minutes',
  pool: 'connections in use, all servers',
  embedded: 'The database is embedded and has no pool.',
  notMeasured: 'No server has measured it within a minute.',
  keys: 'used within 5 minutes',
  jobs: 'running now',
  streams: (servers: number) => `open now, on ${count(servers, 'server', 'servers')}`
} as const
