import { describe, expect, it, vi } from 'vitest'
import { createUpdate } from './update.ts'

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
