import type { ImportProblem, Job, UserImport } from '@sitewright/api'
import { expect, test } from 'vitest'
import { readJob, readJobItems, runJobs } from '@sitewright/kernel/testing/jobs'
import {
  createTestClock,
  createTestOutbox,
  createTestServices,
  onSqlite
} from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { takeJob, runNextJob, runBatch, startRun } from '@sitewright/kernel/area'
import { silentLog } from '@sitewright/kernel/request'
import { createIdentityApp, identity } from '../../../testing/identity-app.ts'

const path = '/api/admin/users/import'
const mapping = { email: 0, firstName: 1, lastName: 2 }

interface Failed {
  error?: { code: string; details: { message: string }[] }
}

onSqlite('the import of users', (open) => {
  async function started() {
    const now = createTestClock()
    const outbox = createTestOutbox()
    const services = await createTestServices(await open(), { now, outbox })
    const { db } = services.database
    const app = createIdentityApp(services)
    const self = await createTestUser(services, 'admin', { email: 'self@example.com' })
    const client = await createTestClient(services, app, self)
    const send = async (body: ReadableStream, headers: Record<string, string> = {}) => {
      const response = await client.call('POST', `${path}?name=team.csv`, body, {
        'content-type': 'text/csv',
        ...headers
      })
      return { status: response.status, ...((await response.json()) as { import: UserImport } & Failed) }
    }
    const upload = (text: string | Uint8Array) =>
      send(new Response(text as BodyInit).body ?? new ReadableStream())
    const post = async <T>(url: string, body: object = {}) =>
      (await (await client.call('POST', url, body)).json()) as T & Failed
    /** Uploads a file and checks it. */
    const check = async (text: string, plan: object = { mapping }) => {
      const { import: uploaded } = await upload(text)
      const counts = await post<{ rows: number; good: number; bad: number; room: number | null }>(
        `${path}/${uploaded.id}/check`,
        plan
      )
      const answer = await client.call('GET', `${path}/${uploaded.id}/problems`)
      const { problems } = (await answer.json()) as { problems: ImportProblem[] }
      return { id: uploaded.id, counts, problems }
    }
    const begin = (id: string) => post<{ job: Job }>(`${path}/${id}/run`)
    const parts = { services, log: silentLog, definitions: identity.jobDefinitions(services) }
    const emails = async () => {
      const rows = await db.selectFrom('users').select('email').orderBy('email').execute()
      return rows.map(({ email }) => email).filter((email) => email !== self.email)
    }
    return { now, outbox, services, db, app, self, client, send, upload, post, check, begin, parts, emails }
  }
  const head = 'email,first,last\n'

  test('says what a file holds, and which column seems to have which field', async () => {
    const { upload, emails } = await started()
    const { import: found } = await upload(
      '\uFEFFE-Mail;Vorname;Nachname;Rolle;Note\r\na@b.example;Ünal;Şahin;editor;\r\n;;;;\r\n'
    )
    expect(found).toMatchObject({
      name: 'team.csv',
      encoding: 'utf-8',
      separator: ';',
      columns: ['E-Mail', 'Vorname', 'Nachname', 'Rolle', 'Note'],
      rows: 1,
      header: true,
      suggested: { email: 0, firstName: 1, lastName: 2, role: 3 }
    })
    expect(await emails()).toEqual([])
  })

  test('reads each encoding and each separator', async () => {
    const { upload, post, begin, services, db } = await started()
    const text = (separator: string, number: number) =>
      `email${separator}first${separator}last\n${number}@example.com${separator}Zoë${separator}"Müller ${separator} Söhne"\n`
    const bytesOf = (value: string, big: boolean) => {
      const view = new DataView(new ArrayBuffer(value.length * 2))
      for (let index = 0; index < value.length; index += 1)
        view.setUint16(index * 2, value.charCodeAt(index), !big)
      return new Uint8Array(view.buffer)
    }
    const files = [
      [text(',', 1), 'utf-8', ','],
      [`\uFEFF${text(';', 2)}`, 'utf-8', ';'],
      [bytesOf(`\uFEFF${text('\t', 3)}`, false), 'utf-16le', '\t'],
      [bytesOf(text(',', 4), true), 'utf-16be', ','],
      [Uint8Array.from(text(';', 5), (sign) => sign.charCodeAt(0)), 'windows-1252', ';']
    ] as const
    for (const [file, encoding, separator] of files) {
      const { import: found } = await upload(file)
      expect([found.encoding, found.separator, found.rows]).toEqual([encoding, separator, 1])
      await post(`${path}/${found.id}/check`, { mapping })
      await begin(found.id)
      await runJobs(services, identity)
    }
    const users = await db
      .selectFrom('users')
      .select(['email', 'first_name', 'last_name'])
      .where('first_name', '=', 'Zoë')
      .orderBy('email')
      .execute()
    // A tab within a name is a control sign, so the third file adds nobody.
    expect(users.map(({ last_name: name }) => name)).toEqual(
      [',', ';', ',', ';'].map((sign) => `Müller ${sign} Söhne`)
    )
  })

  test('names each problem by row and column in a dry run, which adds nobody', async () => {
    const { services, check, emails } = await started()
    await createTestUser(services, 'user', { email: 'taken@example.com' })
    const { counts, problems } = await check(
      `${head}ok@example.com,Bo,Inman\nno address,Bo,Inman\nTAKEN@example.com,Bo,Inman\nOK@example.com,Bo,Inman\nx@example.com,,Inman\ny@example.com,=1+1,Inman\nz@example.com,B\0o,Inman\nw@example.com,Bo,Inman,1,2,3\nv@example.com,Bo,Inman,chief,asleep\n`,
      { mapping: { ...mapping, role: undefined } }
    )
    expect(counts).toMatchObject({ rows: 9, good: 1, bad: 8, room: null })
    expect(problems).toEqual([
      { row: 3, column: 'email', message: 'Email is invalid' },
      { row: 4, column: 'email', message: 'Somebody has this address already.' },
      { row: 5, column: 'email', message: 'The same address as in row 2.' },
      { row: 6, column: 'first', message: 'First name is required' },
      { row: 7, column: 'first', message: expect.stringContaining('Begins with =') as string },
      { row: 8, column: 'first', message: expect.stringContaining('NUL') as string },
      { row: 9, column: '', message: expect.stringContaining('3 values more') as string },
      { row: 10, column: '', message: expect.stringContaining('2 values more') as string }
    ])
    expect(await emails()).toEqual(['taken@example.com'])
  })

  test('takes names of 100 signs and from right to left as they are, and says what is wrong with others', async () => {
    const { services, db, check, begin } = await started()
    const long = '界'.repeat(100)
    const { id, counts, problems } = await check(
      `${head}a@example.com,${long},حداد\nb@example.com,${long}界,Lund\nc@example.com,K\u0007ai,Lund\nd@example.com,"K\nai",Lund\n`
    )
    expect(counts).toMatchObject({ rows: 4, good: 1, bad: 3, room: null })
    expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
      [3, 'first', expect.stringContaining('100') as string],
      [4, 'first', expect.stringContaining('cannot be stored') as string],
      [5, 'first', expect.stringContaining('cannot be stored') as string]
    ])
    await begin(id)
    await runJobs(services, identity)
    const added = await db
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('email', '=', 'a@example.com')
      .executeTakeFirst()
    expect(added).toEqual({ first_name: long, last_name: 'حداد' })
  })

  test('security bar 54: gives only roles that whoever imports may grant', async () => {
    const { services, check, begin, client, db } = await started()
    const { id, problems } = await check(
      'email,first,last,role\na@example.com,A,A,Manager\nb@example.com,B,B,super_admin\nc@example.com,C,C,boss\nd@example.com,D,D,\n',
      { mapping: { ...mapping, role: 3 }, role: 'editor' }
    )
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [3, 'role'],
      [4, 'role']
    ])
    const { job } = await begin(id)
    await runJobs(services, identity)
    expect(await readJob(client, job.id)).toMatchObject({ done: 2, refused: 2 })
    const users = await db
      .selectFrom('users')
      .select(['email', 'role'])
      .where('email', '<', 'e')
      .orderBy('email')
      .execute()
    expect(users).toEqual([
      { email: 'a@example.com', role: 'manager' },
      { email: 'd@example.com', role: 'editor' }
    ])
  })

  test('adds the good rows, refuses the others one by one, gives them back as a file, and is undone', async () => {
    const { services, db, client, check, begin, emails, self } = await started()
    const { id } = await check(`${head}a@example.com,Ana,Ruiz\nb,Bo,Inman\nc@example.com,Cy,"O""Neil, jr"\n`)
    // Taken after the check.
    await createTestUser(services, 'user', { email: 'c@example.com' })
    const { job } = await begin(id)
    expect((await begin(id)).job.id).toBe(job.id)
    await runJobs(services, identity)
    expect(await readJob(client, job.id)).toMatchObject({
      kind: 'users.import',
      state: 'done',
      done: 1,
      refused: 2
    })
    const items = await readJobItems(client, job.id)
    expect(items.map(({ subjectName, code }) => code ?? subjectName)).toEqual([
      'a@example.com',
      'import.row-refused',
      'import.row-refused'
    ])
    const file = await (await client.call('GET', `${path}/jobs/${job.id}/refused`)).text()
    expect(file).toBe(
      '"email","first","last","Reason"\r\n"b","Bo","Inman","email: Email is invalid"\r\n' +
        '"c@example.com","Cy","O""Neil, jr","email: Somebody has this address already."\r\n'
    )
    const added = await db
      .selectFrom('audit')
      .select(['actor_id', 'details'])
      .where('action', '=', 'user.add')
      .execute()
    expect(added.map(({ actor_id, details }) => [actor_id, JSON.parse(details) as object])).toEqual([
      [self.id, { role: 'user', job: job.id }]
    ])
    const found = await client.call('GET', '/api/admin/users?search=ruiz')
    expect(await found.json()).toMatchObject({ total: 1 })

    const undo = await client.call('POST', `/api/admin/jobs/${job.id}/undo`)
    expect(undo.status).toBe(200)
    await runJobs(services, identity)
    expect(await emails()).toEqual(['c@example.com'])
  })

  test('is not undone for whom somebody has changed since, or who has signed in', async () => {
    const { services, db, client, check, begin, emails, now } = await started()
    const { id } = await check(`${head}a@example.com,A,A\nb@example.com,B,B\nc@example.com,C,C\n`)
    const { job } = await begin(id)
    await runJobs(services, identity)
    await db.updateTable('users').set({ last_login_at: now() }).where('email', '=', 'a@example.com').execute()
    await db
      .updateTable('users')
      .set({ updated_at: now() + 1 })
      .where('email', '=', 'b@example.com')
      .execute()
    const answer = await client.call('POST', `/api/admin/jobs/${job.id}/undo`)
    const { job: undo } = (await answer.json()) as { job: Job }
    await runJobs(services, identity)
    const items = await readJobItems(client, undo.id)
    expect(items.map(({ code, outcome }) => code ?? outcome)).toEqual([
      'undo.changed',
      'undo.changed',
      'done'
    ])
    expect(await emails()).toEqual(['a@example.com', 'b@example.com'])
  })

  test('goes by the plan that it was begun with, whatever is checked meanwhile', async () => {
    const { services, db, client, check, begin } = await started()
    const { id } = await check(`${head}a@example.com,Ana,Ruiz\n`)
    const { job } = await begin(id)
    await db.updateTable('imports').set({ plan: null }).where('id', '=', id).execute()
    await runJobs(services, identity)
    expect(await readJob(client, job.id)).toMatchObject({ state: 'done', done: 1 })
  })

  test('goes on after a kill in the middle, on another server, and adds nobody twice', async () => {
    const { services, client, check, begin, parts, emails, now } = await started()
    const people = Array.from({ length: 60 }, (_, index) => `p${index + 10}@example.com`)
    const { id } = await check(`${head}${people.map((email) => `${email},Kai,Lund`).join('\n')}\n`)
    const { job } = await begin(id)
    const taken = await takeJob(services, ['users.import'])
    if (taken === undefined) throw new Error('no job')
    expect(await runBatch(parts, startRun(parts, taken), 25)).toBe('more')
    // The server is gone; its lease runs out.
    now.advance(60_000)
    expect(await runNextJob({ ...parts, services: { ...services } })).toBe(true)
    expect(await readJob(client, job.id)).toMatchObject({ state: 'done', done: 60, refused: 0 })
    expect(await emails()).toEqual(people)
  })

  test('mails a link to set a password, where that is asked for', async () => {
    const { services, outbox, check, begin } = await started()
    const { id } = await check(`${head}a@example.com,A,A\n`, { mapping, mail: true })
    await begin(id)
    await runJobs(services, identity)
    expect(outbox.posted.map(({ email, template }) => [email, template.kind])).toEqual([
      ['a@example.com', 'invitation']
    ])
  })

  test('takes a check, a fresh proof, and an upload of its own', async () => {
    const { now, services, app, client, upload, check, begin } = await started()
    const { import: found } = await upload(`${head}a@example.com,A,A\n`)
    expect((await begin(found.id)).error?.code).toBe('import.unchecked')
    const { id } = await check(`${head}a@example.com,A,A\n`)
    const other = await createTestClient(services, app, await createTestUser(services, 'admin'))
    for (const [method, url] of [
      ['POST', `${path}/${id}/run`],
      ['GET', `${path}/${id}/problems`]
    ] as const)
      expect(await (await other.call(method, url)).json()).toMatchObject({
        error: { code: 'import.not-found' }
      })
    const user = await createTestClient(services, app, await createTestUser(services, 'manager'))
    expect((await user.call('POST', `${path}/${id}/run`)).status).toBe(403)
    now.advance(11 * 60_000)
    await client.call('POST', '/api/auth/refresh', { refreshToken: client.refreshToken })
    expect((await begin(id)).error?.code).toBe('auth.step-up')
  })

  test('refuses what is no file of users, in words, and keeps nothing of it', async () => {
    const { db, upload, send } = await started()
    const messageOf = async (text: string | Uint8Array) => {
      const { error } = await upload(text)
      return [error?.code, error?.details[0]?.message]
    }
    expect(await messageOf('')).toEqual(['import.unreadable', expect.stringContaining('no rows')])
    expect(await messageOf(head)).toEqual(['import.unreadable', expect.stringContaining('no rows')])
    expect(await messageOf('PK\u0003\u0004\u0000\u0001sheet')).toEqual([
      'import.unreadable',
      expect.stringContaining('CSV UTF-8')
    ])
    expect(await messageOf(`${head}a@example.com,"A,A\nb@example.com,B,B\n`)).toEqual([
      'import.unreadable',
      expect.stringContaining('In row 2 a quotation mark')
    ])
    expect(await messageOf(`${head}${'x'.repeat(30_000)},A,A\n`)).toEqual([
      'import.unreadable',
      expect.stringContaining('Row 2 is longer')
    ])
    const large = await send(new Response('a').body ?? new ReadableStream(), {
      'content-length': String(200 * 1024 * 1024)
    })
    expect([large.status, large.error?.code]).toEqual([413, 'import.too-large'])
    const piece = new TextEncoder().encode(`${head}${'a@example.com,A,A\n'.repeat(60_000)}`)
    const endless = await send(
      new ReadableStream({
        pull(controller) {
          controller.enqueue(piece)
        }
      })
    )
    expect([endless.status, endless.error?.code]).toEqual([413, 'import.too-large'])
    expect(await db.selectFrom('imports').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('import_rows').selectAll().execute()).toEqual([])
  })

  test('security bar 26: a file is taken from pages of our own only', async () => {
    const { send } = await started()
    const body = () => new Response(`${head}a@example.com,A,A\n`).body ?? new ReadableStream()
    expect((await send(body(), { origin: 'https://evil.example' })).status).toBe(403)
    expect((await send(body(), { 'content-type': 'text/plain' })).status).toBe(403)
  })
})
