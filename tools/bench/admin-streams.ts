// `node tools/bench/admin-streams.ts`: a thousand open streams on one server, with an event for each of them every three
// seconds, beside the same server without any: share of a core and memory, on SQLite and on the Postgres of
// TEST_DATABASE_URL.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createKeys, importSigningKeys } from '../../apps/server/src/data-folder/key-files.ts'
import { createTestDatabase } from '../../packages/kernel/testing/test-database.ts'
import { openPostgres } from '../../packages/kernel/node/postgres.ts'
import { openSqlite } from '../../packages/kernel/node/sqlite-file.ts'
import { createAccessTokens } from '../../packages/kernel/src/crypto/access-tokens.ts'
import { inTransaction, type Database } from '../../packages/kernel/src/db/database.ts'
import { migrate } from '../../packages/kernel/src/db/migrations/migrate.ts'
import { product } from '../../packages/product/src/product.ts'
import { publishEvent } from '../../packages/kernel/src/events/publish-event.ts'
import { insertNewUser } from '../../packages/kernel/src/users/add-user.ts'
import { besideBar } from './bar.ts'
import { build } from '../build.ts'
import { listening, serverProgram } from './processes.ts'

const streams = 1000
const tickMs = 3000
/** Each round has as many ticks. */
const ticks = 7
const rounds = 3
/** Issue 10: at most a tenth of a core, and 100 MB more. */
const bars = { core: 10, memory: 100 } as const
const publicUrl = 'http://localhost'

interface Row {
  name: string
  /** Percent of a core, of each round. */
  core: readonly number[]
  /** Megabytes of the process, at the end of each round; the garbage collector moves them. */
  memory: readonly number[]
}

/** Seeds sessions of one administrator, and signs a token for each of them. */
async function seedSessions(
  database: Database,
  tokens: ReturnType<typeof createAccessTokens>
): Promise<string[]> {
  const now = Date.now()
  const user = await inTransaction(database, (transaction) =>
    insertNewUser(
      { database, now: () => now },
      transaction,
      { email: 'admin@bench.example', firstName: 'Admin', lastName: 'User' },
      { hash: null, role: 'super_admin', verified: true, status: 'active' }
    )
  )
  if (user === undefined) throw new Error('The database has an administrator already')
  const ids = Array.from({ length: streams }, (_, index) => `session-${index}`)
  const session = {
    user_id: user.id,
    area: 'admin',
    created_at: now,
    last_used_at: now,
    expires_at: now + 8 * 3_600_000,
    idle_ms: 3_600_000,
    remember: 0,
    transport: 'body',
    ip: '192.0.2.1',
    device: 'Bench',
    methods: '["password"]',
    proved_at: now,
    revoked_at: null,
    revoke_reason: null,
    previous_login_at: null
  } as const
  await database.db
    .insertInto('sessions')
    .values(ids.map((id) => ({ ...session, id })))
    .execute()
  return Promise.all(
    ids.map((sessionId) => tokens.sign({ userId: user.id, sessionId, tokenVersion: user.token_version }))
  )
}

/** Opens a stream; what comes is counted by its events and discarded. */
async function openStream(port: number, token: string, onEvent: () => void): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.setEncoding('latin1')
  await new Promise<void>((ready, failed) => {
    socket.once('error', failed)
    socket.on('data', (text: string) => {
      if (text.includes('event: ready')) ready()
      for (const _ of text.matchAll(/event: users/g)) onEvent()
    })
    socket.write(
      `GET /api/admin/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nX-Requested-With: bench\r\n\r\n`
    )
  })
  return socket
}

async function benchEngine(postgresUrl: string | undefined): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-bench-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const postgres = postgresUrl === undefined ? undefined : await createTestDatabase(postgresUrl)
  const keys = await createKeys()
  const tokens = createAccessTokens(await importSigningKeys(keys), publicUrl, Date.now)
  const database =
    postgres === undefined ? openSqlite(join(dataDir, 'sitewright.db')) : openPostgres(postgres.url)
  await migrate(database, product.migrations)
  const all = await seedSessions(database, tokens)
  await build()
  const server = await listening(serverProgram, join(folder, 'log'), {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres?.url ?? '',
    SIGNING_KEYS: JSON.stringify(keys.signing),
    SEALING_KEYS: keys.sealing.join(',')
  })
  let received = 0
  const publish = (): Promise<void> =>
    inTransaction(database, async (transaction) =>
      publishEvent({ database, now: Date.now, events: { wake: () => undefined } }, transaction, {
        topic: 'users',
        payload: { change: 'changed', ids: ['person-1'] },
        audience: { tenantId: null }
      })
    )
  /** The same ticks whether somebody follows them or not. */
  const measure = async (name: string): Promise<Row> => {
    const core: number[] = []
    const memory: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const [used, begun] = [server.usedMs(), performance.now()]
      for (let tick = 0; tick < ticks; tick += 1) {
        await publish()
        await wait(tickMs)
      }
      core.push((100 * (server.usedMs() - used)) / (performance.now() - begun))
      memory.push(server.memoryMb())
    }
    return { name, core, memory }
  }
  const sockets: Socket[] = []
  try {
    const idle = await measure('reference: no stream')
    for (const token of all) sockets.push(await openStream(server.port, token, () => (received += 1)))
    received = 0
    const busy = await measure(`${streams} streams`)
    const expected = streams * ticks * rounds
    if (received !== expected) throw new Error(`${received} events came of ${expected}`)
    return [idle, busy]
  } finally {
    for (const socket of sockets) socket.destroy()
    await server.stop()
    await database.close()
    await postgres?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function format([idle, busy]: readonly Row[]): string {
  if (idle === undefined || busy === undefined) return ''
  const line = ({ name, core, memory }: Row): string =>
    `${name.padEnd(24)} ${mean(core).toFixed(1).padStart(6)} % of a core   up to ${Math.max(...memory)
      .toFixed(0)
      .padStart(4)} MB`
  const share = besideBar({ figure: mean(busy.core), rounds: busy.core, bar: bars.core, unit: '%' })
  const more = (Math.max(...busy.memory) - Math.min(...idle.memory)).toFixed(0)
  return `${line(idle)}\n${line(busy)}   ${share}; at most ${more} MB more (bar: ${bars.memory} MB)`
}

const postgresUrl = process.env['TEST_DATABASE_URL']
process.stdout.write(`sqlite\n${format(await benchEngine(undefined))}\n`)
if (postgresUrl !== undefined) process.stdout.write(`postgres\n${format(await benchEngine(postgresUrl))}\n`)
