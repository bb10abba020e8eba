import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A database server that a test has started for itself. */
export interface OwnServer {
  url: string
  stop: () => Promise<void>
  /** Kills it as a loss of power would, and starts it again on its data folder. */
  crash: () => Promise<void>
}

interface OwnServerPlan {
  program: string
  args: readonly string[]
  home: string
  url: string
  /** The user of this machine that it runs as, where that is another one than ours. */
  user?: { uid: number; gid: number } | undefined
  /** Resolves once it takes connections, and else rejects. */
  connect: () => Promise<void>
}

/** A folder of its own for a server. */
export function createHome(name: string): string {
  return mkdtempSync(join(tmpdir(), `sitewright-${name}-`))
}

/** A port that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** Starts a server, and waits until it takes connections. */
export async function startOwnServer(plan: OwnServerPlan): Promise<OwnServer> {
  const { home, url } = plan
  let running = spawnServer(plan)
  const stop = async (): Promise<void> => {
    await running.kill()
    rmSync(home, { recursive: true, force: true })
  }
  const start = async (): Promise<void> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await plan.connect()
        return
      } catch (error) {
        if (attempt < 150 && running.isAlive()) await new Promise((later) => setTimeout(later, 200))
        else {
          await stop()
          throw error
        }
      }
    }
  }
  await start()
  const crash = async (): Promise<void> => {
    await running.kill()
    running = spawnServer(plan)
    await start()
  }
  return { url, stop, crash }
}

function spawnServer({ program, args, home, user }: OwnServerPlan) {
  const child = spawn(program, args, { cwd: home, stdio: 'ignore', ...user })
  const ended = new Promise<void>((end) => child.once('exit', () => end()))
  return {
    isAlive: () => child.exitCode === null,
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await ended
    }
  }
}
