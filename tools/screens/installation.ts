import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../build.ts'
import { listening, serverProgram } from '../bench/processes.ts'
import { administrator } from './administrator.ts'

/** A running server that pictures are taken of. */
export interface Installation {
  origin: string
  stop: () => Promise<void>
}

/** Starts the product on a free port, with an empty data folder. */
export async function startInstallation(env: Readonly<Record<string, string>> = {}): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-'))
  await build()
  const { port, stop } = await listening(serverProgram, join(dataDir, 'server.log'), {
    HOST: 'localhost',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ENVIRONMENT: 'production',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    REQUEST_RATE: '0',
    ...env
  })
  return { origin: `http://localhost:${port}`, stop }
}
