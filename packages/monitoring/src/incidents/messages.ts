export const incidentMessages = {
  title: (first: string, alerts: number) => (alerts === 1 ? first : `${first} and ${alerts - 1} more`),
  outcomes: {
    up: 'Up',
    warning: 'Warning',
    down: 'Down',
    maintenance: 'In maintenance',
    unknown: 'Unknown'
  },
  firstStart: 'First start of this version',
  mails: (mails: number) => (mails === 1 ? 'A mail was sent' : `${mails} mails were sent`),
  mailsFailed: (mails: number) =>
    mails === 1 ? 'A mail could not be delivered' : `${mails} mails could not be delivered`,
  webhookDelivered: 'Webhook took the message',
  webhookFailed: 'The message to the webhook failed',
  status: (event: string, status: number | null) => (status === null ? event : `${event}, status ${status}`),
  note: 'Note',
  refused: (text: string) => `${text} (refused)`
} as const
