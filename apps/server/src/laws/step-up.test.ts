import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, expireProof } from '@sitewright/kernel/testing/users'
import { expect, test } from 'vitest'
import { createLawServer, listedCalls, readError, toConcretePath } from './contract.ts'

onEachEngine('step-up', (open) => {
  test('security bar 25: the operations that declare it ask for it, and no other', async () => {
    const services = await createTestServices(await open())
    const app = createLawServer(services)
    const wrong: string[] = []
    const asking: string[] = []
    for (const { method, path, access, stepUp, example, query } of await listedCalls(app)) {
      if (access === 'public') continue
      // A new account for each call: some calls end the session or delete the account.
      const user = await createTestUser(services, 'super_admin')
      const client = await createTestClient(services, app, user)
      await expireProof(services, user)
      const filled = query.includes('format') ? '?format=csv' : query.includes('moveTo') ? '?moveTo=user' : ''
      const response = await client.call(
        method,
        toConcretePath(
          path.replace('/providers/{id}', '/providers/google').replace('/plans/{id}', '/plans/starter')
        ) + filled,
        example
      )
      const { code } = await readError(response)
      const isAsked = code === 'auth.step-up'
      if (isAsked) asking.push(`${method} ${path}`)
      if (response.status >= 500 && code !== 'server.busy') wrong.push(`${method} ${path}: ${code}`)
      if (stepUp === true && !isAsked) wrong.push(`${method} ${path} does not ask: ${code}`)
      if (stepUp === undefined && isAsked) wrong.push(`${method} ${path} asks`)
    }
    expect(wrong).toEqual([])
    expect(asking.length).toBeGreaterThan(15)
  }, 60_000)
})
