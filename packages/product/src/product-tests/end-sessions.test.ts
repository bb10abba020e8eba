import { product } from '../product.ts'
import type { Job, NewApiKey } from '@sitewright/api'
import { expect, test } from 'vitest'
import { readJob, runJobs } from '@sitewright/kernel/testing/jobs'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { createProductApp } from '../../testing/product-app.ts'

const wanted: NewApiKey = { name: 'Deploy bot', scopes: ['monitoring.read'], days: 90 }

onEachEngine('ending the sessions of people', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    const app = createProductApp(services)
    const admin = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    const role = await createTestRole(services, { permissions: ['monitoring.read'] })
    const person = await createTestUser(services, role)
    /** Signs the person in and makes a key with that session. */
    const makeKey = async () => {
      const client = await createTestClient(services, app, person)
      const response = await client.call('POST', '/api/account/api-keys', wanted)
      return (await response.json()) as { secret: string }
    }
    const isAlive = async ({ secret }: { secret: string }) => {
      const headers = { authorization: `Bearer ${secret}` }
      return (await app.request('/api/monitoring/performance', { headers })).status === 200
    }
    const end = async (body: object) =>
      (await admin.call('POST', `/api/users/${person.id}/end-sessions`, body)).json() as Promise<object>
    const endMany = async (body: object) => {
      const response = await admin.call('POST', '/api/admin/users/bulk', {
        act: 'end-sessions',
        users: [person.id],
        ...body
      })
      const { job } = (await response.json()) as { job: Job }
      await runJobs(services, product)
      return (await readJob(admin, job.id)).result
    }
    const countKeys = async () => {
      const users = [person.id]
      const response = await admin.call('POST', '/api/admin/users/bulk/effects', { users })
      return ((await response.json()) as { apiKeys: number }).apiKeys
    }
    const readAudit = async () => {
      const rows = await services.database.db
        .selectFrom('audit')
        .select('details')
        .where('action', '=', 'user.end-sessions')
        .execute()
      return rows.map(({ details }) => (JSON.parse(details) as { keysRevoked: number }).keysRevoked)
    }
    return { admin, person, makeKey, isAlive, end, endMany, countKeys, readAudit }
  }

  test('API keys stay, unless it is asked that they end too', async () => {
    const { makeKey, isAlive, end, readAudit } = await started()
    const key = await makeKey()
    expect(await end({})).toMatchObject({ success: true, ended: 1, keysRevoked: 0 })
    expect(await isAlive(key)).toBe(true)
    expect(await end({ revokeKeys: true })).toMatchObject({ ended: 0, keysRevoked: 1 })
    expect(await isAlive(key)).toBe(false)
    expect(await readAudit()).toEqual([0, 1])
  })

  test('so do those of many people, which the question before it counts', async () => {
    const { makeKey, isAlive, endMany, countKeys, readAudit } = await started()
    const key = await makeKey()
    expect(await countKeys()).toBe(1)
    expect(await endMany({})).toMatchObject({ sessionsEnded: 1, keysRevoked: 0 })
    expect(await isAlive(key)).toBe(true)
    expect(await endMany({ revokeKeys: true })).toMatchObject({ sessionsEnded: 0, keysRevoked: 1 })
    expect(await isAlive(key)).toBe(false)
    expect(await countKeys()).toBe(0)
    expect(await readAudit()).toEqual([0, 1])
  })

  test('other acts on many people refuse to revoke keys, and say what to do', async () => {
    const { admin, person } = await started()
    const body = { act: 'deactivate', users: [person.id], revokeKeys: true }
    const response = await admin.call('POST', '/api/admin/users/bulk', body)
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).toContain('Leave `revokeKeys` out')
  })
})
