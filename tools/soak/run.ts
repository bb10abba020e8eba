// `npm run soak`: people use every screen of two servers on one Postgres (TEST_DATABASE_URL), while one of the servers is
// killed and started again. It fails where an answer is wrong, a write is lost, a job is done twice, or a call fails that
// was not in flight at a server that was killed. Before that, first starts and upgrades of each engine are interrupted at
// random moments: each has to start again, with all its data. Options: `--minutes` (30, or 0 for those starts alone),
// `--users` (200), `--kills` (5), `--starts` (20 of each kind).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openPostgres } from '../../packages/kernel/node/postgres.ts'
import { nodeArgon2id } from '../../packages/kernel/node/argon2.ts'
import { createArgon2Hasher } from '../../packages/kernel/src/crypto/passwords.ts'
import { migrate } from '../../packages/kernel/src/db/migrations/migrate.ts'
import { product } from '../../packages/product/src/product.ts'
import { toLoadUser } from '../../packages/product/testing/load-users.ts'
import { seedLoad } from '../../packages/product/testing/load.ts'
import { createTestDatabase } from '../../packages/kernel/testing/test-database.ts'
import { administrator, password } from '../bench/accounts-server.ts'
import { build } from '../build.ts'
import { runAdministrator, type BegunJob } from './administrator.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { interruptStarts } from './interrupted-starts.ts'
import { runMember } from './member.ts'
import type { Pace } from './pace.ts'
import { createRecord, type SoakRecord } from './record.ts'
import { signIn, type SimulatedUser } from './simulated-user.ts'
import { runStreamReader } from './stream-reader.ts'
import { verifyJobs } from './verify-database.ts'

const minute = 60_000
/** Of everybody, how many work in the panel; each of them follows its events. */
const administratorShare = 0.25
/** Users on whom one administrator acts. */
const ownUsers = 20
const size = { users: 20_000, sessions: 20_000, auditRows: 50_000 }
/** When memory is read for the first time: by then everything was used. */
const warmMinutes = 5

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    users: { type: 'string', default: '200' },
    kills: { type: 'string', default: '5' },
    starts: { type: 'string', default: '20' }
  }
})
const [minutes, people, kills] = [Number(values.minutes), Number(values.users), Number(values.kills)]
const postgres = process.env['TEST_DATABASE_URL']
if (postgres === undefined) throw new Error('Set TEST_DATABASE_URL to the address of a Postgres.')

const say = (text: string): void =>
  void process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`)
await build()
const folder = mkdtempSync(join(tmpdir(), 'sitewright-soak-'))
const record = createRecord()
const jobs: BegunJob[] = []
try {
  await interruptStarts(Number(values.starts), { postgres, folder, record })
  say('starts were interrupted')
  if (minutes > 0) await letPeopleWork(postgres)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.stdout.write(`${record.describe().join('\n')}\n`)
if (record.hasFailed()) process.exitCode = 1

async function letPeopleWork(server: string): Promise<void> {
  const database = await createTestDatabase(server)
  let cluster: Cluster | undefined
  try {
    await seed(database.url)
    cluster = await startCluster(['one', 'two'], database.url, folder)
    say(`two servers, ${size.users} users in the database, ${people} of them at work for ${minutes} minutes`)
    await work(cluster)
    await verifyJobs(database.url, jobs, record)
    say(`${jobs.length} bulk acts were checked in the database`)
  } finally {
    await Promise.all(cluster?.members.map(({ stop }) => stop()) ?? [])
    await database.drop()
  }
}

async function seed(url: string): Promise<void> {
  const opened = openPostgres(url)
  try {
    await migrate(opened, product.migrations)
    await seedLoad(opened, size, await createArgon2Hasher(nodeArgon2id).hash(password))
  } finally {
    await opened.close()
  }
}

async function work(servers: Cluster): Promise<void> {
  const pace: Pace = { signal: AbortSignal.timeout(minutes * minute), thinkMs: 8000 }
  const everybody = await signInEverybody(servers)
  say(
    `${everybody.administrators.length} administrators and ${everybody.members.length} others are signed in`
  )
  await Promise.all([
    ...everybody.members.map((user) => runMember(user, pace, record)),
    ...everybody.administrators.map((user, index) =>
      runAdministrator(user, idsFor(index), { pace, record, jobs })
    ),
    ...everybody.administrators.map((user) => runStreamReader(user, servers, { pace, record })),
    killNowAndThen(servers, pace, record),
    watchMemory(servers, pace)
  ])
}

/** Ids of the users on whom an administrator acts, and nobody else: those that are active. */
function idsFor(index: number): string[] {
  const first = people + 1 + index * 2 * ownUsers
  return Array.from({ length: 2 * ownUsers }, (_, offset) => first + offset)
    .filter((number) => number % 50 !== 0)
    .slice(0, ownUsers)
    .map((number) => `person-${number}`)
}

async function signInEverybody(
  servers: Cluster
): Promise<{ administrators: SimulatedUser[]; members: SimulatedUser[] }> {
  const first = await signIn(servers, record, {
    ...administrator,
    path: 'POST /api/auth/admin/login',
    address: '10.1.0.1'
  })
  const users: { administrators: SimulatedUser[]; members: SimulatedUser[] } = {
    administrators: [],
    members: []
  }
  for (let number = 1; number <= people; number += 1) {
    if (number % 50 === 0) continue
    const isAdministrator = users.administrators.length < people * administratorShare
    if (isAdministrator)
      await first.ask('PATCH /api/users/{id}', {
        path: { id: `person-${number}` },
        body: { role: 'super_admin' }
      })
    const user = await signIn(servers, record, {
      email: toLoadUser(number).email,
      password,
      path: isAdministrator ? 'POST /api/auth/admin/login' : 'POST /api/auth/login',
      address: `10.2.${number >> 8}.${number & 255}`
    })
    users[isAdministrator ? 'administrators' : 'members'].push(user)
  }
  return users
}

/** Kills the second server at even distances, and starts it again some seconds later. */
async function killNowAndThen({ members }: Cluster, { signal }: Pace, seen: SoakRecord): Promise<void> {
  const [, victim] = members
  for (let round = 1; round <= kills; round += 1) {
    await wait((minutes * minute) / (kills + 1), undefined, { signal }).catch(() => undefined)
    if (signal.aborted || victim === undefined) return
    await victim.kill()
    say(`killed ${victim.name}`)
    await wait(5000 + Math.random() * 10_000)
    const begun = performance.now()
    await victim.start()
    seen.count('times a server was killed and started again')
    say(`${victim.name} is back, ${((performance.now() - begun) / 1000).toFixed(1)} s after it was started`)
  }
}

async function watchMemory({ members }: Cluster, { signal }: Pace): Promise<void> {
  const describe = (): string =>
    members.map(({ name, memoryMb }) => `${name} ${memoryMb().toFixed(0)} MB`).join(', ')
  await wait(warmMinutes * minute, undefined, { signal }).catch(() => undefined)
  // One that was just killed has no memory to read.
  while (!members.every(({ isUp }) => isUp())) await wait(1000)
  say(`memory after ${Math.min(minutes, warmMinutes)} minutes: ${describe()}`)
  if (!signal.aborted) await new Promise((ended) => signal.addEventListener('abort', ended, { once: true }))
  say(`memory at the end: ${describe()}`)
}
