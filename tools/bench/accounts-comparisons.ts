import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeArgon2id } from '../../packages/kernel/node/argon2.ts'
import { createArgon2Hasher } from '../../packages/kernel/src/crypto/passwords.ts'
import { listCalls, loginCall, verifyCalls } from './accounts-calls.ts'
import { password, type BenchServer } from './accounts-server.ts'
import { besideBar } from './bar.ts'
import { load, summary, type Call } from './load.ts'
import { mergeRounds, runInterleaved, throughputShares, type LoadSummary } from './load-rounds.ts'
import { listening } from './processes.ts'
import { percentile } from './timing.ts'

/** A row of the table: what was called, its figures, and how they compare with the reference. */
export interface AccountsRow {
  name: string
  perSecond: number
  p50: number
  p99: number
  calls: number
  note: string
}

/** Connections of a load that is to fill the server. */
const manyConnections = 32
/** As many as a browser opens; more would measure the queue. */
const someConnections = 4

function toRow(name: string, { perSecond, p50, p99, calls }: LoadSummary, note = ''): AccountsRow {
  return { name, perSecond, p50, p99, calls, note }
}

/** The median, in percent. */
const medianPercent = (shares: readonly number[]): number => 100 * percentile(shares, 0.5)

/** Compares verifying a session with a route that does nothing, bare and inside the server's middleware. */
export async function compareWithBareRoute(server: BenchServer): Promise<AccountsRow[]> {
  const log = join(mkdtempSync(join(tmpdir(), 'bare-')), 'log')
  const reference = await listening('apps/server/src/testing/bare-route.ts', log)
  try {
    const rate = { connections: manyConnections, seconds: 2 }
    const get = (path: string) => (): Call => ({ method: 'GET', path })
    const { bare, wrapped, verify } = await runInterleaved(6, {
      bare: { ...rate, port: reference.port, next: get('/') },
      wrapped: { ...rate, port: reference.port, next: get('/wrapped') },
      verify: { ...rate, port: server.port, next: await verifyCalls(server, 50) }
    })
    const callerShare = Math.max(...bare.map((each) => each.callerShare))
    const rounds = throughputShares(verify, bare).map((share) => 100 * share)
    const figure = percentile(rounds, 0.5)
    const beside = besideBar({ figure, rounds, bar: 60, unit: '%' })
    const ofWrapped = medianPercent(throughputShares(verify, wrapped))
    return [
      toRow(
        'reference: a bare Hono route',
        mergeRounds(bare),
        `the caller took ${Math.round(callerShare * 100)} % of a core`
      ),
      toRow('reference: it with headers, name and log', mergeRounds(wrapped)),
      toRow(
        'GET /api/auth/verify: token and session',
        mergeRounds(verify),
        `${Math.round(figure)} % of the bare route (${beside}), ${Math.round(ofWrapped)} % of the one with headers and log`
      )
    ]
  } finally {
    await reference.stop()
  }
}

/** Compares password sign-ins with as many bare argon2id verifications at once, round by round. */
export async function compareWithBareArgon2(server: BenchServer): Promise<AccountsRow[]> {
  const seconds = 2
  const options = { port: server.port, connections: someConnections, seconds, next: () => loginCall(server) }
  const [hashes, logins]: [LoadSummary[], LoadSummary[]] = [[], []]
  for (let round = 0; round < 4; round += 1) {
    const bare = await loadArgon2(seconds)
    const login = await load(options)
    // The first round warms up.
    if (round === 0) continue
    hashes.push(bare)
    logins.push(login)
  }
  const share = medianPercent(throughputShares(logins, hashes))
  return [
    toRow('reference: bare argon2id, 4 at once', mergeRounds(hashes)),
    toRow('POST /api/auth/login', mergeRounds(logins), `${Math.round(share)} % of bare argon2`)
  ]
}

/** Verifies a password hash in as many loops at once as the load has connections. */
async function loadArgon2(seconds: number): Promise<LoadSummary> {
  const hasher = createArgon2Hasher(nodeArgon2id)
  const hash = await hasher.hash(password)
  const times: number[] = []
  const started = performance.now()
  const loop = async (): Promise<void> => {
    while (performance.now() - started < seconds * 1000) {
      const begun = performance.now()
      await hasher.verify(password, hash)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: someConnections }, loop))
  return summary(times, performance.now() - started)
}

const comparedCalls = ['login', 'verify', 'list', 'deep', 'search'] as const

/** Compares the same calls on a filled and on a nearly empty database. */
export async function compareFilledWithEmpty(
  empty: BenchServer,
  filled: BenchServer
): Promise<AccountsRow[]> {
  const rows: AccountsRow[] = []
  const [onEmpty, onFilled] = [await createCalls(empty), await createCalls(filled)]
  for (const name of comparedCalls) {
    const rate = { connections: someConnections, seconds: name === 'login' ? 2 : 1 }
    const { before, after } = await runInterleaved<'before' | 'after'>(8, {
      before: { ...rate, port: empty.port, next: onEmpty[name] },
      after: { ...rate, port: filled.port, next: onFilled[name] }
    })
    const [emptyFigures, filledFigures] = [mergeRounds(before), mergeRounds(after)]
    const figure = filledFigures.p99 / emptyFigures.p99
    const rounds = after.map(({ p99 }, round) => p99 / (before[round]?.p99 ?? p99))
    const beside = besideBar({ figure, rounds, bar: 2, unit: 'times' })
    rows.push(
      toRow(`${name}, ${empty.users} people`, emptyFigures),
      toRow(
        `${name}, ${filled.users} people`,
        filledFigures,
        `p99 ${figure.toFixed(2)} times the empty one's (${beside})`
      )
    )
  }
  return rows
}

/** The calls of the comparison by name; each but `login` uses sessions that it opened first. */
async function createCalls(server: BenchServer): Promise<Record<(typeof comparedCalls)[number], () => Call>> {
  return {
    login: () => loginCall(server),
    verify: await verifyCalls(server, 20),
    ...(await listCalls(server))
  }
}
