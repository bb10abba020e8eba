import { expect, test } from 'vitest'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestUser } from '@sitewright/kernel/testing/users'
import { remindOfSecrets } from './secret-reminders.ts'

const day = 86_400_000

onSqlite('reminders of client secrets', (open) => {
  test('come 14, 7 and 1 days before the end and at the end, once each, to who runs the installation', async () => {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const { db } = services.database
    const admin = await createTestUser(services, 'admin')
    await createTestUser(services, 'admin', { tenant: 'north' })
    await createTestUser(services, 'manager')
    const row = { client_id: 'x', settings: '{}', updated_at: now() }
    await db
      .insertInto('identity_providers')
      .values([
        { id: 'google', enabled: 1, secret_expires_at: now() + 20 * day, ...row },
        { id: 'github', enabled: 0, secret_expires_at: now() + 5 * day, ...row },
        { id: 'microsoft', enabled: 1, secret_expires_at: null, ...row }
      ])
      .execute()
    const reminded: number[] = []
    for (let passed = 0; passed <= 22; passed += 1) {
      if ((await remindOfSecrets(services)) > 0) reminded.push(20 - passed)
      expect(await remindOfSecrets(services)).toBe(0)
      now.advance(day)
    }
    expect(reminded).toEqual([14, 7, 1, 0])
    const notices = await db
      .selectFrom('notices')
      .select(['user_id', 'subject_id', 'link', 'times'])
      .execute()
    expect(notices).toEqual([
      {
        user_id: admin.id,
        subject_id: 'google',
        link: '/admin/auth-settings?configure=google',
        times: 4
      }
    ])
  })
})
