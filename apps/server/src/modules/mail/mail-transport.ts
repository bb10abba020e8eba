/** A mail as it leaves: everything in it is text, and nothing is fetched to build it. */
export interface Mail {
  /** Stays the same when the mail is tried again, so that a mailbox may drop the second one. */
  id: string
  kind: string
  to: string
  subject: string
  text: string
  html: string
}

/** What became of a mail: it is under way, may be tried again, or will never be taken. */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'later'; problem: string }
  | { kind: 'never'; problem: string }

/** Takes mails out of the house: to a mail server, or into a folder. It answers and does not throw. */
export type MailTransport = (mail: Mail) => Promise<Delivery>
