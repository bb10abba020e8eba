import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAttemptReplay, type SignInEvent } from './replay-attempts.ts'

const minute = 60_000
const rule = { maxLoginAttempts: 3, lockoutDuration: 5 } as const

function replay(events: readonly SignInEvent[], settings: Parameters<typeof createAttemptReplay>[0] = rule) {
  const { add, result } = createAttemptReplay(settings)
  for (const event of events) add(event)
  return { ...result, hit: [...result.hit] }
}

const failed = (at: number, account = 'a'): SignInEvent => ({ at: at * minute, account, kind: 'failed' })
const signedIn = (at: number, account = 'a'): SignInEvent => ({ at: at * minute, account, kind: 'signed-in' })

test('the last attempt locks, and the right password is refused until the lock ends', () => {
  expect(replay([failed(0), failed(1), failed(2), signedIn(3), signedIn(8)])).toEqual({
    lockouts: 1,
    refused: 1,
    hit: ['a']
  })
})

test('a sign-in, a lifted lock and the end of the window begin anew', () => {
  expect(replay([failed(0), failed(1), signedIn(2), failed(3), failed(4)]).lockouts).toBe(0)
  expect(replay([failed(0), failed(1), failed(16), failed(17)]).lockouts).toBe(0)
  const lifted: SignInEvent = { at: 3 * minute, account: 'a', kind: 'unlocked' }
  expect(replay([failed(0), failed(1), failed(2), lifted, signedIn(4)])).toMatchObject({
    lockouts: 1,
    refused: 0
  })
})

test('accounts are counted by themselves, and a stricter rule never locks fewer', () => {
  expect(replay([failed(0, 'a'), failed(0, 'b'), failed(1, 'a'), failed(1, 'b')]).lockouts).toBe(0)
  const attempts = fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 40 })
  fc.assert(
    fc.property(attempts, (minutes) => {
      const events = minutes.toSorted((one, other) => one - other).map((at) => failed(at))
      const strict = replay(events, { maxLoginAttempts: 3, lockoutDuration: 60 }).lockouts
      expect(replay(events, { maxLoginAttempts: 10, lockoutDuration: 60 }).lockouts).toBeLessThanOrEqual(
        strict
      )
    })
  )
})
