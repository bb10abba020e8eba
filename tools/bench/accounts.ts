// `node tools/bench/accounts.ts`: load tests of the accounts over real HTTP, each figure beside a reference of the same
// run: session verification beside a bare route, sign-in beside bare argon2, a filled database beside a nearly empty one.
import type { LoadSize } from '../../packages/product/testing/load.ts'
import {
  compareFilledWithEmpty,
  compareWithBareArgon2,
  compareWithBareRoute,
  type AccountsRow
} from './accounts-comparisons.ts'
import { startBenchServer } from './accounts-server.ts'

const few: LoadSize = { users: 100, sessions: 0, auditRows: 0 }
const many: LoadSize = { users: 100_000, sessions: 1_000_000, auditRows: 1_000_000 }

/** Measures the accounts on SQLite, and on Postgres where a URL is given; rows by database engine. */
export async function benchAccounts(
  postgresUrl = process.env['TEST_DATABASE_URL']
): Promise<Readonly<Record<string, AccountsRow[]>>> {
  const sqlite = await benchEngine(undefined)
  return postgresUrl === undefined ? { sqlite } : { sqlite, postgres: await benchEngine(postgresUrl) }
}

/** Measures one database engine; its servers run side by side for the last comparison. */
async function benchEngine(postgresUrl: string | undefined): Promise<AccountsRow[]> {
  const empty = await startBenchServer(few, postgresUrl)
  try {
    const rows = [...(await compareWithBareRoute(empty)), ...(await compareWithBareArgon2(empty))]
    const filled = await startBenchServer(many, postgresUrl)
    try {
      return [...rows, ...(await compareFilledWithEmpty(empty, filled))]
    } finally {
      await filled.stop()
    }
  } finally {
    await empty.stop()
  }
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
