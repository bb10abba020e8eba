// `node tools/bench/admin-query-export.ts [rows]`: the result of 10,000,000 rows of a Postgres, exported over real HTTP:
// seconds, and the memory that the server takes more than before. The first time the heap of V8 grows to the size that it
// keeps under load; the second time tells what an export itself holds. Takes TEST_DATABASE_URL.
import { createPostgresqlFixture } from '@sitewright/databases/testing/postgresql'
import { createAdministratorToken } from './accounts-calls.ts'
import { startBenchServer } from './accounts-server.ts'
import { formatCost, measureCost } from './server-cost.ts'

/** Bar of issue 11: megabytes. */
const bars = { memoryMb: 50 } as const
const formats = ['csv', 'jsonl'] as const

const [rows = '10000000'] = process.argv.slice(2)
const url = process.env['TEST_DATABASE_URL']
if (url === undefined) throw new Error('This bench takes a Postgres: set TEST_DATABASE_URL to its address.')

const fixture = await createPostgresqlFixture(url)
const size = { users: 100, sessions: 100, auditRows: 100 }
const server = await startBenchServer(size, undefined, { EGRESS_DB_ALLOW: '127.0.0.1/32,::1/128' })
try {
  const origin = `http://127.0.0.1:${server.port}`
  const headers = {
    authorization: `Bearer ${await createAdministratorToken(server)}`,
    'content-type': 'application/json',
    'x-requested-with': 'bench'
  }
  const post = async (path: string, body: object): Promise<Response> => {
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response
  }
  const { kind: type, ...settings } = fixture.settings
  const added = await post('/api/admin/connections', { name: 'big', type, production: false, ...settings })
  const { connection } = (await added.json()) as { connection: { id: string } }

  /** Exports rows and keeps nothing of them; their megabytes. */
  const download = async (format: (typeof formats)[number], count: number): Promise<number> => {
    const query = `select n as id, 'customer ' || n as name, n * 0.01 as balance, now() as at
      from generate_series(1, ${count}) as n`
    const { body } = await post('/api/database/export', { connection: connection.id, query, format })
    let bytes = 0
    for await (const part of body ?? []) bytes += part.length
    return bytes / 1e6
  }

  for (const time of ['first', 'again'] as const)
    for (const format of formats) {
      const cost = await measureCost(server, () => download(format, Number(rows)))
      const bar = time === 'first' ? 'no bar' : `bar: ${bars.memoryMb} MB more`
      const name = `${rows} rows as ${format}, ${time}`
      process.stdout.write(`${formatCost(name, cost, `${cost.result.toFixed(0)} MB; ${bar}`)}\n`)
      if (time === 'again' && cost.moreMb > bars.memoryMb) process.exitCode = 1
    }
} finally {
  await server.stop()
  await fixture.drop()
}
