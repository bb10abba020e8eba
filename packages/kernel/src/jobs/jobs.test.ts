import { expect, test } from 'vitest'
import { z } from 'zod'
import { numberSettings } from '../../testing/number-settings.ts'
import { createTestClock, createTestServices, onEachEngine } from '../../testing/services.ts'
import { createTestUser, testCaller } from '../../testing/users.ts'
import { createCall, type UserCall } from '../call/call.ts'
import { silentLog, type LogFields } from '../request/log.ts'
import type { Services } from '../services/services.ts'
import { createSession, toActor } from '../sessions/sessions.usecases.ts'
import { createJob } from './create-job.ts'
import { defineJob } from './define-job.ts'
import { leaseMs, takeJob } from './job-leases.ts'
import { runNextJob, startJobs } from './job-runner.ts'
import { findJob } from './jobs.repository.ts'
import { cancelJob, undoJob } from './jobs.usecases.ts'
import { finishJob, runBatch, startRun } from './run-job.ts'

const minute = 60_000
const definitions = [numberSettings]

onEachEngine('jobs', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const parts = { services, log: silentLog, definitions }
    const user = await createTestUser(services, 'super_admin')
    const call = await callOf(services, user.id)
    const begin = (count: number, idempotencyKey?: string) =>
      createJob(call, numberSettings, { input: { count }, idempotencyKey })
    const read = async (id: string) => {
      const job = await findJob(services.database.db, id)
      if (job === undefined) throw new Error('no such job')
      return job
    }
    const settings = async () =>
      (
        await services.database.db
          .selectFrom('settings')
          .select('key')
          .where('key', 'like', 'test %')
          .execute()
      ).length
    const items = (id: string) =>
      services.database.db
        .selectFrom('job_items')
        .select(['position', 'subject_id', 'outcome', 'code'])
        .where('job_id', '=', id)
        .orderBy('position')
        .execute()
    const actions = async () =>
      (await services.database.db.selectFrom('audit').select(['action', 'details']).orderBy('seq').execute())
        .filter(({ action }) => action.startsWith('job.'))
        .map(({ action, details }) => [action, JSON.parse(details) as object])
    return { now, services, parts, user, call, begin, read, settings, items, actions }
  }
  async function callOf(services: Services, userId: string): Promise<UserCall> {
    const user = await services.database.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const signIn = { area: 'admin', remember: false, methods: ['password'] } as const
    const anonymous = createCall(services, undefined, testCaller)
    const { state } = await anonymous.transaction((transaction) =>
      createSession(anonymous, transaction, { user, signIn })
    )
    return createCall(services, toActor(state), testCaller)
  }

  test('a job runs in batches to its end, with an item for each and its progress', async () => {
    const { parts, begin, read, settings, items, actions } = await started()
    const job = await begin(300)
    expect(job).toMatchObject({ state: 'waiting', total: 300, done: 0, finished_at: null })
    expect(await runNextJob(parts)).toBe(true)
    expect(await runNextJob(parts)).toBe(false)
    expect(await read(job.id)).toMatchObject({
      state: 'done',
      total: 300,
      done: 200,
      refused: 100,
      skipped: 0
    })
    expect(await settings()).toBe(200)
    const all = await items(job.id)
    expect(all.map(({ position }) => position)).toEqual(Array.from({ length: 300 }, (_, index) => index + 1))
    expect(all[2]).toEqual({ position: 3, subject_id: '3', outcome: 'refused', code: 'account.above' })
    expect(await actions()).toEqual([
      ['job.start', { kind: 'test.number-settings', total: 300 }],
      ['job.end', { kind: 'test.number-settings', state: 'done', done: 200, refused: 100, skipped: 0 }]
    ])
  })

  test('a job without items ends at once', async () => {
    const { parts, begin, read } = await started()
    const job = await begin(0)
    await runNextJob(parts)
    expect(await read(job.id)).toMatchObject({ state: 'done', total: 0, undo_until: null })
  })

  test('after a kill in the middle another server goes on right after the last batch, once the lease is over', async () => {
    const { now, services, parts, begin, read, settings, items } = await started()
    const other = { ...parts, services: { ...services } }
    const job = await begin(100)
    const taken = await takeJob(services, [numberSettings.kind])
    if (taken === undefined) throw new Error('no job')
    const killed = startRun(parts, taken)
    expect([await runBatch(parts, killed, 20), await runBatch(parts, killed, 17)]).toEqual(['more', 'more'])
    // From here on the first server is gone, without ending its lease.
    expect(await runNextJob(other)).toBe(false)
    expect(await read(job.id)).toMatchObject({ state: 'running', done: 25, refused: 12 })
    now.advance(leaseMs + 1)
    expect(await runNextJob(other)).toBe(true)
    expect(await read(job.id)).toMatchObject({ state: 'done', done: 67, refused: 33 })
    expect(await settings()).toBe(67)
    expect((await items(job.id)).map(({ subject_id }) => subject_id)).toEqual(
      Array.from({ length: 100 }, (_, index) => String(index + 1))
    )
    // And if it was only asleep, it finds that the job is no longer its own.
    expect(await runBatch(parts, killed, 20)).toBe('ended')
    await finishJob(parts, killed, { state: 'failed', error: 'server.failed' })
    expect(await read(job.id)).toMatchObject({ state: 'done', error: null })
  })

  test('a kill after the last batch leaves only the end to do', async () => {
    const { now, services, parts, begin, read, settings } = await started()
    const job = await begin(30)
    const taken = await takeJob(services, [numberSettings.kind])
    if (taken === undefined) throw new Error('no job')
    expect(await runBatch(parts, startRun(parts, taken), 30)).toBe('last')
    now.advance(leaseMs + 1)
    expect(await runNextJob(parts)).toBe(true)
    expect(await read(job.id)).toMatchObject({ state: 'done', total: 30, done: 20, refused: 10 })
    expect(await settings()).toBe(20)
  })

  test('goes on after a kill and a clock that is set back an hour, without waiting for that hour', async () => {
    const { now, services, parts, begin, read } = await started()
    const job = await begin(300)
    const taken = await takeJob(services, [numberSettings.kind])
    if (taken === undefined) throw new Error('no job')
    expect(await runBatch(parts, startRun(parts, taken), 100)).toBe('more')
    now.advance(-minute)
    // The clock of another server may be a minute behind: that is no reason to take its job.
    expect(await runNextJob(parts)).toBe(false)
    now.advance(-59 * minute)
    expect(await runNextJob(parts)).toBe(true)
    expect(await read(job.id)).toMatchObject({ state: 'done', done: 200, refused: 100 })
  })

  test('two servers at once run each job once', async () => {
    const { services, parts, begin, read, settings } = await started()
    const job = await begin(500)
    const ran = await Promise.all(
      [parts, { ...parts, services: { ...services } }, { ...parts }].map((server) => runNextJob(server))
    )
    expect(ran.filter(Boolean)).toHaveLength(1)
    expect(await read(job.id)).toMatchObject({ state: 'done', done: 334, refused: 166 })
    expect(await settings()).toBe(334)
  })

  test('a server takes no job of a kind that it does not know', async () => {
    const { services, parts, begin, read } = await started()
    const job = await begin(3)
    expect(await runNextJob({ ...parts, definitions: [{ ...numberSettings, kind: 'test.other' }] })).toBe(
      false
    )
    expect(await read(job.id)).toMatchObject({ state: 'waiting' })
    expect(await runNextJob({ ...parts, services })).toBe(true)
  })

  test('a job that is cancelled stops after the batch at hand, and keeps what it did', async () => {
    const { services, parts, call, begin, read, settings, actions } = await started()
    const job = await begin(100)
    const taken = await takeJob(services, [numberSettings.kind])
    if (taken === undefined) throw new Error('no job')
    const run = startRun(parts, taken)
    await runBatch(parts, run, 30)
    expect(await cancelJob(call, job.id)).toMatchObject({
      state: 'running',
      cancel_requested_at: services.now()
    })
    expect(await runBatch(parts, run, 30)).toBe('ended')
    expect(await read(job.id)).toMatchObject({ state: 'cancelled', total: 100, done: 20, refused: 10 })
    expect(await settings()).toBe(20)
    expect(await cancelJob(call, job.id)).toMatchObject({ state: 'cancelled' })
    expect((await actions()).map(([action]) => action)).toEqual(['job.start', 'job.cancel', 'job.end'])
    // What was done can be undone.
    await undoJob(call, definitions, job.id)
    await runNextJob(parts)
    expect(await settings()).toBe(0)
  })

  test('a job that is cancelled before it began does nothing', async () => {
    const { parts, call, begin, read, settings } = await started()
    const job = await begin(100)
    await cancelJob(call, job.id)
    await runNextJob(parts)
    expect(await read(job.id)).toMatchObject({ state: 'cancelled', done: 0, undo_until: null })
    expect(await settings()).toBe(0)
  })

  test('a job is undone by a job of its own, but for what has changed since', async () => {
    const { services, parts, call, begin, read, settings, items } = await started()
    const job = await begin(90)
    await expect(undoJob(call, definitions, job.id)).rejects.toMatchObject({ code: 'job.running' })
    await runNextJob(parts)
    await services.database.db
      .updateTable('settings')
      .set({ value: 'off' })
      .where('key', 'in', ['test 1', 'test 50'])
      .execute()
    const undo = await undoJob(call, definitions, job.id)
    expect(undo).toMatchObject({ kind: job.kind, state: 'waiting', total: 60, undo_of: job.id })
    expect((await undoJob(call, definitions, job.id)).id).toBe(undo.id)
    await runNextJob(parts)
    expect(await read(undo.id)).toMatchObject({ state: 'done', done: 58, skipped: 2, undo_until: null })
    expect(await read(job.id)).toMatchObject({ undone_by: undo.id })
    expect(await settings()).toBe(2)
    const outcomes = Object.groupBy(await items(job.id), ({ outcome }) => outcome)
    expect([outcomes.undone?.length, outcomes.done?.length, outcomes.refused?.length]).toEqual([58, 2, 30])
    const skipped = (await items(undo.id)).filter(({ outcome }) => outcome === 'skipped')
    expect(skipped.map(({ subject_id, code }) => [subject_id, code])).toEqual([
      ['1', 'undo.changed'],
      ['50', 'undo.changed']
    ])
    expect((await undoJob(call, definitions, job.id)).id).toBe(undo.id)
    await expect(undoJob(call, definitions, undo.id)).rejects.toMatchObject({ code: 'job.gone' })
  })

  test('an undo that is killed in the middle goes on, and takes nothing back twice', async () => {
    const { now, services, parts, call, begin, read, settings } = await started()
    const job = await begin(60)
    await runNextJob(parts)
    const undo = await undoJob(call, definitions, job.id)
    const taken = await takeJob(services, [numberSettings.kind])
    if (taken === undefined) throw new Error('no job')
    await runBatch(parts, startRun(parts, taken), 13)
    now.advance(leaseMs + 1)
    await runNextJob(parts)
    expect(await read(undo.id)).toMatchObject({ state: 'done', done: 40, skipped: 0 })
    expect(await settings()).toBe(0)
  })

  test('a quarter of an hour after its end a job can no longer be undone', async () => {
    const { now, parts, call, begin, read } = await started()
    const job = await begin(3)
    await runNextJob(parts)
    expect((await read(job.id)).undo_until).toBe(now() + 15 * minute)
    now.advance(15 * minute + 1)
    await expect(undoJob(call, definitions, job.id)).rejects.toMatchObject({ code: 'job.gone' })
  })

  test('the same key of the same user gives the same job, and none for another request', async () => {
    const { services, call, begin } = await started()
    const jobs = await Promise.all(Array.from({ length: 5 }, () => begin(10, 'key')))
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1)
    await expect(begin(11, 'key')).rejects.toMatchObject({ code: 'job.key-used' })
    expect((await begin(10)).id).not.toBe(jobs[0]?.id)
    const other = await callOf(services, (await createTestUser(services, 'super_admin')).id)
    const theirs = await createJob(other, numberSettings, { input: { count: 10 }, idempotencyKey: 'key' })
    expect(theirs.id).not.toBe(jobs[0]?.id)
    expect(call.actor.userId).not.toBe(other.actor.userId)
  })

  test('security bar 54: a job goes on only while its actor holds what it takes', async () => {
    const { services, parts, user, call, begin, read, settings } = await started()
    const job = await begin(100)
    const taken = await takeJob(services, [numberSettings.kind])
    if (taken === undefined) throw new Error('no job')
    const run = startRun(parts, taken)
    await runBatch(parts, run, 30)
    await services.database.db
      .updateTable('users')
      .set({ role: 'editor' })
      .where('id', '=', user.id)
      .execute()
    expect(await runBatch(parts, run, 30)).toBe('ended')
    expect(await read(job.id)).toMatchObject({ state: 'failed', error: 'auth.forbidden', done: 20 })
    expect(await settings()).toBe(20)
    const now = await callOf(services, user.id)
    await expect(createJob(now, numberSettings, { input: { count: 1 } })).rejects.toMatchObject({
      code: 'auth.forbidden'
    })
    await expect(undoJob(now, definitions, job.id)).rejects.toMatchObject({ code: 'auth.forbidden' })
    expect(call.actor.userId).toBe(now.actor.userId)
  })

  test('a batch that fails is tried again, and after three tries the job says so', async () => {
    const { services, call, read } = await started()
    let tries = 0
    const failing = defineJob({
      kind: 'test.failing',
      permission: 'user.write',
      input: z.object({ count: z.number() }),
      count: numberSettings.count,
      runBatch: () => {
        tries += 1
        return Promise.reject(new Error('disk full'))
      }
    })
    const said: [string, LogFields | undefined][] = []
    const log = {
      ...silentLog,
      error: (event: string, fields?: LogFields) => void said.push([event, fields])
    }
    const job = await createJob(call, failing, { input: { count: 3 } })
    await runNextJob({ services, log, definitions: [failing] })
    expect(tries).toBe(3)
    expect(await read(job.id)).toMatchObject({ state: 'failed', error: 'server.failed', done: 0 })
    expect(said.map(([event, fields]) => [event, fields?.['job']])).toEqual([['job.failed', job.id]])
  })

  test('a running server takes a new job at once, and gives it back when it is stopped', async () => {
    const { services, parts, begin, read } = await started()
    const server = startJobs(parts)
    const job = await begin(50)
    await expect.poll(async () => (await read(job.id)).state, { interval: 5, timeout: 900 }).toBe('done')
    await services.database.db.deleteFrom('settings').where('key', 'like', 'test %').execute()
    const long = await begin(200_000)
    await expect.poll(async () => (await read(long.id)).done).toBeGreaterThan(0)
    await server.stop()
    const { lease_holder: holder, state } = await services.database.db
      .selectFrom('jobs')
      .select(['lease_holder', 'state'])
      .where('id', '=', long.id)
      .executeTakeFirstOrThrow()
    expect([holder, state]).toEqual([null, 'running'])
  })
})
