import { expect, test } from 'vitest'
import { offerUndo, undoNewest } from './undo-offers.ts'

test('what was offered last is taken back first, and what is withdrawn not at all', () => {
  const done: string[] = []
  const offer = (name: string): (() => void) => {
    const withdraw = offerUndo(() => {
      done.push(name)
      withdraw()
    })
    return withdraw
  }
  expect(undoNewest()).toBe(false)
  offer('one')
  const withdrawTwo = offer('two')
  offer('three')
  expect(undoNewest()).toBe(true)
  withdrawTwo()
  withdrawTwo()
  expect(undoNewest()).toBe(true)
  expect(undoNewest()).toBe(false)
  expect(done).toEqual(['three', 'one'])
})
