import { expect, test } from 'vitest'
import { secretReminder } from './secret-state.ts'

const day = 24 * 60 * 60_000
const now = Date.UTC(2026, 10, 22)

const withSecret = (expiresAt: number | null, set = true) =>
  ({ config: { clientSecret: { set, last4: null, updatedAt: null, expiresAt } } }) as Parameters<
    typeof secretReminder
  >[0]

test('a secret reminds from 30 days before its end, and after it', () => {
  expect(secretReminder(withSecret(null), now)).toBeUndefined()
  expect(secretReminder(withSecret(now + 31 * day), now)).toBeUndefined()
  expect(secretReminder(withSecret(now + 30 * day), now)).toEqual({
    tone: 'warning',
    text: 'Secret expires in 30 days'
  })
  expect(secretReminder(withSecret(now + day / 2), now)?.text).toBe('Secret expires within a day')
  expect(secretReminder(withSecret(now), now)).toEqual({ tone: 'danger', text: 'Secret has expired' })
})

test('without a secret nothing expires', () => {
  expect(secretReminder(withSecret(now - day, false), now)).toBeUndefined()
})
