import { expect, it } from 'vitest'
import { hasSessionHint, writeSessionHint, type HintStorage, type SessionSource } from './session-hint.ts'

it.each<SessionSource>(['server', 'demo'])('the hint of the %s is found', (source) => {
  const entries = new Map<string, string>()
  const storage: HintStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key)
  }
  expect(hasSessionHint(storage)).toBe(false)
  for (const area of ['user', 'admin'] as const) {
    writeSessionHint(storage, { area, remember: false, source })
    expect(hasSessionHint(storage)).toBe(true)
  }
})

it('there is none where storage is forbidden', () => expect(hasSessionHint(null)).toBe(false))
