import { defaultPreferences, newPreferencesSchema, type Preferences } from '@sitewright/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { createProductApp } from '../../testing/product-app.ts'

const path = '/api/admin/preferences'
const chosen: Preferences = {
  theme: 'dark',
  timeZone: 'Asia/Kolkata',
  hourCycle: '12',
  singleKeys: false,
  startScreen: 'users',
  pageSize: 100,
  usersView: 'a-view'
}

const anyPreferences: fc.Arbitrary<Preferences> = fc.record({
  theme: fc.constantFrom('auto', 'light', 'dark'),
  timeZone: fc.constantFrom(null, ...Intl.supportedValuesOf('timeZone')),
  hourCycle: fc.constantFrom(null, '12', '24'),
  singleKeys: fc.boolean(),
  startScreen: fc.constantFrom('dashboard', 'users', 'monitoring', 'auth-settings'),
  pageSize: fc.constantFrom(25, 50, 100),
  usersView: fc.option(fc.string({ maxLength: 64 }))
})

onSqlite('preferences', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now, environment: 'staging' })
    const app = createProductApp(services)
    const join = async (role = 'admin') => {
      const user = await createTestUser(services, role)
      const { call } = await createTestClient(services, app, user)
      const send = async (method: string, to = path, body?: object) => {
        const response = await call(method, to, body)
        return { status: response.status, body: (await response.json()) as Record<string, unknown> }
      }
      return { user, send }
    }
    return { services, now, join }
  }

  test('are the defaults until somebody chooses, and then theirs alone', async () => {
    const { services, join } = await started()
    const [maya, noor] = [await join(), await join()]
    expect((await maya.send('GET')).body).toEqual({ ...defaultPreferences, updatedAt: null })
    expect((await maya.send('PUT', path, chosen)).body).toEqual({ ...chosen, updatedAt: services.now() })
    expect((await maya.send('GET')).body).toEqual({ ...chosen, updatedAt: services.now() })
    expect((await noor.send('GET')).body).toEqual({ ...defaultPreferences, updatedAt: null })
  })

  test('come back as they were chosen, whatever they are', async () => {
    const { join } = await started()
    const { send } = await join()
    await fc.assert(
      fc.asyncProperty(anyPreferences, async (preferences) => {
        expect((await send('PUT', path, preferences)).status).toBe(200)
        expect((await send('GET')).body).toMatchObject(preferences)
      }),
      { numRuns: 20 }
    )
  })

  test.each([
    ['a zone that there is not', { timeZone: 'Europe/Atlantis' }],
    ['another theme', { theme: 'sepia' }],
    ['rows that no list has', { pageSize: 1000 }],
    ['a screen that there is not', { startScreen: 'kitchen' }],
    ['a field of its own', { colour: 'red' }],
    ['none of one field', { singleKeys: undefined }]
  ])('%s is refused, and nothing is kept of it', async (_name, change) => {
    const { join } = await started()
    const { send } = await join()
    expect((await send('PUT', path, { ...chosen, ...change })).status).toBe(400)
    expect((await send('GET')).body).toEqual({ ...defaultPreferences, updatedAt: null })
  })

  test('of an earlier version that are no choice any more are the defaults', async () => {
    const { services, join } = await started()
    const { user, send } = await join()
    const value = JSON.stringify({ ...chosen, startScreen: 'kitchen', pageSize: 7 })
    await services.database.db
      .insertInto('preferences')
      .values({ user_id: user.id, value, updated_at: 1 })
      .execute()
    expect((await send('GET')).body).toEqual({
      ...chosen,
      startScreen: 'dashboard',
      pageSize: 25,
      updatedAt: 1
    })
  })

  test('are told to the other tabs of their owner, and go with the account', async () => {
    const { services, join } = await started()
    const { user, send } = await join()
    await send('PUT', path, chosen)
    const { db } = services.database
    expect(await db.selectFrom('events').select(['topic', 'user_id', 'permission']).execute()).toEqual([
      { topic: 'preferences', user_id: user.id, permission: null }
    ])
    await db.deleteFrom('users').where('id', '=', user.id).execute()
    expect(await db.selectFrom('preferences').selectAll().execute()).toEqual([])
  })

  test('are for those who may enter the control panel, as is what the installation is for', async () => {
    const { join } = await started()
    const [admin, editor] = [await join(), await join('editor')]
    expect((await admin.send('GET', '/api/admin/environment')).body).toEqual({ environment: 'staging' })
    for (const to of [path, '/api/admin/environment', '/api/admin/notices', '/api/admin/search?q=a'])
      expect((await editor.send('GET', to)).status).toBe(403)
  })
})

test('the defaults are preferences', () => {
  expect(newPreferencesSchema.parse(defaultPreferences)).toEqual(defaultPreferences)
})
