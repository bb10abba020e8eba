import { describe, expect, it } from 'vitest'
import { toggleColorScheme } from './color-scheme.ts'

function pageOf(system: 'light' | 'dark') {
  const kept = new Map<string, string>()
  const root = { dataset: { colorScheme: 'auto' } as DOMStringMap }
  const storage = () => ({
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  })
  const toggle = () => toggleColorScheme({ root, storage, prefersDark: () => system === 'dark' })
  return { root, kept, toggle }
}

describe('light and dark', () => {
  it.each([
    ['light', 'dark'],
    ['dark', 'light']
  ] as const)(
    'a system that is %s turns %s, and follows the system again when turned back',
    (system, other) => {
      const { root, kept, toggle } = pageOf(system)
      toggle()
      expect(root.dataset.colorScheme).toBe(other)
      expect([...kept]).toEqual([['color-scheme', other]])
      toggle()
      expect(root.dataset.colorScheme).toBe('auto')
      expect([...kept]).toEqual([])
    }
  )

  it('holds for the page where storage is switched off', () => {
    const root = { dataset: {} as DOMStringMap }
    const storage = () => {
      throw new Error('no storage')
    }
    toggleColorScheme({ root, storage, prefersDark: () => false })
    expect(root.dataset.colorScheme).toBe('dark')
  })
})
