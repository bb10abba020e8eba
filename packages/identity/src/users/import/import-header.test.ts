import type { ImportProblem, Job, UserImport } from '@sitewright/api'
import { expect, test } from 'vitest'
import { readJob, runJobs } from '@sitewright/kernel/testing/jobs'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { createIdentityApp, identity } from '../../../testing/identity-app.ts'

const path = '/api/admin/users/import'
const mapping = { email: 0, firstName: 1, lastName: 2 }

onSqlite('a file without the names of its columns', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    const admin = await createTestUser(services, 'admin', { email: 'self@example.com' })
    const client = await createTestClient(services, createIdentityApp(services), admin)
    const upload = async (text: string) => {
      const file = new Response(text).body ?? new ReadableStream()
      const response = await client.call('POST', path, file, { 'content-type': 'text/csv' })
      return ((await response.json()) as { import: UserImport }).import
    }
    const post = async <T>(url: string, body: object = {}) =>
      (await (await client.call('POST', url, body)).json()) as T
    const run = async (id: string, plan: object) => {
      const counts = await post<{ rows: number; good: number }>(`${path}/${id}/check`, plan)
      const answer = await client.call('GET', `${path}/${id}/problems`)
      const { problems } = (await answer.json()) as { problems: ImportProblem[] }
      const { job } = await post<{ job: Job }>(`${path}/${id}/run`)
      await runJobs(services, identity)
      const refused = await (await client.call('GET', `${path}/jobs/${job.id}/refused`)).text()
      return { counts, problems, job: await readJob(client, job.id), refused }
    }
    const emails = async () => {
      const rows = await services.database.db.selectFrom('users').select('email').orderBy('email').execute()
      return rows.map(({ email }) => email).filter((email) => email !== admin.email)
    }
    return { upload, run, emails }
  }
  const people = '\na@example.com,A,A\nb,B,B\nc@example.com,C,C\n'

  test('is told by an email address in its first row, and its first person is added', async () => {
    const { upload, run, emails } = await started()
    const found = await upload(people)
    expect(found).toMatchObject({ header: false, rows: 2, suggested: { email: 0 } })
    const { counts, problems, job, refused } = await run(found.id, { mapping, header: false })
    expect(counts).toMatchObject({ rows: 3, good: 2 })
    expect(problems.map(({ row, column }) => [row, column])).toEqual([[3, 'Column 1']])
    expect(job).toMatchObject({ total: 3, done: 2, refused: 1 })
    expect(await emails()).toEqual(['a@example.com', 'c@example.com'])
    expect(refused).toContain('"Column 1","Column 2","Column 3","Reason"')
  })

  test('may be a single person; whoever says that the first row has names leaves it out', async () => {
    const { upload, run, emails } = await started()
    expect(await upload('a@example.com,A,A')).toMatchObject({ header: false, rows: 0 })
    const { counts, job } = await run((await upload(people)).id, { mapping, header: true })
    expect(counts).toMatchObject({ rows: 2, good: 1 })
    expect(job).toMatchObject({ total: 2, done: 1, refused: 1 })
    expect(await emails()).toEqual(['c@example.com'])
  })
})
