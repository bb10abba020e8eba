import { afterEach, expect, it, vi } from 'vitest'
import { browserStorage } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

it('gives the storage of the browser or of the tab', () => {
  vi.stubGlobal('localStorage', 'of the browser')
  vi.stubGlobal('sessionStorage', 'of the tab')
  expect(browserStorage()).toBe('of the browser')
  expect(browserStorage('session')).toBe('of the tab')
})

it('is null outside of a browser, and where the storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(browserStorage()).toBeNull()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  })
  expect(browserStorage()).toBeNull()
})
