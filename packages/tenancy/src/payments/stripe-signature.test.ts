import { expect, test } from 'vitest'
import { signedEvent } from '../../testing/stripe-server.ts'
import { isSignedByStripe } from './stripe-signature.ts'

const secret = 'whsec_quiet_heron'
const now = Date.UTC(2026, 10, 25, 12)
const event = { id: 'evt_1', text: 'Łódź' }
const check = (given: { body: string; signature: string }, at = now) =>
  isSignedByStripe(secret, { ...given, now: at })

test('a signature of the body and the time is right, also beside that of an older secret', async () => {
  expect(await check(signedEvent(secret, event, { now }))).toBe(true)
  expect(await check(signedEvent(secret, event, { now, secrets: ['whsec_old', secret] }))).toBe(true)
})

test('security bar 66: another secret, body or time, and half a signature are wrong', async () => {
  const right = signedEvent(secret, event, { now })
  expect(await check(signedEvent('whsec_other', event, { now }))).toBe(false)
  expect(await check({ ...right, body: right.body.replace('evt_1', 'evt_2') })).toBe(false)
  const [time = '', signature = ''] = right.signature.split(',')
  expect(await check({ ...right, signature: `t=${Number(time.slice(2)) + 1},${signature}` })).toBe(false)
  for (const broken of [
    '',
    time,
    signature,
    `${time},${signature.slice(0, -1)}`,
    `t=x,${signature}`,
    `${time},v0${signature.slice(2)}`
  ])
    expect(await check({ ...right, signature: broken })).toBe(false)
})

test('security bar 66: it is taken for five minutes, before and after', async () => {
  const right = signedEvent(secret, event, { now })
  expect(await check(right, now + 300_000)).toBe(true)
  expect(await check(right, now + 301_000)).toBe(false)
  expect(await check(right, now - 300_000)).toBe(true)
  expect(await check(right, now - 301_000)).toBe(false)
})
