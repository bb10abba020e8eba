import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from '../../src/mail/mail-transport.ts'
import type { Log } from '../../src/request/log.ts'
import { isSingleAddress } from '../../src/mail/mail-address.ts'
import { type Sender, toMessage } from './message.ts'

/** Mail transport that writes .eml files into a folder, for installations without a mail server. */
export function createFolderTransport(folder: string, sender: Sender, log: Log): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async function writeToFolder(mail) {
    if (!isSingleAddress(mail.to)) return { kind: 'never', problem: 'address' }
    const { message } = (await transport.sendMail(toMessage(mail, sender))) as { message: Buffer }
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = resolve(join(folder, `${mail.kind}-${mail.id}.eml`))
    // Its links are secrets, so only the server's own account may read it; the rename is atomic for readers.
    await writeFile(`${file}.new`, message, { mode: 0o600 })
    await rename(`${file}.new`, file)
    log.info('mail.written', { mail: mail.id, kind: mail.kind, file })
    return { kind: 'sent' }
  }
}
