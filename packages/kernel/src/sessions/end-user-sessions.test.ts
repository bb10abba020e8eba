import { expect, test } from 'vitest'
import { createTestServices, onEachEngine } from '../../testing/services.ts'
import { createTestUser, testCaller } from '../../testing/users.ts'
import { createCall } from '../call/call.ts'
import { findSessionState } from './sessions.repository.ts'
import { createSession, endUserSessions } from './sessions.usecases.ts'

onEachEngine('ending the sessions of a user', (open) => {
  test('security bar 20: a request that reads while they end does not keep them in the cache', async () => {
    const services = await createTestServices(await open())
    const user = await createTestUser(services, 'user')
    const call = createCall(services, undefined, testCaller)
    const signIn = { area: 'user', remember: false, methods: ['password'] } as const
    const { state } = await call.transaction((transaction) =>
      createSession(call, transaction, { user, signIn })
    )
    const { id } = state.session
    const ended = await call.transaction(async (transaction) => {
      const count = await endUserSessions(call, transaction, { userId: user.id, reason: 'test' })
      // What another request has read before the commit.
      services.sessionCache.set(id, state)
      return count
    })
    expect(ended).toBe(1)
    expect(services.sessionCache.get(id)).toBeUndefined()
    expect((await findSessionState(services.database.db, id))?.session.revoked_at).toBe(services.now())
  })
})
