// `node tools/bench/admin-lists.ts [users]`: pages of the user list over real HTTP, one call at a time: each sort, each
// filter, searches and deep pages, on both engines, beside a route that reads nothing but the session.
import { userSortSchema } from '../../packages/api/src/index.ts'
import { nameOf } from '../../packages/accounts/testing/load.ts'
import { startBenchServer } from './accounts-server.ts'
import { createAdministratorToken } from './accounts-calls.ts'
import { load, type Load } from './load.ts'

/** Bars of issue 10 for a list of 100,000, in milliseconds. */
const bars = { p50: 10, p99: 60 } as const
const seconds = 1

interface Case {
  name: string
  path: () => string
}

const random = (below: number): number => Math.floor(Math.random() * below)
const list = (query: string) => (): string => `/api/admin/users?limit=25&${query}`

function cases(users: number): Case[] {
  const pages = Math.ceil(users / 25)
  const fixed = [
    'status=suspended',
    'status=active',
    'role=editor',
    'provider=google',
    'verified=false',
    'secondFactor=true',
    'locked=true',
    'never=true',
    `createdFrom=${Date.now() - 30 * 24 * 60 * 60_000}`,
    'lastLoginFrom=0',
    'status=inactive&role=editor&sort=lastName'
  ]
  return [
    { name: 'reference: verify a session', path: () => '/api/auth/verify' },
    { name: 'first page', path: list('') },
    ...userSortSchema.options.flatMap((sort) =>
      (['asc', 'desc'] as const).map((order) => ({
        name: `sort ${sort} ${order}`,
        path: list(`sort=${sort}&order=${order}`)
      }))
    ),
    ...fixed.map((query) => ({ name: `filter ${query}`, path: list(query) })),
    ...userSortSchema.options.map((sort) => ({
      name: `page at random, by ${sort}`,
      path: () => list(`sort=${sort}&page=${1 + random(pages)}`)()
    })),
    {
      name: 'search, three letters',
      path: () => list(`search=${nameOf(random(4096)).slice(random(4)).slice(0, 3).toLowerCase()}`)()
    },
    {
      name: 'search, three letters, by last name',
      path: () => list(`sort=lastName&search=${nameOf(random(4096)).slice(1, 4)}`)()
    },
    { name: 'search, whole name', path: () => list(`search=${nameOf(random(4096))}`)() },
    { name: 'search, two letters', path: () => list(`search=${nameOf(random(4096)).slice(0, 2)}`)() },
    { name: 'search that finds nobody', path: list('search=xyzzy') }
  ]
}

function formatCase(name: string, { p50, p99, calls }: Load): string {
  const missed = name.startsWith('reference') || (p50 <= bars.p50 && p99 <= bars.p99) ? '' : '  over the bar'
  return `${name.padEnd(48)}  p50 ${p50.toFixed(1).padStart(7)} ms  p99 ${p99.toFixed(1).padStart(7)} ms  n ${calls}${missed}`
}

/** Measures the user list on SQLite, and on Postgres where a URL is given. */
export async function benchLists(
  users: number,
  postgresUrl = process.env['TEST_DATABASE_URL']
): Promise<void> {
  for (const url of postgresUrl === undefined ? [undefined] : [undefined, postgresUrl]) {
    const server = await startBenchServer({ users, sessions: 0, auditRows: 0 }, url)
    try {
      const headers = { authorization: `Bearer ${await createAdministratorToken(server)}` }
      process.stdout.write(
        `${url === undefined ? 'SQLite' : 'Postgres'}, ${users} people, seeded in ${Math.round(server.seededInMs / 1000)} s\n`
      )
      for (const { name, path } of cases(users)) {
        const next = () => ({ method: 'GET' as const, path: path(), headers })
        const result = await load({ port: server.port, connections: 1, seconds, next })
        process.stdout.write(`${formatCase(name, result)}\n`)
      }
    } finally {
      await server.stop()
    }
  }
}

if (import.meta.main) await benchLists(Number(process.argv[2] ?? 100_000))
