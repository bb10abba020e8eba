import { writeSessionHint, type HintStorage, type SessionSource } from '@sitewright/client'
import { afterEach, expect, it, vi } from 'vitest'
import { hasSessionHint } from './session-hint.ts'

afterEach(() => vi.unstubAllGlobals())

it.each<SessionSource>(['server', 'demo'])('the header knows the marks of the %s', (source) => {
  const entries = new Map<string, string>()
  const storage: HintStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key)
  }
  vi.stubGlobal('localStorage', storage)
  expect(hasSessionHint()).toBe(false)
  for (const area of ['user', 'admin'] as const) {
    writeSessionHint(storage, { area, remember: false, source })
    expect(hasSessionHint()).toBe(true)
  }
})
