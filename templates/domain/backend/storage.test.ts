import { describe, expect, it } from 'vitest'
import { hasShape, storedList, memoryStore, openStore, type RawStorage } from './storage.ts'

function fakeStorage(room = Number.POSITIVE_INFINITY): RawStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key) => void kept.delete(key)
  }
}

describe('the store', () => {
  it('keeps values under its own names', () => {
    const raw = fakeStorage()
    const store = openStore(() => raw, 'a:')
    expect(store.durable).toBe(true)
    expect(store.set('list', [1])).toEqual({ ok: true, value: undefined })
    expect([...raw.kept.keys()]).toEqual(['a:list'])
    expect(openStore(() => raw, 'b:').get('list')).toBeUndefined()
    store.remove('list')
    expect(store.get('list')).toBeUndefined()
  })
  it('falls back to memory where storage throws', () => {
    const store = openStore(() => {
      throw new DOMException('sandboxed', 'SecurityError')
    }, 'a:')
    expect(store.durable).toBe(false)
    store.set('x', 1)
    expect(store.get('x')).toBe(1)
    store.remove('x')
    expect(store.get('x')).toBeUndefined()
  })
  it('says when it is full', () => {
    const store = openStore(() => fakeStorage(10), '')
    expect(store.set('x', 'a long text')).toEqual({ ok: false, code: 'full' })
    expect(store.set('x', 'short')).toMatchObject({ ok: true })
  })
  it('ignores what cannot be read, and storage that went away', () => {
    const raw = fakeStorage()
    raw.kept.set('x', '{')
    const store = openStore(() => raw, '')
    expect(store.get('x')).toBeUndefined()
    raw.removeItem = () => {
      throw new Error('gone')
    }
    expect(() => store.remove('x')).not.toThrow()
  })
  it('leaves out entries of another shape', () => {
    const store = memoryStore()
    const isNumber = (value: unknown): value is number => typeof value === 'number'
    expect(storedList(store, 'x', isNumber)).toEqual([])
    store.set('x', [1, 'a', 2])
    expect(storedList(store, 'x', isNumber)).toEqual([1, 2])
    store.set('x', { no: 'list' })
    expect(storedList(store, 'x', isNumber)).toEqual([])
    expect(hasShape(null, {})).toBe(false)
    expect(hasShape({ a: 1 }, { a: 'string' })).toBe(false)
  })
})
