import { test as base } from '@playwright/test'
import { startAccountServer, type AccountServer } from './account-server.ts'
import { ownAddress, register, type Person } from './person.ts'

interface Worker {
  /** What the server's environment says besides the usual. */
  serverEnv: Readonly<Record<string, string>>
  server: AccountServer
}

interface Own {
  person: Person
}

/** Tests with a server of their own, and somebody with a new account in each. */
export const test = base.extend<Own, Worker>({
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
  extraHTTPHeaders: async ({ server: _anyServer }, give) => give({ 'x-forwarded-for': ownAddress() }),
  person: async ({ server }, give) => give(await register(server.origin))
})
