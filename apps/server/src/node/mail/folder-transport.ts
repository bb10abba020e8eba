import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from '../../modules/mail/mail-transport.ts'
import type { Log } from '../../http/log.ts'
import { isSingleAddress, toMessage, type Sender } from './message.ts'

/** Writes mails into a folder, one .eml file each, where there is no mail server. */
export function createFolderTransport(folder: string, sender: Sender, log: Log): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async function writeToFolder(mail) {
    if (!isSingleAddress(mail.to)) return { kind: 'never', problem: 'address' }
    const { message } = (await transport.sendMail(toMessage(mail, sender))) as { message: Buffer }
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = resolve(join(folder, `${mail.kind}-${mail.id}.eml`))
    // The links in it are secrets, so that only this account may read it; and a reader never sees half a file.
    await writeFile(`${file}.new`, message, { mode: 0o600 })
    await rename(`${file}.new`, file)
    log.info('mail.written', { mail: mail.id, kind: mail.kind, file })
    return { kind: 'sent' }
  }
}
