import { describe, expect, it } from 'vitest'
import { createObservable } from './observable.ts'

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
