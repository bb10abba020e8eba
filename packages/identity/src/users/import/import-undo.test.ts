import type { Job, UserImport } from '@sitewright/api'
import { expect, test } from 'vitest'
import type { TestBrowser } from '@sitewright/kernel/testing/browser'
import { readJob, readJobItems, runJobs } from '@sitewright/kernel/testing/jobs'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import {
  createTestClient,
  createTestRole,
  createTestUser,
  expireProof
} from '@sitewright/kernel/testing/users'
import { createIdentityApp, identity } from '../../../testing/identity-app.ts'

const path = '/api/admin/users/import'
const mapping = { email: 0, firstName: 1, lastName: 2, role: 3 }

interface Answer {
  import: UserImport
  job: Job
  error?: { code: string }
}

onSqlite('undoing an import', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    const app = createIdentityApp(services)
    const signIn = async (role: string) => {
      const user = await createTestUser(services, role)
      return { user, client: await createTestClient(services, app, user) }
    }
    const post = async (client: TestBrowser, url: string, body: BodyInit | object = {}, headers = {}) =>
      (await (await client.call('POST', url, body, headers)).json()) as Answer
    const importPeople = async (client: TestBrowser, rows: string) => {
      const file = new Response(`email,first,last,role\n${rows}`).body
      const { import: uploaded } = await post(client, path, file ?? '', { 'content-type': 'text/csv' })
      await post(client, `${path}/${uploaded.id}/check`, { mapping })
      const { job } = await post(client, `${path}/${uploaded.id}/run`)
      await runJobs(services, identity)
      return readJob(client, job.id)
    }
    const undo = (client: TestBrowser, { id }: Job) => post(client, `/api/admin/jobs/${id}/undo`)
    return { services, signIn, importPeople, undo }
  }

  test('security bar 54: whoever may not work on those that it added does not undo it', async () => {
    const { services, signIn, importPeople, undo } = await started()
    const { client: above } = await signIn('super_admin')
    const imported = await importPeople(above, 'a@example.com,A,A,super_admin\nb@example.com,B,B,user\n')
    expect(imported).toMatchObject({ done: 2 })
    const { job } = await undo((await signIn('admin')).client, imported)
    await runJobs(services, identity)
    const items = await readJobItems(above, job.id)
    expect(items.map(({ code, outcome }) => code ?? outcome)).toEqual(['account.above', 'done'])
  })

  test('security bar 25, 31: it deletes people, so it takes step-up and `user.delete`', async () => {
    const { services, signIn, importPeople, undo } = await started()
    const { user, client } = await signIn('super_admin')
    const imported = await importPeople(client, 'a@example.com,A,A,user\n')
    const role = await createTestRole(services, { permissions: ['user.write', 'system.config'], rank: 80 })
    const { client: writer } = await signIn(role)
    expect((await undo(writer, imported)).error?.code).toBe('auth.forbidden')
    await expireProof(services, user)
    expect((await undo(client, imported)).error?.code).toBe('auth.step-up')
    expect(await readJob(client, imported.id)).toMatchObject({ done: 1, undoneBy: null })
  })
})
