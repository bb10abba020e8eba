// `node tools/bench/accounts.ts`: the accounts over real HTTP, each figure beside a reference of the same run: verify
// beside a bare route, sign-in beside bare argon2, and a filled database beside a nearly empty one.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createArgon2Hasher } from '../../packages/accounts/src/crypto/passwords.ts'
import { nodeArgon2id } from '../../packages/accounts/node/argon2.ts'
import { listCalls, loginCall, verifyCalls } from './accounts-calls.ts'
import { password, place, type Place } from './accounts-places.ts'
import { besideBar } from './bar.ts'
import { load, summary, type Call, type Load } from './load.ts'
import { listening } from './processes.ts'
import type { LoadSize } from '../../packages/accounts/testing/load.ts'
import { percentile } from './timing.ts'

const few: LoadSize = { users: 100, sessions: 0, auditRows: 0 }
const many: LoadSize = { users: 100_000, sessions: 1_000_000, auditRows: 1_000_000 }
const manyConnections = 32
/** As many as a browser opens; more would measure the queue. */
const someConnections = 4

/** A figure of the accounts, with what it is held against. */
export interface AccountsRow {
  name: string
  perSecond: number
  p50: number
  p99: number
  calls: number
  note: string
}

const rowOf = (
  name: string,
  { perSecond, p50, p99, calls }: Omit<Load, 'callerShare'>,
  note = ''
): AccountsRow => ({
  name,
  perSecond,
  p50,
  p99,
  calls,
  note
})

/** Rounds of several loads in turn, so that whatever else the machine does meets them all alike. */
async function inTurn(
  rounds: number,
  loads: Readonly<Record<string, { port: number; connections: number; seconds: number; next: () => Call }>>
): Promise<Record<string, Load[]>> {
  const results: Record<string, Load[]> = Object.fromEntries(Object.keys(loads).map((name) => [name, []]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, options] of Object.entries(loads)) {
      const result = await load(options)
      // The first round warms up.
      if (round > 0) results[name]?.push(result)
    }
  }
  return results
}

function together(loads: readonly Load[]): Omit<Load, 'callerShare'> {
  const times = loads.flatMap((each) => each.times)
  const seconds = loads.reduce((sum, { calls, perSecond }) => sum + calls / perSecond, 0)
  return summary(times, seconds * 1000)
}

/** Verify beside a route that does nothing. */
async function besideBareRoute(at: Place): Promise<AccountsRow[]> {
  const bare = await listening(
    'apps/server/src/testing/bare-route.ts',
    join(mkdtempSync(join(tmpdir(), 'bare-')), 'log')
  )
  try {
    const verify = await verifyCalls(at, 50)
    const fast = { connections: manyConnections, seconds: 2 }
    const results = await inTurn(6, {
      bare: { ...fast, port: bare.port, next: () => ({ method: 'GET', path: '/' }) },
      wrapped: { ...fast, port: bare.port, next: () => ({ method: 'GET', path: '/wrapped' }) },
      verify: { ...fast, port: at.port, next: verify }
    })
    const { bare: bareLoads = [], wrapped: wrappedLoads = [], verify: verifyLoads = [] } = results
    const sharesOf = (others: readonly Load[]): number[] =>
      verifyLoads.map(({ perSecond }, round) => (100 * perSecond) / (others[round]?.perSecond ?? 1))
    const rounds = sharesOf(bareLoads)
    const share = percentile(rounds, 0.5)
    const wrappedShare = percentile(sharesOf(wrappedLoads), 0.5)
    const caller = Math.max(...bareLoads.map(({ callerShare }) => callerShare))
    return [
      rowOf(
        'reference: a bare Hono route',
        together(bareLoads),
        `the caller took ${Math.round(caller * 100)} % of a core`
      ),
      rowOf('reference: it with headers, name and log', together(wrappedLoads)),
      rowOf(
        'GET /api/auth/verify: token and session',
        together(verifyLoads),
        `${Math.round(share)} % of the bare route (${besideBar({ figure: share, rounds, bar: 60, unit: '%' })}), ${Math.round(wrappedShare)} % of the one with headers and log`
      )
    ]
  } finally {
    await bare.stop()
  }
}

