import { describe, expect, it, vi } from 'vitest'
import { createStore } from './store.ts'

describe('createStore', () => {
  it('tells its listeners of every change, until they leave', () => {
    const store = createStore(1)
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    store.set(3)
    expect(store.get()).toBe(3)
    leave()
    store.set(5)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('stays silent where nothing changed', () => {
    const store = createStore(1)
    const listener = vi.fn()
    store.subscribe(listener)
    store.set(1)
    expect(listener).not.toHaveBeenCalled()
  })

  it('has its new value by the time that it tells', () => {
    const store = createStore('before')
    const seen: string[] = []
    store.subscribe(() => seen.push(store.get()))
    store.set('after')
    expect(seen).toEqual(['after'])
  })
})
