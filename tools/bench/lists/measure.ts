import { availableParallelism, loadavg } from 'node:os'
import type { BenchServer } from '../accounts-server.ts'
import { mergeRounds, runInterleaved } from '../load-rounds.ts'
import { percentile } from '../timing.ts'

/** A call of a list; the path is made anew for each call. */
export interface ListCase {
  name: string
  path: () => string
}

/** Milliseconds that percentiles may reach. */
export interface ListBars {
  p50?: number
  p95?: number
  p99?: number
}

type Headers = Readonly<Record<string, string>>

/** A case as measured, beside verifying a session in the same seconds: what every call of an administrator costs. */
interface MeasuredCase {
  name: string
  least: number
  p50: number
  p95: number
  p99: number
  calls: number
  /** Milliseconds of processor that a call takes of the server and of its database. */
  cpuMs: number
  reference: { p50: number; p99: number }
  machineLoad: number
}

const rounds = 4
const secondsOfCase = 0.3
const secondsOfReference = 0.1

async function measureCase(
  server: BenchServer,
  headers: Headers,
  { name, path }: ListCase
): Promise<MeasuredCase> {
  const options = { port: server.port, connections: 1 }
  const { measured, reference } = await runInterleaved(rounds, {
    measured: {
      ...options,
      seconds: secondsOfCase,
      next: () => ({ method: 'GET', path: path(), headers }),
      usedMs: await server.watchProcessor()
    },
    reference: {
      ...options,
      seconds: secondsOfReference,
      next: () => ({ method: 'GET', path: '/api/auth/verify', headers })
    }
  })
  const { times, p50, p99, calls } = mergeRounds(measured)
  const beside = mergeRounds(reference)
  return {
    name,
    least: Math.min(...times),
    p50,
    p95: percentile(times, 0.95),
    p99,
    calls,
    cpuMs: measured.reduce((sum, round) => sum + round.cpuMs * round.calls, 0) / calls,
    reference: { p50: beside.p50, p99: beside.p99 },
    machineLoad: loadavg()[0] ?? Number.NaN
  }
}

type Verdict = 'within' | 'over the bar' | 'over, on a busy machine'

/** Where more processes want a processor than there are, a call that takes less of it than its bar has waited. */
function judge(measured: MeasuredCase, bars: ListBars): Verdict {
  const shares = ['p50', 'p95', 'p99'] as const
  if (shares.every((share) => measured[share] <= (bars[share] ?? Infinity))) return 'within'
  const least = Math.min(...shares.map((share) => bars[share] ?? Infinity))
  const isBusy = measured.machineLoad > availableParallelism() && measured.cpuMs <= least
  return isBusy ? 'over, on a busy machine' : 'over the bar'
}

function formatCase(measured: MeasuredCase, verdict: Verdict): string {
  const { name, least, p50, p95, p99, calls, cpuMs, reference, machineLoad } = measured
  const ms = (value: number): string => value.toFixed(1).padStart(7)
  return [
    name.padEnd(44),
    ...[least, p50, p95, p99, cpuMs, reference.p50, reference.p99].map(ms),
    (p50 / reference.p50).toFixed(1).padStart(7),
    String(calls).padStart(6),
    machineLoad.toFixed(1).padStart(6),
    verdict === 'within' ? '' : ` ${verdict}`
  ].join(' ')
}

const heading = [
  'milliseconds'.padEnd(44),
  ...['least', 'p50', 'p95', 'p99', 'CPU', 'ref p50', 'ref p99', 'x ref'].map((name) => name.padStart(7)),
  'calls'.padStart(6),
  'load'.padStart(6)
].join(' ')

/** Measures cases one after the other, and prints a table. */
export async function measureCases(
  server: BenchServer,
  headers: Headers,
  { cases, bars }: { cases: readonly ListCase[]; bars: ListBars }
): Promise<void> {
  const stated = Object.entries(bars).map(([share, ms]) => `${share} ${ms} ms`)
  process.stdout.write(`bar: ${stated.join(', ')}\n${heading}\n`)
  const verdicts: Verdict[] = []
  for (const each of cases) {
    const measured = await measureCase(server, headers, each)
    const verdict = judge(measured, bars)
    verdicts.push(verdict)
    process.stdout.write(`${formatCase(measured, verdict)}\n`)
  }
  const count = (verdict: Verdict): number => verdicts.filter((each) => each === verdict).length
  process.stdout.write(
    `of ${cases.length}: ${count('within')} within, ${count('over, on a busy machine')} over on a busy machine, ${count('over the bar')} over the bar\n\n`
  )
}
