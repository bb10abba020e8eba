import type { UserImport } from '@sitewright/api'
import { expect, test } from 'vitest'
import { runJobs } from '@sitewright/kernel/testing/jobs'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { createIdentityApp, identity } from '../../../testing/identity-app.ts'

const path = '/api/admin/users/import'

onSqlite('beginning an import', (open) => {
  test('keeps which job it is together with the job: a server killed right after it leaves the refused rows', async () => {
    const services = await createTestServices(await open())
    const admin = await createTestUser(services, 'admin')
    const { call } = await createTestClient(services, createIdentityApp(services), admin)
    const file = new Response('email,first,last\na@example.com,A,A\nb,B,B\n').body ?? new ReadableStream()
    const uploaded = await call('POST', path, file, { 'content-type': 'text/csv' })
    const { id } = ((await uploaded.json()) as { import: UserImport }).import
    await call('POST', `${path}/${id}/check`, { mapping: { email: 0, firstName: 1, lastName: 2 } })
    const { jobSignal } = services
    services.jobSignal = {
      ...jobSignal,
      raise() {
        throw new Error('Killed after the commit')
      }
    }
    expect((await call('POST', `${path}/${id}/run`)).status).toBe(500)
    services.jobSignal = jobSignal
    await runJobs(services, identity)
    const job = await services.database.db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
    expect(await (await call('GET', `${path}/jobs/${job.id}/refused`)).text()).toContain('"b","B","B"')
  })
})
