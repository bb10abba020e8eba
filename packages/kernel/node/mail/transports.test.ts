import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { silentLog, type LogFields } from '../../src/request/log.ts'
import type { Mail } from '../../src/mail/mail-transport.ts'
import { createFolderTransport } from './folder-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'

const sender = { from: 'no-reply@sitewright.test' }
const mail: Mail = {
  id: 'mail-1',
  kind: 'reset-password',
  to: 'maya@example.com',
  subject: 'Set a new password',
  text: 'Hello Maya,\n\nhttps://sitewright.test/auth/reset#token\n',
  html: '<p>Hello Maya</p>'
}
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

async function server(options: Parameters<typeof startSmtpServer>[0] = {}) {
  const started = await startSmtpServer(options)
  cleanups.push(started.close)
  return { ...started, carry: createSmtpTransport(started.url, sender) }
}

function headersOf(raw: string): string[] {
  return (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n')
}

test('SMTP delivers a mail as text and HTML', async () => {
  const { carry, taken } = await server()
  expect(await carry(mail)).toEqual({ kind: 'sent' })
  expect(taken).toMatchObject([{ from: sender.from, to: [mail.to] }])
  const headers = headersOf(taken[0]?.raw ?? '')
  expect(headers).toEqual(
    expect.arrayContaining([
      'From: Sitewright <no-reply@sitewright.test>',
      'To: maya@example.com',
      'Subject: Set a new password',
      'Message-ID: <mail-1@sitewright.test>',
      'Auto-Submitted: auto-generated'
    ])
  )
  expect(taken[0]?.raw).toContain('Content-Type: text/plain')
  expect(taken[0]?.raw).toContain('Content-Type: text/html')
})

test('a temporary SMTP failure is retried', async () => {
  let calls = 0
  const { carry, taken } = await server({
    onMailFrom(_address, _session, done) {
      calls += 1
      done(calls === 1 ? Object.assign(new Error('try later'), { responseCode: 451 }) : null)
    }
  })
  expect(await carry(mail)).toMatchObject({
    kind: 'later',
    problem: expect.stringContaining('451') as string
  })
  expect(await carry(mail)).toEqual({ kind: 'sent' })
  expect(taken).toHaveLength(1)
})

test('a permanently refused recipient is not retried', async () => {
  const { carry } = await server({
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error('no such person'), { responseCode: 550 }))
    }
  })
  expect(await carry(mail)).toEqual({ kind: 'never', problem: 'EENVELOPE 550' })
})

test('a wrong SMTP password is retried, and does not leak', async () => {
  const { url } = await server({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('wrong password hunter2'))
  })
  const carry = createSmtpTransport(url.replace('//', '//user:hunter2@'), sender)
  const delivery = await carry(mail)
  expect(delivery.kind).toBe('later')
  expect(JSON.stringify(delivery)).not.toContain('hunter2')
})

test('a refused or broken connection is retried', async () => {
  const broken = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => {
    broken.listen(0, '127.0.0.1', resolve)
  })
  const address = broken.address()
  const port = typeof address === 'object' ? address?.port : 0
  const carry = createSmtpTransport(`smtp://127.0.0.1:${port}`, sender)
  expect((await carry(mail)).kind).toBe('later')
  await new Promise((resolve) => {
    broken.close(resolve)
  })
  expect((await carry(mail)).kind).toBe('later')
})

test.each([
  'maya@example.com\r\nBcc: victim@example.com',
  'maya@example.com, victim@example.com',
  'maya@example.com victim@example.com',
  '"victim@example.com x"@example.com',
  'Victim <victim@example.com>',
  'maya@example.com>\r\nRCPT TO:<victim@example.com',
  'group: victim@example.com;',
  'maya\u0000@example.com'
])('security bar 56: %j is no address that a mail goes to', async (to) => {
  const { carry, taken } = await server()
  expect(await carry({ ...mail, to })).toEqual({ kind: 'never', problem: 'address' })
  expect(taken).toEqual([])
})

test('security bar 56: a subject cannot end its header', async () => {
  const { carry, taken } = await server()
  await carry({ ...mail, subject: 'Hello\r\nBcc: victim@example.com\r\n\r\n<h1>body</h1>' })
  const headers = headersOf(taken[0]?.raw ?? '')
  expect(taken[0]?.to).toEqual([mail.to])
  expect(headers.filter((line) => /^bcc:/i.test(line))).toEqual([])
  expect(headers.filter((line) => /^subject:/i.test(line))).toHaveLength(1)
})

test('security bar 56: no file and no URL is read to build a mail', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-mail-'))
  cleanups.push(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'secret.txt')
  writeFileSync(file, 'the-secret-in-the-file')
  const { carry, taken } = await server()
  for (const source of [{ path: file }, { href: `file://${file}` }, { href: 'http://127.0.0.1:9/' }]) {
    await carry({ ...mail, text: source as unknown as string })
    await carry({ ...mail, html: source as unknown as string })
  }
  expect(JSON.stringify(taken)).not.toContain('the-secret-in-the-file')
  expect(JSON.stringify(taken)).not.toContain(Buffer.from('the-secret-in-the-file').toString('base64'))
})

test('without SMTP a mail is a file that only this account can read, and the log says where', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-mail-'))
  cleanups.push(() => rmSync(folder, { recursive: true }))
  const said: [string, LogFields | undefined][] = []
  const log = { ...silentLog, info: (event: string, fields?: LogFields) => void said.push([event, fields]) }
  const outbox = join(folder, 'outbox')
  expect(await createFolderTransport(outbox, sender, log)(mail)).toEqual({ kind: 'sent' })
  const [name = ''] = readdirSync(outbox)
  const file = join(outbox, name)
  expect(name).toBe('reset-password-mail-1.eml')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toContain('https://sitewright.test/auth/reset#token')
  expect(said).toEqual([['mail.written', { mail: 'mail-1', kind: 'reset-password', file }]])
})
