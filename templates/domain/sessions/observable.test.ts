import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createObservable, whileObserved } from './observable.ts'

describe('an observable', () => {
  it('tells its listeners of a change, until they leave', () => {
    const count = createObservable(0)
    const seen: number[] = []
    const leave = count.subscribe(() => seen.push(count.get()))
    count.set(1)
    count.set(1)
    leave()
    count.set(2)
    expect(seen).toEqual([1])
    expect(count.get()).toBe(2)
  })
})

describe('a session that works while somebody listens', () => {
  it('starts with the first listener and ends with the last, whoever leaves when and how often', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat({ max: 4 }))), (steps) => {
        let running = 0
        const subscribe = whileObserved(createObservable(0), () => {
          running += 1
          return () => void (running -= 1)
        })
        const leaving: (() => void)[] = []
        const present = new Set<number>()
        for (const step of steps) {
          if (step === null) present.add(leaving.push(subscribe(() => {})) - 1)
          else if (leaving[step] !== undefined) {
            leaving[step]()
            present.delete(step)
          }
          expect(running).toBe(present.size > 0 ? 1 : 0)
        }
      })
    )
  })

  it('tells a listener of what it finds at once', () => {
    const state = createObservable('unknown')
    const subscribe = whileObserved(state, () => {
      state.set('known')
      return () => {}
    })
    let calls = 0
    subscribe(() => (calls += 1))
    expect(calls).toBe(1)
  })
})
