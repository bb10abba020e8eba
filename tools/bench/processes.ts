import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../root.ts'

/** A server as a child process. */
export interface Listening {
  port: number
  /** Milliseconds of processor that it has used, where the system says so. */
  usedMs: () => number
  /** Megabytes of memory that it holds (resident set), where the system says so. */
  memoryMb: () => number
  stop: () => Promise<void>
  /** Ends it as a power cut would. */
  kill: () => Promise<void>
}

/** The server of the product, which `npm run build` makes. */
export const serverProgram = 'build/server/main.js'

/** Starts a program that says `ready at http://host:port`; what it logs goes to a file, as it does in operation. */
export async function listening(
  program: string,
  logFile: string,
  environment: Readonly<Record<string, string>> = {}
): Promise<Listening> {
  const log = openSync(logFile, 'w')
  const child = spawn(process.execPath, [join(root, program)], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost', ...environment },
    stdio: ['ignore', log, log]
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const end = (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    child.kill(signal)
    return ended
  }
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const port = /ready at http:\/\/[^:]+:(\d+)/.exec(readFileSync(logFile, 'utf8'))?.[1]
    if (port !== undefined)
      return {
        port: Number(port),
        usedMs: () => usedBy(child.pid),
        memoryMb: () => memoryOf(child.pid),
        stop: () => end('SIGTERM'),
        kill: () => end('SIGKILL')
      }
    await wait(100)
  }
  child.kill('SIGKILL')
  throw new Error(`${program} did not start: ${readFileSync(logFile, 'utf8')}`)
}

/** Clock ticks of Linux are a hundredth of a second wherever programs look. */
const tickMs = 10

/** Milliseconds of processor that a process has used; NaN where the system does not say. */
export function usedBy(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return (user + system) * tickMs
  } catch {
    return Number.NaN
  }
}

function memoryOf(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
