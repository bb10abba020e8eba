import { product } from '../product.ts'
import type { Job } from '@sitewright/api'
import { expect, test } from 'vitest'
import { readJob, readJobItems, runJobs } from '@sitewright/kernel/testing/jobs'
import { seedLoad } from '../../testing/load.ts'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { createProductApp } from '../../testing/product-app.ts'

const seeded = 1000
/** As many as a list names at most. */
const mostNamed = 10_000

onEachEngine('a bulk act on many', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    await seedLoad(services.database, { users: seeded, sessions: 0, auditRows: 0 }, 'hash')
    const app = createProductApp(services)
    const self = await createTestUser(services, 'admin')
    const above = await createTestUser(services, 'super_admin')
    const client = await createTestClient(services, app, self)
    const post = async (users: unknown) => {
      const response = await client.call('POST', '/api/admin/users/bulk', { act: 'suspend', users })
      const answer = (await response.json()) as {
        job: Job
        error?: { code: string; message: string; details: { path: string; message: string }[] }
      }
      return { status: response.status, ...answer }
    }
    const statusOf = async (id: string) =>
      (
        await services.database.db
          .selectFrom('users')
          .select('status')
          .where('id', '=', id)
          .executeTakeFirst()
      )?.status
    return { services, client, self, above, post, statusOf }
  }

  test('security bar 54: refuses the own account, a super admin and strangers among ten thousand, and nobody else', async () => {
    const { services, client, self, above, post, statusOf } = await started()
    const people = Array.from({ length: seeded }, (_, index) => `person-${index}`)
    const strangers = Array.from({ length: mostNamed - seeded - 2 }, (_, index) => `stranger-${index}`)
    const { job } = await post([self.id, ...people, above.id, ...strangers])
    await runJobs(services, product)
    const suspended = people.filter((_, index) => index % 1000 === 0).length
    expect(await readJob(client, job.id)).toMatchObject({
      state: 'done',
      total: mostNamed,
      done: seeded - suspended,
      skipped: suspended,
      refused: strangers.length + 2
    })
    const refused = await readJobItems(client, job.id, '&outcome=refused')
    expect(new Map(refused.slice(0, 3).map(({ subjectId, code }) => [subjectId, code]))).toEqual(
      new Map([
        [self.id, 'account.own'],
        [above.id, 'account.above'],
        ['stranger-0', 'user.not-found']
      ])
    )
    expect([await statusOf(self.id), await statusOf(above.id), await statusOf('person-1')]).toEqual([
      'active',
      'active',
      'suspended'
    ])
  }, 120_000)

  test('says that more than it takes by name are chosen by a filter, which takes them all', async () => {
    const { services, client, self, above, post, statusOf } = await started()
    const named = (count: number) => post(Array.from({ length: count }, (_, index) => `person-${index}`))
    expect((await named(100_000)).error?.code).toBe('request.invalid')
    const { status, error } = await named(mostNamed + 1)
    expect([status, error]).toMatchObject([400, { code: 'request.invalid' }])
    expect(error?.details[0]?.message).toBe('At most 10,000 people can be named. Choose more by a filter')
    expect((await post([])).error?.details[0]?.message).toBe('Choose at least one person')
    const { job } = await post({ filter: {} })
    await runJobs(services, product)
    expect(await readJob(client, job.id)).toMatchObject({ state: 'done', total: seeded + 2, refused: 2 })
    expect([await statusOf(self.id), await statusOf(above.id)]).toEqual(['active', 'active'])
  }, 120_000)
})
