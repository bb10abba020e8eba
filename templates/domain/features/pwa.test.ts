import { expect, it } from 'vitest'
import { canRegisterWorker, installOffer, type InstallEnvironment } from './pwa.ts'

const desktop: InstallEnvironment = {
  userAgent: 'Windows',
  touchPoints: 0,
  standalone: false,
  quietUntil: 0,
  now: 10
}

it('offers the browser’s dialogue where there is one', () => {
  expect(installOffer(desktop, true)).toBe('prompt')
  expect(installOffer(desktop, false)).toBeNull()
})

it('explains the way on iPhone and iPad', () => {
  expect(installOffer({ ...desktop, userAgent: 'iPhone' }, false)).toBe('ios')
  expect(installOffer({ ...desktop, userAgent: 'Macintosh', touchPoints: 5 }, false)).toBe('ios')
  expect(installOffer({ ...desktop, userAgent: 'Macintosh' }, false)).toBeNull()
})

it('is silent when installed, and for a while after the offer was closed', () => {
  expect(installOffer({ ...desktop, standalone: true }, true)).toBeNull()
  expect(installOffer({ ...desktop, quietUntil: 11 }, true)).toBeNull()
  expect(installOffer({ ...desktop, quietUntil: 10 }, true)).toBe('prompt')
})

it('registers a service worker over https or on localhost only', () => {
  expect(canRegisterWorker({ protocol: 'https:', hostname: 'example.com' })).toBe(true)
  expect(canRegisterWorker({ protocol: 'http:', hostname: 'localhost' })).toBe(true)
  expect(canRegisterWorker({ protocol: 'http:', hostname: '127.0.0.1' })).toBe(true)
  expect(canRegisterWorker({ protocol: 'http:', hostname: 'example.com' })).toBe(false)
})
