import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../../src/mail/mail-transport.ts'

const sender = 'Sitewright'

export interface Sender {
  from: string
}

/**
 * Maps a mail to nodemailer's options. Addresses are passed as fields and in the envelope, never as text to be parsed,
 * and no file or URL is read to build it (security bar 56).
 */
export function toMessage({ id, to, subject, text, html }: Mail, { from }: Sender): SendMailOptions {
  return {
    envelope: { from, to: [to] },
    from: { name: sender, address: from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true
  }
}
