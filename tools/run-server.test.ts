import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root } from './root.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

interface Started {
  npm: ChildProcess
  port: number
  /** The process of run-server.ts. */
  starter: number
  /** The process of the server itself. */
  server: number
}

/** Starts the server of the sources through npm, as `npm start` does. */
async function startByNpm(): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-npm-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  const scripts = { start: `node ${join(root, 'tools/run-server.ts')} apps/server/src/main.ts` }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'started', version: '1.0.0', scripts }))
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    // A group of its own, as a shell gives to what is started from a terminal.
    detached: true,
    env: {
      ...process.env,
      PORT: '0',
      PUBLIC_URL: 'http://localhost',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: ''
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  const port = await new Promise<number>((ready, failed) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const found = /ready at http:\/\/[^:]+:(\d+)/.exec(output)?.[1]
      if (found !== undefined) ready(Number(found))
    }
    npm.stdout.on('data', read)
    npm.stderr.on('data', read)
    npm.once('exit', (code) => failed(new Error(`npm ended with code ${code}: ${output}`)))
  })
  const [starter = 0, server = 0] = descendantsOf(npm.pid ?? 0).slice(-2)
  cleanups.push(() => {
    if (isRunning(server)) process.kill(server, 'SIGKILL')
  })
  return { npm, port, starter, server }
}

/** The processes below one, each after its parent. */
function descendantsOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.map(Number).flatMap((child) => [child, ...descendantsOf(child)])
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Rejects while something listens there. */
async function bind(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  await new Promise((closed) => server.close(closed))
}

test.runIf(process.platform === 'linux').each([
  ['SIGTERM to npm', ({ npm }: Started) => npm.kill('SIGTERM')],
  ['Ctrl-C', ({ npm }: Started) => process.kill(-(npm.pid ?? 0), 'SIGINT')],
  ['kill -9 of npm', ({ npm }: Started) => npm.kill('SIGKILL')],
  ['kill -9 of the starter', ({ starter }: Started) => process.kill(starter, 'SIGKILL')]
])(
  'security bar 65: %s ends the server, its requests first',
  async (_what, end) => {
    const started = await startByNpm()
    const { port, server, npm } = started
    expect(isRunning(server)).toBe(true)
    const left = once(npm, 'exit')
    // Signing in hashes a password, which takes a while.
    const asked = fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'test' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'plumb line larch' })
    })
    await fetch(`http://127.0.0.1:${port}/health`)
    end(started)
    expect((await asked).status).toBe(401)
    await left
    await expect.poll(() => isRunning(server), { timeout: 20_000 }).toBe(false)
    await bind(port)
  },
  60_000
)
