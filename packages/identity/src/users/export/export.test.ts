import { permissionIds } from '@sitewright/api'
import { csvSeparators } from '@sitewright/api/csv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { formatUsers } from './format-users.ts'
import type { ExportedUser } from '@sitewright/kernel/users'
import { createIdentityApp } from '../../../testing/identity-app.ts'

const path = '/api/admin/users/export'

/** The text of a file with its byte order mark, which `text()` drops. */
async function readFile(response: Response): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
}

/** The rows of a CSV file whose cells are all quoted. */
function parseCsv(text: string): string[][] {
  expect(text.startsWith('\uFEFF')).toBe(true)
  const cells = text.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/gu)
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

onSqlite('the export of users', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createIdentityApp(services)
    const self = await createTestUser(services, 'admin', { email: 'self@example.com' })
    const client = await createTestClient(services, app, self)
    const entries = async () => {
      const rows = await services.database.db
        .selectFrom('audit')
        .select(['action', 'outcome', 'actor_id', 'subject_id', 'details'])
        .where('action', 'in', ['user.export', 'user.export-end'])
        .orderBy('seq')
        .execute()
      return rows.map((row) => ({ ...row, details: JSON.parse(row.details) as object }))
    }
    return { now, services, app, self, client, entries }
  }

  test('has all pages of what the filters show, in the order of the list', async () => {
    const { services, client } = await started()
    for (let number = 10; number < 25; number += 1)
      await createTestUser(services, number % 2 === 0 ? 'user' : 'editor', {
        email: `p${number}@example.com`,
        password: null
      })
    const response = await client.call('GET', `${path}?role=editor&sort=email&order=desc`)
    expect(response.headers.get('content-type')).toBe('text/csv')
    expect(response.headers.get('content-disposition')).toContain('people-2026-11-21.csv')
    const [head = [], ...rows] = parseCsv(await readFile(response))
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)])
    expect(column('email')).toEqual([23, 21, 19, 17, 15, 13, 11].map((number) => `p${number}@example.com`))
    expect(new Set(column('roleName'))).toEqual(new Set(['Editor']))
    expect(new Set(column('createdAt'))).toEqual(new Set(['2026-11-21T12:00:00.000Z']))
    expect(head).not.toContain('password_hash')
  })

  test('separates cells as the spreadsheet of another language expects', async () => {
    const { self, client } = await started()
    const read = async (separator: string) => {
      const response = await client.call('GET', `${path}?search=self&separator=${separator}`)
      const [, row = ''] = (await readFile(response)).split('\r\n')
      return row
    }
    const cells = [self.id, 'self@example.com', 'Maya'].map((cell) => `"${cell}"`)
    for (const [name, sign] of Object.entries(csvSeparators))
      expect((await read(name)).startsWith(cells.join(sign))).toBe(true)
    expect((await client.call('GET', `${path}?separator=pipe`)).status).toBe(400)
  })

  test('as JSON Lines names each value with its type', async () => {
    const { self, client } = await started()
    const response = await client.call('GET', `${path}?format=jsonl&search=self`)
    expect(response.headers.get('content-type')).toBe('application/jsonl')
    const lines = (await response.text()).trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      {
        id: self.id,
        email: 'self@example.com',
        firstName: 'Maya',
        lastName: 'Okafor',
        role: 'admin',
        roleName: 'Admin',
        status: 'active',
        isVerified: true,
        twoFactorEnabled: false,
        provider: 'local',
        loginCount: 0,
        lastLogin: null,
        createdAt: '2026-11-21T12:00:00.000Z'
      }
    ])
  })

  test('security bar 49: cannot be run as a formula by a spreadsheet', async () => {
    const { services, client } = await started()
    await createTestUser(services, 'user', { firstName: '=HYPERLINK("http://x","y")', lastName: '@SUM(A1)' })
    const text = await (await client.call('GET', `${path}?search=hyperlink`)).text()
    expect(text).toContain(`"'=HYPERLINK(""http://x"",""y"")","'@SUM(A1)"`)
  })

  test('security bar 49: takes user.read, a fresh proof, and known filters', async () => {
    const { now, services, app, client, entries } = await started()
    const reader = await createTestRole(services, { permissions: ['admin.access', 'user.read'] })
    const others = await createTestRole(services, {
      permissions: permissionIds.filter((each) => each !== 'user.read')
    })
    const may = await createTestClient(services, app, await createTestUser(services, reader))
    const mayNot = await createTestClient(services, app, await createTestUser(services, others))
    expect((await may.call('GET', path)).status).toBe(200)
    expect((await mayNot.call('GET', path)).status).toBe(403)
    expect((await client.call('GET', `${path}?sort=password`)).status).toBe(400)
    expect((await client.call('GET', `${path}?format=xlsx`)).status).toBe(400)
    now.advance(11 * 60_000)
    await client.call('POST', '/api/auth/refresh', { refreshToken: client.refreshToken })
    const before = (await entries()).length
    const late = await client.call('GET', path)
    expect(await late.json()).toMatchObject({ error: { code: 'auth.step-up' } })
    expect(await entries()).toHaveLength(before)
  })

  test('shows a tenant its own users only', async () => {
    const { services, app } = await started()
    await createTestUser(services, 'user', { email: 'theirs@example.com', tenant: 'mill' })
    const admin = await createTestUser(services, 'admin', { email: 'own@example.com', tenant: 'bakery' })
    const client = await createTestClient(services, app, admin)
    const [head = [], ...rows] = parseCsv(await readFile(await client.call('GET', path)))
    expect(rows.map((row) => row[head.indexOf('email')])).toEqual(['own@example.com'])
  })

  test('security bar 49: is in the audit log with its filters and the number of rows', async () => {
    const { self, client, entries } = await started()
    await (await client.call('GET', `${path}?status=active&search=maya`)).text()
    const [begun, ended] = await entries()
    expect(begun).toMatchObject({
      action: 'user.export',
      actor_id: self.id,
      details: { format: 'csv', filter: { statuses: ['active'], search: 'maya' }, sort: 'createdAt' }
    })
    expect(ended).toMatchObject({
      action: 'user.export-end',
      outcome: 'done',
      subject_id: begun?.subject_id,
      details: { rows: 1, isWhole: true }
    })
  })

  test('that is broken off says in the audit log how many rows were sent', async () => {
    const { services, client, entries } = await started()
    const [user] = await services.database.db.selectFrom('users').selectAll().execute()
    if (user === undefined) throw new Error('nobody')
    for (let from = 0; from < 500; from += 50)
      await services.database.db
        .insertInto('users')
        .values(
          Array.from({ length: 50 }, (_, index) => ({
            ...user,
            id: `copy-${from + index}`,
            email: `copy${from + index}@example.com`
          }))
        )
        .execute()
    const body = (await client.call('GET', path)).body?.getReader()
    await body?.read()
    const piece = await body?.read()
    await body?.cancel()
    const sent = new TextDecoder().decode(piece?.value).split('\r\n').length - 1
    expect(sent).toBeGreaterThan(0)
    expect(await entries()).toMatchObject([
      { action: 'user.export' },
      { action: 'user.export-end', outcome: 'refused', details: { rows: sent, isWhole: false } }
    ])
  })

  test('that is cancelled before its first piece has an end in the audit log, and only one', async () => {
    const { services, app, self, client, entries } = await started()
    const end = { action: 'user.export-end', outcome: 'refused', details: { rows: 0, isWhole: false } }
    const { body } = await client.call('GET', path)
    await body?.cancel()
    expect(await entries()).toMatchObject([{ action: 'user.export' }, end])
    // A client that is gone when the answer is ready, whose body nobody takes or cancels.
    const gone = new AbortController()
    const { token } = await createTestClient(services, app, self)
    const answered = app.request(path, {
      headers: { 'x-requested-with': 'sitewright', authorization: `Bearer ${token}` },
      signal: gone.signal
    })
    gone.abort()
    expect((await answered).status).toBe(200)
    await services.backgroundWork.idle()
    expect((await entries()).slice(2)).toMatchObject([{ action: 'user.export' }, end])
  })
})

