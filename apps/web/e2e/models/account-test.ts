import { test as base } from '@playwright/test'
import { startAccountServer, type AccountServer } from './account-server.ts'
import { ownAddress, register, type Person } from './person.ts'

interface Worker {
  server: AccountServer
}

interface Own {
  person: Person
}

/** Tests with a server of their own, and somebody with a new account in each. */
export const test = base.extend<Own, Worker>({
  server: [
    async ({}, use) => {
      const server = await startAccountServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' }
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': ownAddress() }),
  person: async ({ server }, use) => use(await register(server.origin))
})