/** Sign-in beside as many bare hashes at once. */
async function besideBareArgon2(at: Place): Promise<AccountsRow[]> {
  const hasher = createArgon2Hasher(nodeArgon2id)
  const phc = await hasher.hash(password)
  const hash = async (seconds: number): Promise<Omit<Load, 'callerShare'>> => {
    const times: number[] = []
    const started = performance.now()
    const worker = async (): Promise<void> => {
      while (performance.now() - started < seconds * 1000) {
        const begun = performance.now()
        await hasher.verify(password, phc)
        times.push(performance.now() - begun)
      }
    }
    await Promise.all(Array.from({ length: someConnections }, worker))
    return summary(times, performance.now() - started)
  }
  const [hashes, logins]: [Omit<Load, 'callerShare'>[], Load[]] = [[], []]
  for (let round = 0; round < 4; round += 1) {
    const bare = await hash(2)
    const login = await load({
      port: at.port,
      connections: someConnections,
      seconds: 2,
      next: () => loginCall(at)
    })
    if (round > 0) {
      hashes.push(bare)
      logins.push(login)
    }
  }
  const shares = logins.map(({ perSecond }, round) => perSecond / (hashes[round]?.perSecond ?? 1))
  return [
    rowOf(
      'reference: bare argon2id, 4 at once',
      together(hashes.map((each) => ({ ...each, callerShare: 0 })))
    ),
    rowOf(
      'POST /api/auth/login',
      together(logins),
      `${Math.round(percentile(shares, 0.5) * 100)} % of bare argon2`
    )
  ]
}

/** The same calls on a nearly empty and on a filled database, in turn. */
async function filledBesideEmpty(empty: Place, filled: Place): Promise<AccountsRow[]> {
  const rows: AccountsRow[] = []
  const calls = async (at: Place) => ({
    login: () => loginCall(at),
    verify: await verifyCalls(at, 20),
    ...(await listCalls(at))
  })
  const [onEmpty, onFilled] = [await calls(empty), await calls(filled)]
  for (const name of ['login', 'verify', 'list', 'deep', 'search'] as const) {
    const rate = { connections: someConnections, seconds: name === 'login' ? 2 : 1 }
    const results = await inTurn(8, {
      empty: { ...rate, port: empty.port, next: onEmpty[name] },
      filled: { ...rate, port: filled.port, next: onFilled[name] }
    })
    const { empty: emptyLoads = [], filled: filledLoads = [] } = results
    const [before, after] = [together(emptyLoads), together(filledLoads)]
    const figure = after.p99 / before.p99
    const rounds = filledLoads.map(({ p99 }, round) => p99 / (emptyLoads[round]?.p99 ?? p99))
    rows.push(
      rowOf(`${name}, ${empty.people} people`, before),
      rowOf(
        `${name}, ${filled.people} people`,
        after,
        `p99 ${figure.toFixed(2)} times the empty one's (${besideBar({ figure, rounds, bar: 2, unit: 'times' })})`
      )
    )
  }
  return rows
}

/** Every figure of the accounts, on the embedded database and on Postgres where one is given. */
export async function benchAccounts(
  postgresUrl = process.env['TEST_DATABASE_URL']
): Promise<Readonly<Record<string, AccountsRow[]>>> {
  const results: Record<string, AccountsRow[]> = {}
  for (const [engine, url] of Object.entries({ sqlite: undefined, postgres: postgresUrl })) {
    if (engine === 'postgres' && url === undefined) continue
    const empty = await place(few, url)
    try {
      const rows = [...(await besideBareRoute(empty)), ...(await besideBareArgon2(empty))]
      const filled = await place(many, url)
      try {
        results[engine] = [...rows, ...(await filledBesideEmpty(empty, filled))]
      } finally {
        await filled.stop()
      }
    } finally {
      await empty.stop()
    }
  }
  return results
}

/** A line of the printed table. */
export function formatRow({ name, perSecond, p50, p99, calls, note }: AccountsRow): string {
  const figure = (value: number, unit: string): string => `${value.toFixed(1).padStart(9)} ${unit}`
  return `${name.padEnd(42)}${figure(perSecond, '/s')}  p50 ${figure(p50, 'ms')}  p99 ${figure(p99, 'ms')}  n ${String(calls).padStart(6)}  ${note}`
}

if (import.meta.main) {
  for (const [engine, rows] of Object.entries(await benchAccounts()))
    process.stdout.write(`${engine}\n${rows.map(formatRow).join('\n')}\n\n`)
}
