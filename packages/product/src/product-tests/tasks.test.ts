import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Services, getInstallationKey, areKeysKnown } from '@sitewright/kernel/services'
import { createEncryptor, type KeyRing, type NamedKey } from '@sitewright/kernel/crypto'
import { silentLog, type LogFields } from '@sitewright/kernel/request'
import { countTurns } from '@sitewright/kernel/testing/event-loop'
import { createTestClock, onSqlite, createTestServices } from '@sitewright/kernel/testing/services'
import { product } from '../product.ts'
import { createProductApp } from '../../testing/product-app.ts'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createMailQueue } from '@sitewright/kernel/mail'
import {
  rotateEncryption,
  releaseLeftLeases,
  runLeaseMs,
  runOnce,
  runTasks,
  type Task,
  purgeExpired
} from '@sitewright/kernel/area'

const minute = 60_000
const day = 24 * 60 * minute

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

function key(id: string): NamedKey {
  return { id: id.padEnd(16, '0'), secret: crypto.getRandomValues(new Uint8Array(32)) }
}

onSqlite('scheduled tasks', (open) => {
  async function servers(names: readonly string[]) {
    const now = createTestClock()
    const database = await open()
    return { now, all: names.map((holder) => ({ database, now, log: silentLog, holder })) }
  }
  const counting = (run: () => Promise<number> = () => Promise.resolve(1)): Task & { runs: number } => {
    const task = {
      name: 'count',
      everyMs: minute,
      longestMs: 10 * minute,
      runs: 0,
      run: () => {
        task.runs += 1
        return run()
      }
    }
    return task
  }

  test('one of the servers runs a task, once per interval', async () => {
    const { now, all } = await servers(['a', 'b', 'c'])
    const task = counting()
    const round = async () => (await Promise.all(all.map((server) => runOnce(server, task)))).filter(Boolean)
    expect(await round()).toHaveLength(1)
    expect(task.runs).toBe(1)
    now.advance(minute)
    expect(await round()).toHaveLength(1)
    expect(task.runs).toBe(2)
  })

  test('a task has one runner; another server takes over if it crashed', async () => {
    const { now, all } = await servers(['a', 'b'])
    const [a, b] = all
    if (a === undefined || b === undefined) throw new Error('two servers')
    let finish: (count: number) => void = () => undefined
    const slow = counting(
      () =>
        new Promise((resolve) => {
          finish = resolve
        })
    )
    const first = runOnce(a, slow)
    await expect.poll(() => slow.runs).toBe(1)
    now.advance(20_000)
    expect(await runOnce(b, slow)).toBe(false)
    now.advance(10_000)
    const second = runOnce(b, counting())
    expect(await second).toBe(true)
    finish(1)
    expect(await first).toBe(true)
    const lease = await a.database.db.selectFrom('leases').selectAll().executeTakeFirstOrThrow()
    expect(lease.holder).toBe('b')
  })

  test('a run that takes longer renews its lease, until it counts as hanging', async () => {
    const { now, all } = await servers(['a', 'b'])
    const [a, b] = all
    if (a === undefined || b === undefined) throw new Error('two servers')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { promise, resolve } = Promise.withResolvers<number>()
    const slow = counting(() => promise)
    const first = runOnce(a, slow)
    await expect.poll(() => slow.runs).toBe(1)
    const end = async () =>
      (await a.database.db.selectFrom('leases').select('until').executeTakeFirst())?.until
    const last = now() + slow.longestMs
    while (now() < last - 10_000) {
      now.advance(10_000)
      vi.advanceTimersByTime(10_000)
      await expect.poll(end, { interval: 1 }).toBe(Math.min(now() + 30_000, last))
    }
    expect(await runOnce(b, slow)).toBe(false)
    now.advance(10_000)
    vi.advanceTimersByTime(10_000)
    expect(await runOnce(b, counting())).toBe(true)
    resolve(1)
    await first
  })

  test('the one server of an embedded database frees what a killed one held, and keeps what is not due', async () => {
    const { now, all } = await servers(['killed', 'next'])
    const [killed, next] = all
    if (killed === undefined || next === undefined) throw new Error('two servers')
    const rare = { ...counting(), name: 'rare', everyMs: 60 * minute }
    await runOnce(killed, rare)
    const hanging = counting(() => new Promise(() => undefined))
    void runOnce(killed, hanging)
    await expect.poll(() => hanging.runs).toBe(1)
    now.advance(2000)
    await releaseLeftLeases(next, runLeaseMs)
    expect(await runOnce(next, counting())).toBe(true)
    expect(await runOnce(next, rare)).toBe(false)
  })

  test('a failing task is logged and runs again', async () => {
    const { now, all } = await servers(['a'])
    const said: [string, LogFields | undefined][] = []
    const log = {
      ...silentLog,
      error: (event: string, fields?: LogFields) => void said.push([event, fields])
    }
    const task = counting(() => Promise.reject(new Error('no')))
    for (const server of all) {
      expect(await runOnce({ ...server, log }, task)).toBe(true)
      now.advance(minute)
      expect(await runOnce({ ...server, log }, task)).toBe(true)
    }
    expect([task.runs, said.map(([event]) => event)]).toEqual([2, ['task.failed', 'task.failed']])
  })

  test('tasks run until they are stopped, and stopping waits for them', async () => {
    const { all } = await servers(['a'])
    const [server] = all
    if (server === undefined) throw new Error('one server')
    let done = 0
    const task: Task = {
      name: 'slow',
      everyMs: 5,
      longestMs: minute,
      run: async () => {
        await new Promise((resolve) => setTimeout(resolve, 20))
        done += 1
        return 1
      }
    }
    const { stop } = runTasks({ ...server, now: Date.now }, [task])
    stops.push(stop)
    await expect.poll(() => done).toBeGreaterThan(1)
    await stop()
    const after = done
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(done).toBe(after)
  })

  test('expired rows are deleted, and nothing else', async () => {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const { db } = services.database
    const page = createTestBrowser(
      createProductApp({ ...services, outbox: { ...services.outbox, configured: false } })
    )
    const maya = {
      firstName: 'Maya',
      lastName: 'Okafor',
      email: 'maya@example.com',
      password: 'plumb line larch'
    }
    await page.call('POST', '/api/auth/register', maya)
    await page.call('POST', '/api/auth/login', { email: maya.email, password: 'wrong' })
    const counts = async () => ({
      sessions: await countRows(db, 'sessions'),
      refresh_tokens: await countRows(db, 'refresh_tokens'),
      rate_counts: await countRows(db, 'rate_counts'),
      attempts: await countRows(db, 'attempts')
    })
    expect(await purgeExpired(db, now(), product.expiryRules)).toBe(0)
    expect((await counts()).sessions).toBe(1)
    now.advance(2 * day)
    expect(await purgeExpired(db, now(), product.expiryRules)).toBeGreaterThan(3)
    expect(await counts()).toEqual({ sessions: 0, refresh_tokens: 0, rate_counts: 0, attempts: 0 })
    expect(await countRows(db, 'users')).toBe(1)
    const rows = Array.from({ length: 2500 }, (_, index) => ({
      key: `k${index}`,
      count: 1,
      ends_at: index < 2300 ? 0 : now() + 1
    }))
    for (let at = 0; at < rows.length; at += 500)
      await db
        .insertInto('rate_counts')
        .values(rows.slice(at, at + 500))
        .execute()
    // Calls are answered between two batches.
    const turns = await countTurns(async () =>
      expect(await purgeExpired(db, now(), product.expiryRules)).toBe(2300)
    )
    expect(turns).toBeGreaterThanOrEqual(3)
    expect(await countRows(db, 'rate_counts')).toBe(200)
  })

  async function countRows(
    db: Services['database']['db'],
    table: 'sessions' | 'refresh_tokens' | 'rate_counts' | 'attempts' | 'users'
  ) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  }

  test('security bar 50: after a rotation everything is re-encrypted, and the old key is no longer needed', async () => {
    const [old, fresh] = [key('old'), key('fresh')]
    const database = await open()
    const now = createTestClock()
    const withRing = (ring: KeyRing) => ({ database, now, encryptor: createEncryptor(ring), log: silentLog })
    const before = withRing({ current: old, older: [] })
    const auditKey = await getInstallationKey(before, 'audit', { current: old, older: [] })
    const queue = createMailQueue({
      ...before,
      publicUrl: 'https://sitewright.test',
      configured: true,
      transport: () => Promise.resolve({ kind: 'later', problem: 'ECONNREFUSED' })
    })
    for (let count = 0; count < 250; count += 1)
      await queue.enqueue(
        database.db,
        { email: `p${count}@example.com`, firstName: 'Maya' },
        { kind: 'password-changed' }
      )
    await queue.idle()
    await queue.deliver()
    const { id } = await database.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
    await database.db.insertInto('users').values(person(id)).execute()
    const place = { table: 'totp', row: id, column: 'secret' }
    await database.db
      .insertInto('totp')
      .values({
        user_id: id,
        secret: await before.encryptor.encrypt('one', place),
        pending: await before.encryptor.encrypt('two', place)
      })
      .execute()

    const rotated = { current: fresh, older: [old] }
    expect(await getInstallationKey(withRing(rotated), 'audit', rotated)).toEqual(auditKey)
    expect(await rotateEncryption(withRing(rotated))).toBe(2 * 250 + 1 + 2)
    expect(await rotateEncryption(withRing(rotated))).toBe(0)

    const alone = withRing({ current: fresh, older: [] })
    expect(await getInstallationKey(alone, 'audit', { current: fresh, older: [] })).toEqual(auditKey)
    const totp = await database.db.selectFrom('totp').selectAll().executeTakeFirstOrThrow()
    expect(await alone.encryptor.decrypt(totp.secret ?? '', place)).toBe('one')
    expect(await alone.encryptor.decrypt(totp.pending ?? '', place)).toBe('two')
    const carried: string[] = []
    const after = createMailQueue({
      ...alone,
      publicUrl: 'https://sitewright.test',
      configured: true,
      transport: ({ to }) => {
        carried.push(to)
        return Promise.resolve({ kind: 'sent' })
      }
    })
    now.advance(30 * minute)
    await after.deliver()
    expect(carried).toHaveLength(250)
  })

  test('unknown keys are refused, and a rotation in two steps is not', async () => {
    const database = await open()
    const now = createTestClock()
    const knows = (current: string, all: string[]) =>
      areKeysKnown({ database, now }, { sealing: current, signing: current }, { sealing: all, signing: all })
    expect(await knows('one', ['one'])).toBe(true)
    expect(await knows('other', ['other'])).toBe(false)
    expect(await knows('one', ['one', 'two'])).toBe(true)
    expect(await knows('two', ['two', 'one'])).toBe(true)
    expect(await knows('one', ['one', 'two'])).toBe(true)
    expect(await knows('two', ['two'])).toBe(false)
  })

  function person(id: string) {
    return {
      id,
      email: 'maya@example.com',
      first_name: 'Maya',
      last_name: 'Okafor',
      role: 'user',
      status: 'active',
      email_verified_at: null,
      password_hash: null,
      password_changed_at: null,
      tenant_id: null,
      avatar: null,
      last_login_at: null,
      created_at: 0,
      updated_at: 0
    } as const
  }
})
