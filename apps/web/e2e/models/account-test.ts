import { test as base } from '@playwright/test'
import { startAccountServer, type AccountServer } from './account-server.ts'
import { uniqueIpAddress, registerUser, type TestUser } from './test-user.ts'

interface WorkerFixtures {
  /** What the server's environment says besides the usual. */
  serverEnv: Readonly<Record<string, string>>
  server: AccountServer
}

interface TestFixtures {
  person: TestUser
}

/** Tests with a server of their own, and somebody with a new account in each. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverEnv }, give) => {
      const server = await startAccountServer(serverEnv)
      await give(server)
      await server.close()
    },
    { scope: 'worker' }
  ],
  baseURL: async ({ server }, give) => give(server.origin),
  extraHTTPHeaders: async ({ server: _anyServer }, give) => give({ 'x-forwarded-for': uniqueIpAddress() }),
  person: async ({ server }, give) => give(await registerUser(server.origin))
})
