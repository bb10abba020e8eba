import type { BenchServer } from './accounts-server.ts'

/** What some work cost a server. */
export interface ServerCost<T> {
  result: T
  /** Wall time, in milliseconds. */
  ms: number
  /** Time of a processor that the server used, and its connections of a Postgres. */
  cpuMs: number
  /** Megabytes of memory (resident set) that it held more than before, at most. */
  moreMb: number
}

const everyMs = 20

/** Does some work, and watches what it costs a server. */
export async function measureCost<T>(
  server: Pick<BenchServer, 'watchProcessor' | 'memoryMb'>,
  work: () => Promise<T>
): Promise<ServerCost<T>> {
  const usedMs = await server.watchProcessor()
  const before = server.memoryMb()
  let most = before
  const looking = setInterval(() => (most = Math.max(most, server.memoryMb())), everyMs)
  const [used, begun] = [usedMs(), performance.now()]
  try {
    const result = await work()
    return { result, ms: performance.now() - begun, cpuMs: usedMs() - used, moreMb: most - before }
  } finally {
    clearInterval(looking)
  }
}

/** A row of a printed table: seconds of wall and of processor, and memory. */
export function formatCost(
  name: string,
  { ms, cpuMs, moreMb }: Omit<ServerCost<unknown>, 'result'>,
  note: string
): string {
  const seconds = (value: number): string => `${(value / 1000).toFixed(2).padStart(7)} s`
  return `${name.padEnd(44)} ${seconds(ms)}  CPU ${seconds(cpuMs)}  ${moreMb.toFixed(0).padStart(4)} MB more  ${note}`
}
