import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatCardNumber } from '../domain/payments.ts'
import {
  askPermission,
  copyText,
  getPermission,
  openShareWindow,
  showOnDevice,
  toggleColorScheme
} from './device.ts'
import { formatInput } from './form.ts'
import { getConnection, onActivity, reloadFromServer } from './page.ts'
import { findPosition } from './position.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('the position of the visitor', () => {
  const answering = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) =>
    findPosition(() => ({ geolocation: { getCurrentPosition: answer } }) as unknown as Navigator)

  it('is found, refused, missed, or not known to the browser', async () => {
    const coords = { latitude: 51.5, longitude: -2.6 }
    expect(await answering((found) => found({ coords } as GeolocationPosition))).toEqual({
      ok: true,
      coordinates: { lat: 51.5, lng: -2.6 }
    })
    const failing = (code: number) =>
      answering((_, failed) =>
        failed({ code, PERMISSION_DENIED: 1, message: '' } as GeolocationPositionError)
      )
    expect(await failing(1)).toEqual({ ok: false, reason: 'denied' })
    expect(await failing(3)).toEqual({ ok: false, reason: 'unavailable' })
    expect(await findPosition(() => ({}) as Navigator)).toEqual({ ok: false, reason: 'unsupported' })
  })
})

describe('notifications on the device', () => {
  function device(permission: string, visibilityState = 'hidden') {
    const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => {})
    const requestPermission = vi.fn<() => Promise<string>>(async () => 'granted')
    const target = {
      Notification: { permission, requestPermission },
      navigator: { serviceWorker: { getRegistration: async () => ({ showNotification }) } },
      document: { visibilityState }
    } as unknown as typeof globalThis
    return { target, showNotification, requestPermission }
  }
  const draft = { type: 'info', title: 'Sent', message: 'We answer.' } as const

  it('are not supported where there is no service worker, or asking for one throws', () => {
    expect(getPermission({ navigator: {} } as unknown as typeof globalThis)).toBe('unsupported')
    const sandboxed = {
      Notification: {},
      get navigator() {
        throw new Error('sandboxed')
      }
    }
    expect(getPermission(sandboxed as unknown as typeof globalThis)).toBe('unsupported')
  })

  it('are asked for once', async () => {
    const fresh = device('default')
    expect(await askPermission(fresh.target)).toBe('granted')
    const denied = device('denied')
    expect(await askPermission(denied.target)).toBe('denied')
    expect(denied.requestPermission).not.toHaveBeenCalled()
  })

  it('are shown while the page is in the background and they are allowed', async () => {
    const allowed = device('granted')
    await showOnDevice(draft, '/icon.png', allowed.target)
    expect(allowed.showNotification.mock.calls).toEqual([['Sent', { body: 'We answer.', icon: '/icon.png' }]])
    for (const { target, showNotification } of [device('granted', 'visible'), device('default')]) {
      await showOnDevice(draft, '/icon.png', target)
      expect(showNotification).not.toHaveBeenCalled()
    }
  })
})

describe('small things that a browser does', () => {
  it('copies a text, or says that it cannot', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
    expect(await copyText('one', () => ({ clipboard: { writeText } }) as unknown as Navigator)).toBe(true)
    expect(writeText).toHaveBeenCalledWith('one')
    // Over plain http there is no clipboard.
    expect(await copyText('one', () => ({}) as Navigator)).toBe(false)
  })

  it.each([
    ['answers', async () => ({ ok: true }), true],
    ['answers with an error', async () => ({ ok: false }), false],
    ['does not answer', () => Promise.reject(new TypeError('offline')), false]
  ])('loads the page anew from a server that %s: %s', async (_, fetch, loads) => {
    const reload = vi.fn<() => void>()
    const target = { fetch, location: { href: 'https://example.com/', reload } }
    expect(await reloadFromServer(target as unknown as typeof globalThis)).toBe(loads)
    expect(reload).toHaveBeenCalledTimes(loads ? 1 : 0)
  })

  it.each([
    ['https:', 'example.com', 'encrypted'],
    ['http:', 'localhost', 'local'],
    ['http:', 'example.com', 'plain']
  ])('knows how the page came: %s//%s is %s', (protocol, hostname, connection) => {
    expect(getConnection({ location: { protocol, hostname } } as Window)).toBe(connection)
  })

  it('opens a share page with the address and title that are shown then', () => {
    const open = vi.fn<(address: string) => void>()
    const view = { open, location: { href: 'https://example.com/a' }, document: { title: 'A & B' } }
    openShareWindow('facebook', view as unknown as Window)
    expect(open.mock.calls[0]?.[0]).toBe(
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.com%2Fa&quote=A%20%26%20B'
    )
  })

  it('formats a field as it is typed, with the caret behind the same digit', () => {
    const setSelectionRange = vi.fn<(start: number, end: number) => void>()
    const input = { value: '42424', selectionStart: 5, setSelectionRange }
    expect(formatInput(input as unknown as HTMLInputElement, formatCardNumber)).toBe('4242 4')
    expect(input.value).toBe('4242 4')
    expect(setSelectionRange).toHaveBeenCalledWith(6, 6)
  })

  it('tells of what the visitor does, until nobody listens', () => {
    const view = new EventTarget()
    let signs = 0
    const leave = onActivity(
      () => (signs += 1),
      () => view as Window
    )
    for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchstart', 'mousemove'])
      view.dispatchEvent(new Event(sign))
    leave()
    view.dispatchEvent(new Event('keydown'))
    expect(signs).toBe(4)
  })
})

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
