import { expect } from './expect.ts'
import type { ComponentTestServer } from './server.ts'

/** The text of all mails to a user. */
export async function findMails(server: ComponentTestServer, email: string): Promise<string[]> {
  return (await server.mails()).filter((mail) => mail.email === email).map(({ text }) => text)
}

/** The links to a page in all mails to a user. */
export async function findMailedLinks(
  server: ComponentTestServer,
  email: string,
  page: string
): Promise<string[]> {
  const mails = (await server.mails()).filter((mail) => mail.email === email)
  return mails.flatMap(({ template }) => {
    const link = 'link' in template ? template.link : ''
    return link.includes(`/auth/${page}#`) ? [link] : []
  })
}

/** The link to a page that a mail to a user brings, once the mail is there. */
export async function waitForMailedLink(
  server: ComponentTestServer,
  email: string,
  page: string
): Promise<string> {
  let links: string[] = []
  await expect
    .poll(async () => {
      links = await findMailedLinks(server, email, page)
      return links.length
    }, `a mail to ${email} with a link to ${page}`)
    .toBeGreaterThan(0)
  return links[0] ?? ''
}
