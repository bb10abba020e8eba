import { afterEach, expect, it, vi } from 'vitest'
import { markSession, type MarkerStorage, type Source } from '../session/markers.ts'
import { isMarked } from './marked.ts'

afterEach(() => vi.unstubAllGlobals())

it.each<Source>(['server', 'demo'])('the header knows the marks of the %s', (source) => {
  const entries = new Map<string, string>()
  const storage: MarkerStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key)
  }
  vi.stubGlobal('localStorage', storage)
  expect(isMarked()).toBe(false)
  for (const area of ['user', 'admin'] as const) {
    markSession(storage, { area, remember: false, source })
    expect(isMarked()).toBe(true)
  }
})