/** Texts that begin like formulas, and like what they become, more often than chance has it. */
function formulaLike(): fc.Arbitrary<string> {
  const start = fc.string({ unit: fc.constantFrom("'", '=', '＝', '-', '\0', '\t', '"', 'a'), maxLength: 3 })
  return fc.tuple(start, fc.string()).map(([before, after]) => before + after)
}

test('a CSV gives back each value that was written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ first: fc.string({ unit: 'grapheme' }), last: formulaLike(), count: fc.nat() }), {
        maxLength: 20
      }),
      async (people) => {
        const users = people.map(({ first, last, count }, index) => ({
          id: `${index}`,
          email: `p${index}@example.com`,
          first_name: first,
          last_name: last,
          role: 'user',
          status: 'active' as const,
          email_verified_at: null,
          second_factor: 0,
          provider: 'local',
          login_count: count,
          last_login_at: null,
          created_at: 0
        })) satisfies ExportedUser[]
        let text = ''
        for await (const piece of formatUsers([users.slice(0, 7), users.slice(7)] as never, {
          format: 'csv',
          separator: 'comma',
          roles: []
        }))
          text += piece
        const [head = [], ...rows] = parseCsv(text)
        const column = (name: string) =>
          rows.map((row) => row[head.indexOf(name)]?.replace(/^'(?='*[=+\-@＝＋－＠\t\r\n\0])/, ''))
        expect(column('firstName')).toEqual(people.map(({ first }) => first))
        expect(column('lastName')).toEqual(people.map(({ last }) => last))
        expect(column('loginCount')).toEqual(people.map(({ count }) => `${count}`))
      }
    )
  )
})
