import { expect, test } from 'vitest'
import { createTestServices, onEachEngine } from '../../testing/services.ts'
import { createTestUser, testCaller } from '../../testing/users.ts'
import { createCall } from './call.ts'

onEachEngine('a call', (open) => {
  test('commits a change with its audit entry and its mail, and forgets the session after that', async () => {
    const services = await createTestServices(await open())
    const user = await createTestUser(services, 'user')
    const told: string[] = []
    await createCall(services, undefined, testCaller).transaction(async (transaction) => {
      await transaction.audit('account.profile', user, { actorId: user.id, details: { fields: ['name'] } })
      await transaction.mail(user, { kind: 'password-changed' })
      transaction.afterCommit(() => told.push('committed'))
      expect(told).toEqual([])
    })
    expect(told).toEqual(['committed'])
    expect(services.outbox).toMatchObject({ posted: [{ email: user.email }] })
    const entry = await services.database.db.selectFrom('audit').selectAll().executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      action: 'account.profile',
      outcome: 'done',
      actor_id: user.id,
      subject_type: 'user',
      subject_id: user.id,
      ip: testCaller.ip,
      details: '{"fields":["name"]}'
    })
  })

  test('leaves neither audit entry nor callback of a change that is rolled back', async () => {
    const services = await createTestServices(await open())
    const told: string[] = []
    const call = createCall(services, undefined, testCaller)
    const failing = call.transaction(async (transaction) => {
      await transaction.lock('administrators')
      await transaction.audit('account.delete')
      transaction.afterCommit(() => told.push('committed'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(told).toEqual([])
    expect(await services.database.db.selectFrom('audit').selectAll().execute()).toEqual([])
  })

  test('names who is signed in as the actor of an entry', async () => {
    const services = await createTestServices(await open())
    const user = await createTestUser(services, 'admin')
    const actor = {
      userId: user.id,
      sessionId: 'none',
      area: 'admin',
      role: 'admin',
      rank: 80,
      tenantId: null
    } as const
    const call = createCall(services, { ...actor, permissions: [], features: null, provedAt: 0 }, testCaller)
    await call.transaction((transaction) => transaction.audit('users.role', { type: 'role', id: 'editor' }))
    const entry = await services.database.db.selectFrom('audit').selectAll().executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ actor_id: user.id, subject_type: 'role', subject_id: 'editor' })
  })
})
