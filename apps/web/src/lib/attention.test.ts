import { expect, it } from 'vitest'
import { createAttention } from './attention.ts'

it('a page without input for a while is unattended, and somebody who comes back is told of once', () => {
  const target = new EventTarget()
  let time = 0
  const attention = createAttention({ target, now: () => time, idleMs: 100 })
  const stop = attention.start()
  let returns = 0
  attention.onReturn(() => (returns += 1))
  time = 99
  expect(attention.isAttended()).toBe(true)
  target.dispatchEvent(new Event('keydown'))
  time = 198
  expect([attention.isAttended(), returns]).toEqual([true, 0])
  time = 199
  expect(attention.isAttended()).toBe(false)
  target.dispatchEvent(new Event('pointermove'))
  target.dispatchEvent(new Event('pointermove'))
  expect([attention.isAttended(), returns]).toEqual([true, 1])
  stop()
  time = 500
  target.dispatchEvent(new Event('keydown'))
  expect([attention.isAttended(), returns]).toEqual([false, 1])
})
