import { ApiError } from '@sitewright/api'
import { expect, test } from 'vitest'
import type { CheckJob } from './check-job.ts'
import { createCheckPool } from './check-pool.ts'

const megabyte = 1024 * 1024
const job = (body: object): CheckJob => ({
  kind: 'json',
  bytes: new TextEncoder().encode(JSON.stringify(body)),
  fix: false
})
const project = { files: [{ path: 'package.json', content: '{}' }] }

async function catchErrorCode(check: Promise<unknown>): Promise<string> {
  const error: unknown = await check.then(
    () => undefined,
    (thrown: unknown) => thrown
  )
  return error instanceof ApiError ? `${error.code} ${error.retryAfter ?? ''}`.trim() : 'none'
}

/** A body that is sent on request, and whether reading it has begun. */
function slowBody(): { asked: () => boolean; readJob: () => Promise<CheckJob>; send: () => void } {
  let begun = false
  const { promise, resolve } = Promise.withResolvers<CheckJob>()
  return {
    asked: () => begun,
    readJob: () => {
      begun = true
      return promise
    },
    send: () => resolve(job(project))
  }
}

test('security bar 59: a slot is reserved before a body is read, and without one the refusal says when to retry', async () => {
  const pool = createCheckPool({ workers: 1, waiting: 1, deadlineMs: 20_000, bytes: 10 * megabyte })
  const bodies = [slowBody(), slowBody(), slowBody()] as const
  const [first, second, third] = bodies.map(({ readJob }, index) =>
    pool({ address: `192.0.2.${index}`, bytes: megabyte, readJob })
  )
  expect(await catchErrorCode(third ?? Promise.resolve())).toBe('server.busy 5')
  expect(bodies.map(({ asked }) => asked())).toEqual([true, true, false])
  for (const { send } of bodies) send()
  expect(JSON.parse((await first) ?? '')).toHaveProperty('isValid')
  await second
})

test('security bar 59: all bodies share a memory limit', async () => {
  const pool = createCheckPool({ workers: 2, waiting: 20, deadlineMs: 20_000, bytes: 10 * megabyte })
  const held = slowBody()
  const first = pool({ address: '192.0.2.1', bytes: 8 * megabyte, readJob: held.readJob })
  const late = slowBody()
  const asked = { address: '192.0.2.2', bytes: 3 * megabyte, readJob: late.readJob }
  expect(await catchErrorCode(pool(asked))).toBe('server.busy 5')
  expect(late.asked()).toBe(false)
  held.send()
  await first
  late.send()
  expect(JSON.parse(await pool(asked))).toHaveProperty('isValid')
})

test('an address has one check at a time, and a network of IPv6 counts as one', async () => {
  const pool = createCheckPool({ workers: 2, waiting: 20, deadlineMs: 20_000, bytes: megabyte })
  const held = slowBody()
  const first = pool({ address: '2001:db8::1', bytes: 1, readJob: held.readJob })
  const again = (address: string) => pool({ address, bytes: 1, readJob: () => Promise.resolve(job(project)) })
  expect(await catchErrorCode(again('2001:db8::2'))).toBe('check.one-at-a-time 5')
  await again('192.0.2.7')
  held.send()
  await first
  await again('2001:db8::2')
})

test('a check that takes too long is terminated, and frees its slot', async () => {
  const pool = createCheckPool({ workers: 1, waiting: 0, deadlineMs: 1, bytes: megabyte })
  const asked = { address: '192.0.2.1', bytes: 1, readJob: () => Promise.resolve(job(project)) }
  expect(await catchErrorCode(pool(asked))).toBe('check.timeout 5')
  expect(await catchErrorCode(pool(asked))).toBe('check.timeout 5')
})

test('a contract violation is reported with its path', async () => {
  const pool = createCheckPool({ workers: 1, waiting: 0, deadlineMs: 20_000, bytes: megabyte })
  const asked = {
    address: '192.0.2.1',
    bytes: 1,
    readJob: () => Promise.resolve(job({ files: [{ path: 1 }] }))
  }
  const error: unknown = await pool(asked).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'request.invalid', details: [{ path: 'files.0.path' }, {}] })
})
