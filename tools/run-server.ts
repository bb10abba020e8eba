// Runs the server as a child that ends when this process does: node tools/run-server.ts build/server/main.js
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './root.ts'

/** Milliseconds between two looks at who started this process. */
const parentCheckMs = 1000

/**
 * Runs the server until it ends, with what it writes let through; returns its exit code. Signals of process managers
 * and terminals go on to it, so that it answers what runs and frees port and data folder. Where this process or the npm
 * above it is killed, the channel between them closes, and the server ends too.
 */
export async function runServer(script: string): Promise<number> {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`
  const server = spawn('node', [script], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path, END_WITH_PARENT: 'true' },
    shell: process.platform === 'win32'
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  endWithNpm(() => server.kill('SIGTERM'))
  return new Promise((ended, failed) => {
    server.once('error', failed)
    server.once('exit', (code) => ended(code ?? 1))
  })
}

/**
 * A process whose parent is gone gets another one. npm runs a script in a shell, so that it is the parent or that one's.
 * Whoever starts the server without npm may leave it to run alone.
 */
function endWithNpm(end: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const [parent, above] = [process.ppid, parentOf(process.ppid)]
  const looking = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === above) return
    clearInterval(looking)
    end()
  }, parentCheckMs)
  looking.unref()
}

/** The parent of a process, where the system tells it in a file: Linux (proc(5), after the name in brackets). */
function parentOf(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

if (import.meta.main) process.exitCode = await runServer(process.argv[2] ?? 'build/server/main.js')
