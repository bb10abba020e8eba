import type { SignInFigures } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClock, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, testPassword } from '@sitewright/kernel/testing/users'
import { createIdentityApp } from '../../testing/identity-app.ts'

const hour = 3_600_000

onEachEngine('sign-ins by way in', (open) => {
  async function started() {
    const now = createTestClock(Date.UTC(2026, 10, 21, 12, 30))
    const services = await createTestServices(await open(), { now })
    const app = createIdentityApp(services)
    const user = await createTestUser(services, 'user')
    const signIn = async (password = testPassword) =>
      (await createTestBrowser(app).call('POST', '/api/auth/login', { email: user.email, password })).status
    const self = await createTestUser(services, 'super_admin')
    const read = async () => {
      const client = await createTestClient(services, app, self)
      const response = await client.call('GET', '/api/admin/sign-ins')
      expect(response.status).toBe(200)
      return (await response.json()) as SignInFigures
    }
    return { services, app, now, signIn, read }
  }

  test('are counted hour by hour once they are completed, and not where they are refused', async () => {
    const { now, signIn, read } = await started()
    expect(await read()).toMatchObject({ at: now(), ways: [], secondFactors: 0 })
    expect(await signIn('not the password')).toBe(401)
    expect([await signIn(), await signIn()]).toEqual([200, 200])
    now.advance(hour)
    expect(await signIn()).toBe(200)
    const { from, ways, secondFactors } = await read()
    expect(ways.map(({ way }) => way)).toEqual(['password'])
    expect(ways[0]?.signIns.slice(-3)).toEqual([0, 2, 1])
    expect(from + ((ways[0]?.signIns.length ?? 0) - 1) * hour).toBe(now() - 30 * 60_000)
    expect(secondFactors).toBe(0)
  })

  test('count those that were begun at once', async () => {
    const { signIn, read } = await started()
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn()))
    const done = answers.filter((status) => status === 200).length
    expect(done).toBeGreaterThan(1)
    const { ways } = await read()
    expect(ways[0]?.signIns.at(-1)).toBe(done)
  })

  test('stand by first factor, in the hours they were in, with how many had a second one', async () => {
    const { services, now, read } = await started()
    const thisHour = now() - (now() % hour)
    const row = (at: number, way: string, signIns: number, seconds = 0) => ({
      hour: at,
      way,
      sign_ins: signIns,
      second_factors: seconds
    })
    await services.database.db
      .insertInto('sign_in_counts')
      .values([
        row(thisHour, 'password', 2, 1),
        row(thisHour - hour, 'google', 1),
        row(thisHour - hour, 'passkey', 1)
      ])
      .execute()
    const { ways, secondFactors } = await read()
    expect(ways.map(({ way, signIns }) => [way, ...signIns.slice(-2)]).toSorted()).toEqual([
      ['google', 1, 0],
      ['passkey', 1, 0],
      ['password', 0, 2]
    ])
    expect(secondFactors).toBe(1)
  })

  test('are those of the installation, for who may change its settings', async () => {
    const { services, app } = await started()
    for (const user of [
      await createTestUser(services, 'admin', { tenant: 'bakery' }),
      await createTestUser(services, 'manager')
    ]) {
      const client = await createTestClient(services, app, user)
      expect((await client.call('GET', '/api/admin/sign-ins')).status).toBe(403)
    }
  })
})
