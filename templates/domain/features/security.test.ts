import { expect, it } from 'vitest'
import { idleLimit, idleState, idleWarning, nextCheck } from './security.ts'

it('warns a minute before fifteen minutes are over, then expires', () => {
  expect(idleState(0, 0)).toEqual({ kind: 'active' })
  expect(idleState(0, idleLimit - idleWarning - 1)).toEqual({ kind: 'active' })
  expect(idleState(0, idleLimit - idleWarning)).toEqual({ kind: 'warned', secondsLeft: 60 })
  expect(idleState(0, idleLimit - 1)).toEqual({ kind: 'warned', secondsLeft: 1 })
  expect(idleState(0, idleLimit)).toEqual({ kind: 'expired' })
  expect(idleState(0, idleLimit * 40)).toEqual({ kind: 'expired' })
})

it('looks again when it matters', () => {
  expect(nextCheck(0, 0)).toBe(idleLimit - idleWarning)
  expect(nextCheck(0, idleLimit - idleWarning)).toBe(1000)
  expect(nextCheck(0, idleLimit - 400)).toBe(400)
  expect(nextCheck(0, idleLimit + 5)).toBe(0)
})
