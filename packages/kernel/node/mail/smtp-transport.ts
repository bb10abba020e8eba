import { createTransport } from 'nodemailer'
import type { Delivery, MailTransport } from '../../src/mail/mail-transport.ts'
import { isSingleAddress } from '../../src/mail/mail-address.ts'
import { type Sender, toMessage } from './message.ts'

const second = 1000
const localhostPattern = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

/** Connects to a mail server, by a URL such as `smtps://user:password@mail.example.com`. */
export function createSmtpConnection(url: string, timeoutMs?: number) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return createTransport({
    host,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    // A password is never sent unencrypted, except to localhost.
    requireTLS: !secure && username !== '' && !localhostPattern.test(host),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs ?? 10 * second,
    greetingTimeout: timeoutMs ?? 10 * second,
    socketTimeout: timeoutMs ?? 30 * second,
    disableFileAccess: true,
    disableUrlAccess: true
  })
}

/** Mail transport over SMTP, by a URL as for `createSmtpConnection`. */
export function createSmtpTransport(url: string, sender: Sender): MailTransport {
  const transport = createSmtpConnection(url)
  return async function sendBySmtp(mail) {
    if (!isSingleAddress(mail.to)) return { kind: 'never', problem: 'address' }
    try {
      await transport.sendMail(toMessage(mail, sender))
      return { kind: 'sent' }
    } catch (error) {
      return toDelivery(error)
    }
  }
}

/**
 * Classifies an SMTP error: a refused recipient is a permanent failure, all others are temporary. Only codes are
 * logged, since server messages may hold addresses.
 */
function toDelivery(error: unknown): Delivery {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  const problem = [code, responseCode].filter((part) => part !== undefined).join(' ')
  const final = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500
  return { kind: final ? 'never' : 'later', problem }
}
