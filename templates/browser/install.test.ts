import { describe, expect, it } from 'vitest'
import { memoryStore } from '../domain/backend/storage.ts'
import { dismissalMs } from '../domain/features/pwa.ts'
import { createInstall } from './install.ts'

const now = 1_800_000_000_000

function start({ userAgent = 'Chrome', store = memoryStore(), standalone = false } = {}) {
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
    const { install, offerPrompt } = start()
    expect(install.get()).toBeNull()
    const { event } = offerPrompt('accepted')
    expect(install.get()).toBe('prompt')
    expect(event.defaultPrevented).toBe(true)
  })

  it('says how on an iPhone, which has no prompt', () => {
    expect(start({ userAgent: 'iPhone' }).install.get()).toBe('ios')
    expect(start({ userAgent: 'iPhone', standalone: true }).install.get()).toBeNull()
  })

  it('is declined for a while, by its button or in the prompt', async () => {
    const { install, store } = start({ userAgent: 'iPhone' })
    install.dismiss()
    expect(install.get()).toBeNull()
    expect(store.get('install-quiet-until')).toBe(now + dismissalMs)
    expect(start({ userAgent: 'iPhone', store }).install.get()).toBeNull()

    const prompted = start()
    prompted.offerPrompt('dismissed')
    await prompted.install.install()
    prompted.offerPrompt('accepted')
    expect(prompted.install.get()).toBeNull()
  })

  it('shows the prompt once, however often it is pressed, and may come again', async () => {
    const { install, offerPrompt } = start()
    const { shown } = offerPrompt('accepted')
    await Promise.all([install.install(), install.install()])
    expect(shown.times).toBe(1)
    expect(install.get()).toBeNull()
    offerPrompt('accepted')
    expect(install.get()).toBe('prompt')
  })

  it('is gone once the site is installed, and when its page is left', () => {
    const { install, view, offerPrompt, leave } = start()
    offerPrompt('accepted')
    view.dispatchEvent(new Event('appinstalled'))
    expect(install.get()).toBeNull()
    leave()
    expect(offerPrompt('accepted').event.defaultPrevented).toBe(false)
  })
})
