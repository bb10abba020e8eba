import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ApiCalls } from '../../packages/api/src/index.ts'
import { pickFrom, repeat, type Pace } from './pace.ts'
import type { SoakRecord } from './record.ts'
import type { SimulatedUser } from './simulated-user.ts'

/** A bulk act that an administrator began, for the check at the end. */
export interface BegunJob {
  id: string
  act: 'activate' | 'deactivate'
  users: readonly string[]
}

type Ask = SimulatedUser['ask']
type Job = ApiCalls['GET /api/admin/jobs/{id}']['answer']

/** A job of twenty users takes a second; after this it counts as stuck. */
const longestJobMs = 90_000

/** What the screens of the panel ask for when they open. */
const screens: readonly [(ask: Ask) => Promise<unknown>, ...((ask: Ask) => Promise<unknown>)[]] = [
  (ask) => ask('GET /api/admin/dashboard', {}),
  (ask) =>
    Promise.all([
      ask('GET /api/users', { query: { page: 1 + Math.floor(Math.random() * 50), limit: 10 } }),
      ask('GET /api/admin/users/summary', {}),
      ask('GET /api/admin/roles', {}),
      ask('GET /api/admin/views', { query: { screen: 'users' } })
    ]),
  (ask) => ask('GET /api/users', { query: { search: 'mar', limit: 25 } }),
  (ask) => openDrawer(ask, `person-${1 + Math.floor(Math.random() * 5000)}`),
  (ask) => Promise.all([ask('GET /api/admin/audit', {}), ask('GET /api/admin/audit/state', {})]),
  (ask) =>
    Promise.all([
      ask('GET /api/admin/servers', {}),
      ask('GET /api/monitoring/health', {}),
      ask('GET /api/monitoring/performance', {}),
      ask('GET /api/admin/checks', {}),
      ask('GET /api/admin/alerts', {}),
      ask('GET /api/admin/alert-rules', {}),
      ask('GET /api/admin/incidents', {})
    ]),
  (ask) =>
    Promise.all([
      ask('GET /api/admin/providers', {}),
      ask('GET /api/admin/settings/security', {}),
      ask('GET /api/admin/sign-ins', {})
    ]),
  (ask) => ask('GET /api/admin/connections', {}),
  (ask) => Promise.all([ask('GET /api/admin/jobs', {}), ask('GET /api/admin/notices', {})]),
  (ask) => ask('GET /api/admin/search', { query: { q: 'mari' } })
]

function openDrawer(ask: Ask, id: string): Promise<unknown> {
  return Promise.all([
    ask('GET /api/users/{id}', { path: { id } }),
    ask('GET /api/admin/users/{id}/access', { path: { id } }),
    ask('GET /api/admin/users/{id}/sessions', { path: { id } }),
    ask('GET /api/admin/users/{id}/activity', { path: { id } })
  ])
}

/** Somebody who works in the panel: opens its screens, and changes the status of users whom nobody else changes. */
export async function runAdministrator(
  user: SimulatedUser,
  users: readonly string[],
  { pace, record, jobs }: { pace: Pace; record: SoakRecord; jobs: BegunJob[] }
): Promise<void> {
  let act: BegunJob['act'] = 'deactivate'
  await repeat(pace, async () => {
    if (Math.random() > 0.1) return void (await pickFrom(screens)(user.ask))
    await actOn(user, { act, users }, record, jobs)
    act = act === 'activate' ? 'deactivate' : 'activate'
  })
}

/** Begins a bulk act, sends it again as a browser would whose answer was lost, and waits for its end. */
async function actOn(
  user: SimulatedUser,
  { act, users }: Pick<BegunJob, 'act' | 'users'>,
  record: SoakRecord,
  jobs: BegunJob[]
): Promise<void> {
  const key = randomUUID()
  const ids = new Set<string>()
  while (ids.size === 0 || Math.random() < 0.5) {
    const begun = await user.ask('POST /api/admin/users/bulk', {
      headers: { 'idempotency-key': key },
      body: { act, users: [...users] }
    })
    if (begun !== undefined) ids.add(begun.job.id)
  }
  if (ids.size > 1) record.wrong('job begun twice', `${key}: ${[...ids].join(', ')}`)
  const [id = ''] = ids
  jobs.push({ id, act, users })
  const job = await waitForEnd(user, id)
  if (job?.state !== 'done' || job.done + job.skipped !== users.length)
    record.wrong('job', `${act} ${id}: ${JSON.stringify(job)}`)
  const [first = ''] = users
  const changed = await user.ask('GET /api/users/{id}', { path: { id: first } })
  const wanted = act === 'activate'
  if (changed !== undefined && (changed.user.status === 'active') !== wanted)
    record.wrong('lost write', `${first} is ${changed.user.status} after ${act} (${id})`)
}

async function waitForEnd(user: SimulatedUser, id: string): Promise<Job['job'] | undefined> {
  const until = performance.now() + longestJobMs
  let last: Job['job'] | undefined
  while (performance.now() < until) {
    const found = await user.ask('GET /api/admin/jobs/{id}', { path: { id } })
    last = found?.job ?? last
    if (last !== undefined && last.finishedAt !== null) return last
    await wait(500)
  }
  return last
}
