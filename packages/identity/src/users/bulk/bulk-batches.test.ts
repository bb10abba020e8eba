import { builtInRoleIds, type RoleId } from '@sitewright/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestUser, testCaller } from '@sitewright/kernel/testing/users'
import { createCall } from '@sitewright/kernel/call'
import type { UserStatus } from '@sitewright/kernel/db'
import { createJob, takeJob, finishJob, runBatch, startRun, type RunState } from '@sitewright/kernel/area'
import { silentLog } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { createSession, toActor } from '@sitewright/kernel/sessions'
import { bulkJobs } from './bulk-acts.ts'

/** A user of a bulk act; `missing` ones are not there. */
interface Member {
  role: RoleId
  status: UserStatus | 'missing'
  sessions: number
}

const member: fc.Arbitrary<Member> = fc.record({
  role: fc.constantFrom(...builtInRoleIds),
  status: fc.constantFrom('active', 'inactive', 'suspended', 'pending', 'missing'),
  sessions: fc.nat({ max: 2 })
})

onEachEngine('batches of a bulk act', (open) => {
  async function addMembers(services: Services, members: readonly Member[]): Promise<string[]> {
    const ids: string[] = []
    for (const { role, status, sessions } of members) {
      const user = await createTestUser(services, role, { password: null })
      const call = createCall(services, undefined, testCaller)
      const signIn = { area: 'user', remember: false, methods: ['password'] } as const
      for (let count = 0; count < sessions; count += 1)
        await call.transaction((transaction) => createSession(call, transaction, { user, signIn }))
      if (status === 'missing')
        await services.database.db.deleteFrom('users').where('id', '=', user.id).execute()
      else await services.database.db.updateTable('users').set({ status }).where('id', '=', user.id).execute()
      ids.push(user.id)
    }
    return ids
  }

  /** Does an act in batches of some sizes; what became of each user, by position. */
  async function actInBatches(
    services: Services,
    members: readonly Member[],
    { act, sizes }: { act: 'activate' | 'suspend' | 'end-sessions' | 'delete'; sizes: readonly number[] }
  ) {
    const ids = await addMembers(services, members)
    const self = await createTestUser(services, 'admin')
    const anonymous = createCall(services, undefined, testCaller)
    const signIn = { area: 'admin', remember: false, methods: ['password'] } as const
    const { state } = await anonymous.transaction((transaction) =>
      createSession(anonymous, transaction, { user: self, signIn })
    )
    const call = createCall(services, toActor(state), testCaller)
    const definition = bulkJobs(services)[act]
    await createJob(call, definition, { input: { users: [...ids, self.id] } })
    const job = await takeJob(services, [definition.kind])
    if (job === undefined) throw new Error('no job')
    const parts = { services, log: silentLog, definitions: [definition] }
    const run = startRun(parts, job)
    let going: RunState = 'more'
    for (let index = 0; going === 'more'; index += 1)
      going = await runBatch(parts, run, sizes[index % sizes.length] ?? 1)
    await finishJob(parts, run)
    const { db } = services.database
    const items = await db
      .selectFrom('job_items')
      .select(['position', 'outcome', 'code'])
      .where('job_id', '=', job.id)
      .orderBy('position')
      .execute()
    const statuses = await Promise.all(
      ids.map(
        async (id) =>
          (await db
            .selectFrom('users')
            .select(['status', 'token_version'])
            .where('id', '=', id)
            .executeTakeFirst()) ?? null
      )
    )
    const ended = await db.selectFrom('jobs').selectAll().where('id', '=', job.id).executeTakeFirstOrThrow()
    const { sessionsEnded } = JSON.parse(ended.result) as { sessionsEnded: number }
    return { items, statuses, sessionsEnded, state: ended.state, total: ended.total }
  }

  test('whatever the size of the batches, the result is the same', async () => {
    const services = await createTestServices(await open())
    await fc.assert(
      fc.asyncProperty(
        fc.array(member, { minLength: 1, maxLength: 7 }),
        fc.constantFrom('activate' as const, 'suspend' as const, 'end-sessions' as const, 'delete' as const),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
        async (members, act, sizes) => {
          const whole = await actInBatches(services, members, { act, sizes: [100] })
          expect(await actInBatches(services, members, { act, sizes })).toEqual(whole)
          expect(whole).toMatchObject({ state: 'done', total: members.length + 1 })
        }
      ),
      { numRuns: 25 }
    )
  }, 60_000)
})
