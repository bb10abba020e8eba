/** A rendered mail, ready to be sent. */
export interface Mail {
  /** The same on a retry, so that a mailbox may drop the duplicate. */
  id: string
  kind: string
  to: string
  subject: string
  text: string
  html: string
}

/** Result of a delivery attempt: sent, temporary failure, or permanent failure. */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'later'; problem: string }
  | { kind: 'never'; problem: string }

/** Mail transport: SMTP, or a folder. Failures are values, it does not throw. */
export type MailTransport = (mail: Mail) => Promise<Delivery>
