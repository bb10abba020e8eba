// `node tools/bench/admin-lists.ts`: lists of the control panel over real HTTP, one call at a time, on both engines: users,
// drawer, audit log, search or run. Each case stands beside verifying a session in the same seconds. Options: `--people`,
// `--audit` (rows), `--engine sqlite|postgres`, `--only users|drawer|audit|search`.
import { parseArgs } from 'node:util'
import { createAdministratorToken } from './accounts-calls.ts'
import { startBenchServer } from './accounts-server.ts'
import { auditCases, drawerCases, searchCases, userCases, type ListSize } from './lists/cases.ts'
import { measureCases, type ListBars, type ListCase } from './lists/measure.ts'

/** The size that the bars of issue 10 are for; a greater one has a bar of its own. */
const usual: ListSize = { people: 100_000, audit: 1_000_000 }

interface Group {
  name: string
  cases: readonly ListCase[]
  bars: ListBars
}

/** Bars of issue 10, in milliseconds. */
function groupsOf(size: ListSize): Group[] {
  const isGreater = size.people > usual.people || size.audit > usual.audit
  const bars: ListBars = isGreater ? { p99: 150 } : { p50: 10, p99: 60 }
  return [
    { name: 'users', cases: userCases(size), bars },
    { name: 'drawer', cases: drawerCases(size), bars },
    { name: 'audit', cases: auditCases(size), bars },
    { name: 'search', cases: searchCases(), bars: isGreater ? bars : { p95: 100 } }
  ]
}

async function benchEngine(url: string | undefined, size: ListSize, groups: readonly Group[]): Promise<void> {
  const { people, audit } = size
  const server = await startBenchServer({ users: people, sessions: people, auditRows: audit }, url)
  try {
    const headers = { authorization: `Bearer ${await createAdministratorToken(server)}` }
    const seeded = `seeded in ${Math.round(server.seededInMs / 1000)} s`
    process.stdout.write(
      `\n${url === undefined ? 'SQLite' : 'Postgres'}, ${people} people, ${audit} audit rows, ${seeded}\n`
    )
    for (const { name, ...group } of groups) {
      process.stdout.write(`\n${name}, `)
      await measureCases(server, headers, group)
    }
  } finally {
    await server.stop()
  }
}

/** Measures the lists on SQLite, and on Postgres where a URL is given. */
export async function benchLists(
  args: readonly string[],
  postgresUrl = process.env['TEST_DATABASE_URL']
): Promise<void> {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { people: option, audit: option, engine: option, only: option }
  })
  const size = { people: Number(values.people ?? usual.people), audit: Number(values.audit ?? usual.audit) }
  const groups = groupsOf(size).filter(({ name }) => values.only === undefined || name === values.only)
  if (values.engine !== 'postgres') await benchEngine(undefined, size, groups)
  if (values.engine !== 'sqlite' && postgresUrl !== undefined) await benchEngine(postgresUrl, size, groups)
}

if (import.meta.main) await benchLists(process.argv.slice(2))
