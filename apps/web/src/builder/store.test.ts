import { describe, expect, it, vi } from 'vitest'
import { createStore } from './store.ts'

const counter = () => createStore((sum: number, by: number) => sum + by, 1)

describe('createStore', () => {
  it('tells its listeners of every change, until they leave', () => {
    const store = counter()
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    store.dispatch(2)
    expect(store.get()).toBe(3)
    leave()
    store.dispatch(2)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('stays silent where nothing changed', () => {
    const store = counter()
    const listener = vi.fn()
    store.subscribe(listener)
    store.dispatch(0)
    expect(listener).not.toHaveBeenCalled()
  })
})
