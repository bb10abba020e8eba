import { expect, it } from 'vitest'
import { apiMessages, connectionOf } from './api.ts'

it('is unknown before the page has started', () => {
  expect(connectionOf(null)).toBeNull()
})

it('says that there is no server', () => {
  expect(connectionOf({ kind: 'simulated', durable: true })).toEqual({
    tone: 'quiet',
    text: apiMessages.simulated
  })
})

it('says whether the server is reached, and what waits', () => {
  const status = { kind: 'rest', address: 'https://api.example', waiting: 0 } as const
  expect(connectionOf({ ...status, reachable: 'unknown' })?.text).toBe(apiMessages.unknown)
  expect(connectionOf({ ...status, reachable: 'yes' })).toEqual({ tone: 'ok', text: apiMessages.connected })
  expect(connectionOf({ ...status, reachable: 'no', waiting: 2 })).toEqual({
    tone: 'warn',
    text: `${apiMessages.unreachable} ${apiMessages.waiting(2)}`
  })
})
