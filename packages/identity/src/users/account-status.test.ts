import type { Job } from '@sitewright/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestBrowser, type TestBrowser } from '@sitewright/kernel/testing/browser'
import { runJobs } from '@sitewright/kernel/testing/jobs'
import { createTestClock, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, testPassword } from '@sitewright/kernel/testing/users'
import { issueToken } from '@sitewright/kernel/sessions'
import { inTransaction } from '@sitewright/kernel/db'
import { accountStateOf, type AccountState } from '@sitewright/kernel/users'
import { closeUser } from './deletion/closed-accounts.repository.ts'
import { createIdentityApp, identity } from '../../testing/identity-app.ts'

/** What each of the two may make of an account; staying as it is is always allowed. */
const allowed: Record<'owner' | 'administrator', Record<AccountState, readonly AccountState[]>> = {
  owner: {
    pending: ['active'],
    active: ['closed'],
    closed: ['active'],
    inactive: [],
    suspended: [],
    'suspended-closed': []
  },
  administrator: {
    pending: ['active', 'inactive', 'suspended'],
    active: ['inactive', 'suspended'],
    inactive: ['active', 'suspended'],
    suspended: ['active', 'inactive'],
    closed: ['suspended-closed'],
    'suspended-closed': ['closed']
  }
}

const ownActs = ['sign in', 'close', 'keep', 'keep by an older ticket', 'verify'] as const
const adminActs = ['active', 'inactive', 'suspended', 'activate', 'deactivate', 'suspend', 'undo'] as const
const statusOfAct: Partial<Record<Act, string>> = {
  active: 'active',
  inactive: 'inactive',
  suspended: 'suspended'
}
type Act = (typeof ownActs)[number] | (typeof adminActs)[number]

onEachEngine('the status of an account', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createIdentityApp(services)
    const admin = await createTestUser(services, 'super_admin')
    const stateOf = async (id: string): Promise<AccountState> =>
      accountStateOf(
        await services.database.db
          .selectFrom('users')
          .select(['status', 'purge_at'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      )
    return { now, services, app, admin, stateOf }
  }

  type Started = Awaited<ReturnType<typeof started>>

  /** A person with a browser, and an administrator who works on them. */
  async function openAccount({ services, app, admin, now }: Started, isPending: boolean) {
    const { id, email } = await createTestUser(services, 'user', { password: testPassword })
    if (isPending)
      await services.database.db
        .updateTable('users')
        .set({ status: 'pending' })
        .where('id', '=', id)
        .execute()
    const link = await inTransaction(services.database, (transaction) =>
      issueToken(services, transaction, { purpose: 'email-verify', userId: id })
    )
    const page: TestBrowser = createTestBrowser(app)
    let ticket = ''
    let lastJob = ''
    const signIn = async () => {
      const answer = (await (
        await page.call('POST', '/api/auth/login', { email, password: testPassword })
      ).json()) as { challenge?: { ticket: string } | null }
      ticket = answer.challenge?.ticket ?? ticket
    }
    const keep = () => page.call('POST', '/api/auth/keep-account', { ticket })
    const act = async (name: Act): Promise<void> => {
      now.advance(61_000)
      const { call } = await createTestClient(services, app, admin)
      if (name === 'sign in') await signIn()
      else if (name === 'close') await page.call('POST', '/api/account/delete', { password: testPassword })
      else if (name === 'keep') {
        await signIn()
        await keep()
      } else if (name === 'keep by an older ticket') await keep()
      else if (name === 'verify') await page.call('POST', '/api/auth/email/verify', { token: link })
      else if (name === 'undo') {
        await call('POST', `/api/admin/jobs/${lastJob}/undo`)
        await runJobs(services, identity)
      } else if (statusOfAct[name] !== undefined)
        await call('PATCH', `/api/users/${id}`, { status: statusOfAct[name] })
      else {
        const answer = await call('POST', '/api/admin/users/bulk', { act: name, users: [id] })
        lastJob = ((await answer.json()) as { job: Job }).job.id
        await runJobs(services, identity)
      }
    }
    return { id, act }
  }

  test('is left by its user only where no administrator has closed it, whatever both do', async () => {
    const all = await started()
    const reached = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(fc.oneof(fc.constantFrom<Act>(...ownActs), fc.constantFrom<Act>(...adminActs)), {
          minLength: 2,
          maxLength: 7
        }),
        async (isPending, acts) => {
          const { id, act } = await openAccount(all, isPending)
          let before = await all.stateOf(id)
          for (const name of acts) {
            await act(name)
            const after = await all.stateOf(id)
            const who = ownActs.some((each) => each === name) ? 'owner' : 'administrator'
            // An undo goes the way of an act back.
            const [from, to] = name === 'undo' ? [after, before] : [before, after]
            const wrong = after !== before && !allowed[who][from].includes(to)
            expect(wrong ? `${name}: ${before} became ${after}` : '').toBe('')
            if (after !== before) reached.add(`${who}: ${before}, ${after}`)
            before = after
          }
        }
      ),
      {
        numRuns: 20,
        examples: [
          [false, ['sign in', 'close', 'keep']],
          [true, ['verify', 'verify']]
        ]
      }
    )
    // Otherwise nothing was tried.
    expect([...reached]).toEqual(
      expect.arrayContaining(['owner: active, closed', 'owner: closed, active', 'owner: pending, active'])
    )
  }, 240_000)

  test('suspending and then deactivating what its user has closed does not give it back to them', async () => {
    const all = await started()
    const { id, act } = await openAccount(all, false)
    for (const name of ['sign in', 'close', 'suspended', 'inactive', 'deactivate', 'keep'] as const)
      await act(name)
    expect(await all.stateOf(id)).toBe('suspended-closed')
    for (const name of ['activate', 'keep'] as const) await act(name)
    expect(await all.stateOf(id)).toBe('active')
  })

  test('closing that arrives after a suspension changes nothing', async () => {
    const all = await started()
    const { id, act } = await openAccount(all, false)
    await act('suspended')
    const parts = { now: all.now(), purgeAt: all.now() + 1 }
    expect(await closeUser(all.services.database.db, id, parts)).toBeUndefined()
    expect(await all.stateOf(id)).toBe('suspended')
  })
})
