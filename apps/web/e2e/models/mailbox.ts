import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { AccountServer } from './account-server.ts'

/** The text of a mail, as its encoder broke it into lines. */
function decodeQuotedPrintable(message: string): string {
  return message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
}

/** The text of all mails to a user. */
async function findMails(server: AccountServer, email: string): Promise<string[]> {
  const folder = join(server.dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const messages = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return messages
    .map(decodeQuotedPrintable)
    .filter((message) => message.includes(`To: ${email}`) || message.includes(`<${email}>`))
}

/** The links to a page in all mails to a user. */
async function findMailedLinks(server: AccountServer, email: string, page: string): Promise<string[]> {
  const messages = await findMails(server, email)
  return messages.flatMap((message) => message.match(new RegExp(`http\\S*/auth/${page}#[\\w-]+`))?.[0] ?? [])
}

/** The link to a page that a mail to a user brings, once the mail is there. */
export async function waitForMailedLink(server: AccountServer, email: string, page: string): Promise<string> {
  let links: string[] = []
  await expect
    .poll(async () => {
      links = await findMailedLinks(server, email, page)
      return links.length
    }, `a mail to ${email} with a link to ${page}`)
    .toBeGreaterThan(0)
  return links[0] ?? ''
}
