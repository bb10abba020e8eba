import { test as base } from '@playwright/test'
import { startAccountServer, type AccountServer } from './account-server.ts'
import { uniqueIpAddress, registerUser, type TestUser } from './test-user.ts'

type ServerEnv = Readonly<Record<string, string>>

interface WorkerFixtures {
  servers: ServerSlot
}

interface TestFixtures {
  /** What the server's environment says besides the usual. */
  serverEnv: ServerEnv
  server: AccountServer
  person: TestUser
}

/** Runs one server at a time in a worker: that of the test file that runs. */
interface ServerSlot {
  /** Starts the server of a file, and closes that of the one before. */
  open: (owner: string, env: ServerEnv) => Promise<AccountServer>
  close: () => Promise<void>
}

function createServerSlot(): ServerSlot {
  let running: { owner: string; server: AccountServer } | undefined
  const close = async (): Promise<void> => {
    await running?.server.close()
    running = undefined
  }
  return {
    async open(owner, env) {
      if (running?.owner !== owner) {
        await close()
        running = { owner, server: await startAccountServer(env) }
      }
      return running.server
    },
    close
  }
}

/** Tests with a server for each test file, and a user with a new account in each test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // A server is no fixture of the worker itself, or each file would have a worker of its own, and a browser with it.
  servers: [
    async ({ browserName: _any }, give) => {
      const servers = createServerSlot()
      await give(servers)
      await servers.close()
    },
    { scope: 'worker' }
  ],
  serverEnv: [{}, { option: true }],
  server: [
    async ({ servers, serverEnv }, give, { file }) => give(await servers.open(file, serverEnv)),
    { timeout: 60_000 }
  ],
  baseURL: async ({ server }, give) => give(server.origin),
  extraHTTPHeaders: async ({ server: _anyServer }, give) => give({ 'x-forwarded-for': uniqueIpAddress() }),
  person: async ({ server }, give) => give(await registerUser(server.origin))
})
