import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

/** A server of the product with accounts of its own. */
export interface AccountServer {
  origin: string
  dataDir: string
  /** What it wrote to the log until now. */
  log: () => string
  /** Lets the last proof of every session be long ago, as after a quarter of an hour. */
  ageProofs: () => void
  close: () => Promise<void>
}

/** Starts the product on a free port, with an empty data folder. Browsers may say which address they come from. */
export async function startAccountServer(env: Readonly<Record<string, string>> = {}): Promise<AccountServer> {
  const dataDir = await mkdtemp(join(repository, 'build/e2e-accounts-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['build/server/main.js'], {
    cwd: repository,
    env: {
      PATH: process.env['PATH'] ?? '',
      GLIBC_TUNABLES: process.env['GLIBC_TUNABLES'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(repository, 'build/compile-cache'),
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      // All browsers of a run have one address.
      REQUEST_RATE: '0',
      ...env
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let said = ''
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('Sitewright is ready')) resolve()
      })
    server.once('exit', () => reject(new Error(`The server ended:\n${said}`)))
  })
  await ready
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    log: () => said,
    ageProofs: () => {
      const database = new DatabaseSync(join(dataDir, 'sitewright.db'))
      database.exec('pragma busy_timeout = 5000; update sessions set proved_at = proved_at - 900000')
      database.close()
    },
    close: async () => {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
