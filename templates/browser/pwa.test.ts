import { describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../domain/backend/storage.ts'
import { dismissalMs } from '../domain/features/pwa.ts'
import { createInstall, createUpdate } from './pwa.ts'

function workerIn(state: string) {
  const worker = Object.assign(new EventTarget(), { state, postMessage: vi.fn<(message: unknown) => void>() })
  return {
    worker,
    turn(next: string) {
      worker.state = next
      worker.dispatchEvent(new Event('statechange'))
    }
  }
}
type Worker = ReturnType<typeof workerIn>['worker']

function start({ enabled = true, readyState = 'complete', controlled = true, protocol = 'https:' } = {}) {
  const registration = Object.assign(new EventTarget(), {
    waiting: null as Worker | null,
    installing: null as Worker | null,
    update: vi.fn<() => Promise<void>>(async () => {})
  })
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? workerIn('activated').worker : null,
    register: vi.fn<(address: string) => Promise<typeof registration>>(async () => registration)
  })
  const document = Object.assign(new EventTarget(), { readyState, visibilityState: 'visible' })
  const view = Object.assign(new EventTarget(), {
    document,
    navigator: { serviceWorker: container },
    location: { protocol, hostname: 'example.com', reload: vi.fn<() => void>() }
  })
  const update = createUpdate({ base: '/shop', enabled, getWindow: () => view as unknown as Window })
  const leave = update.subscribe(() => {})
  return { registration, container, document, view, update, leave }
}
const settle = () => vi.waitFor(() => {})

describe('the service worker', () => {
  it('is registered once the page is loaded, in the folder of the site', () => {
    const { container, view } = start({ readyState: 'loading' })
    expect(container.register).not.toHaveBeenCalled()
    view.dispatchEvent(new Event('load'))
    expect(container.register.mock.calls).toEqual([['/shop/sw.js']])
  })

  it('is left out while the site is developed, and where a browser would refuse it', () => {
    expect(start({ enabled: false }).container.register).not.toHaveBeenCalled()
    expect(start({ protocol: 'http:' }).container.register).not.toHaveBeenCalled()
  })

  it('that cannot be registered breaks nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { container, update, view } = start({ readyState: 'loading' })
    container.register.mockRejectedValue(new Error('blocked'))
    view.dispatchEvent(new Event('load'))
    await settle()
    expect(warn).toHaveBeenCalled()
    expect(update.get()).toBe('none')
    warn.mockRestore()
  })
})

describe('a newer version', () => {
  it('is offered once it waits, but the very first one is not', async () => {
    for (const controlled of [true, false]) {
      const { registration, update } = start({ controlled })
      await settle()
      const { worker, turn } = workerIn('installing')
      registration.installing = worker
      registration.dispatchEvent(new Event('updatefound'))
      turn('installed')
      expect(update.get()).toBe(controlled ? 'offered' : 'none')
    }
  })

  it('that waits is activated first, once, and then the page is loaded', async () => {
    const { registration, update, view, leave } = start({ readyState: 'loading' })
    const { worker, turn } = workerIn('installed')
    registration.waiting = worker
    view.dispatchEvent(new Event('load'))
    await settle()
    update.accept()
    update.accept()
    expect(update.get()).toBe('loading')
    expect(worker.postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]])
    turn('activating')
    expect(view.location.reload).not.toHaveBeenCalled()
    turn('activated')
    expect(view.location.reload).toHaveBeenCalledTimes(1)
    leave()
  })

  it('that another tab has let take over is offered here, and needs a reload only', () => {
    const { container, update, view } = start()
    container.controller = workerIn('activated').worker
    container.dispatchEvent(new Event('controllerchange'))
    expect(update.get()).toBe('offered')
    update.accept()
    expect(view.location.reload).toHaveBeenCalledTimes(1)
  })

  it('is not offered again after it was postponed, nor after the page was left', () => {
    const { container, update, leave } = start()
    const change = () => {
      container.controller = workerIn('activated').worker
      container.dispatchEvent(new Event('controllerchange'))
    }
    change()
    update.postpone()
    change()
    expect(update.get()).toBe('postponed')
    leave()
    const left = start()
    left.leave()
    left.container.controller = workerIn('activated').worker
    left.container.dispatchEvent(new Event('controllerchange'))
    expect(left.update.get()).toBe('none')
  })

  it('is looked for whenever the page is shown', async () => {
    const { registration, document } = start()
    await settle()
    document.dispatchEvent(new Event('visibilitychange'))
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    expect(registration.update).toHaveBeenCalledTimes(1)
  })
})

const now = 1_800_000_000_000

function openInstallable({ userAgent = 'Chrome', store = memoryStore(), standalone = false } = {}) {
  const view = Object.assign(new EventTarget(), {
    navigator: { userAgent, maxTouchPoints: 0 },
    matchMedia: () => ({ matches: standalone })
  })
  const install = createInstall({ store, now: () => now, getWindow: () => view as unknown as Window })
  const leave = install.subscribe(() => {})
  /** The browser says that the site can be installed; returns how often its prompt was shown. */
  function offerPrompt(outcome: 'accepted' | 'dismissed') {
    const shown = { times: 0 }
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (shown.times += 1),
      userChoice: Promise.resolve({ outcome })
    })
    view.dispatchEvent(event)
    return { shown, event }
  }
  return { view, store, install, leave, offerPrompt }
}

describe('the offer to install the site', () => {
  it('comes once the browser can, in place of what the browser would show', () => {
    const { install, offerPrompt } = openInstallable()
    expect(install.get()).toBeNull()
    const { event } = offerPrompt('accepted')
    expect(install.get()).toBe('prompt')
    expect(event.defaultPrevented).toBe(true)
  })

  it('says how on an iPhone, which has no prompt', () => {
    expect(openInstallable({ userAgent: 'iPhone' }).install.get()).toBe('ios')
    expect(openInstallable({ userAgent: 'iPhone', standalone: true }).install.get()).toBeNull()
  })

  it('is declined for a while, by its button or in the prompt', async () => {
    const { install, store } = openInstallable({ userAgent: 'iPhone' })
    install.dismiss()
    expect(install.get()).toBeNull()
    expect(store.get('install-quiet-until')).toBe(now + dismissalMs)
    expect(openInstallable({ userAgent: 'iPhone', store }).install.get()).toBeNull()

    const prompted = openInstallable()
    prompted.offerPrompt('dismissed')
    await prompted.install.install()
    prompted.offerPrompt('accepted')
    expect(prompted.install.get()).toBeNull()
  })

  it('shows the prompt once, however often it is pressed, and may come again', async () => {
    const { install, offerPrompt } = openInstallable()
    const { shown } = offerPrompt('accepted')
    await Promise.all([install.install(), install.install()])
    expect(shown.times).toBe(1)
    expect(install.get()).toBeNull()
    offerPrompt('accepted')
    expect(install.get()).toBe('prompt')
  })

  it('is gone once the site is installed, and when its page is left', () => {
    const { install, view, offerPrompt, leave } = openInstallable()
    offerPrompt('accepted')
    view.dispatchEvent(new Event('appinstalled'))
    expect(install.get()).toBeNull()
    leave()
    expect(offerPrompt('accepted').event.defaultPrevented).toBe(false)
  })
})
