import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../../modules/mail/mail-transport.ts'

const sender = 'Sitewright'

/** Who sends: the product's name, and an address of the installation. */
export interface Sender {
  from: string
}

/** One address and nothing else: no list, no name, no sign that ends a header. */
const singleAddress = /^[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}]+@[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}]+$/u

/** Whether a mail may go to an address as it stands. */
export function isSingleAddress(address: string): boolean {
  return address.length <= 254 && singleAddress.test(address)
}

/**
 * A mail as the encoder takes it. Addresses are given as fields and in the envelope, never as text to be parsed, and
 * neither files nor addresses of the web are read to build it (security bar 56).
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
