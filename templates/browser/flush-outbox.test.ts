import { describe, expect, it } from 'vitest'
import type { Backend } from '../domain/backend/port.ts'
import { flushInOneTab, keepFlushing } from './flush-outbox.ts'

/** Tabs of one browser: what one of them locks, the others wait for. */
function browser({ locks = true, origin = 'https://example.com' } = {}) {
  let last = Promise.resolve()
  const request = (_: string, run: () => Promise<void>) => (last = last.then(run))
  const target = new EventTarget()
  const shown: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' }
  const document = Object.assign(new EventTarget(), shown)
  return Object.assign(target, { origin, navigator: locks ? { locks: { request } } : {}, document })
}

/** A backend that notes when it begins and ends to flush. */
function flushing(log: string[], name: string): Backend {
  const flush = async () => {
    log.push(`${name} begins`)
    await Promise.resolve()
    log.push(`${name} ends`)
  }
  return { flush } as Backend
}

describe('the outbox', () => {
  it('is flushed by one tab after the other', async () => {
    const log: string[] = []
    const tab = browser()
    const tabs = ['first', 'second'].map((name) => flushInOneTab(flushing(log, name), () => tab))
    await Promise.all(tabs.map((each) => each.flush()))
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it.each([{ locks: false }, { origin: 'null' }])(
    'is flushed where there are no locks: %o',
    async (lacking) => {
      const log: string[] = []
      await flushInOneTab(flushing(log, 'it'), () => browser(lacking)).flush()
      expect(log).toEqual(['it begins', 'it ends'])
    }
  )

  it('is flushed at once, with the network, and when the page is shown again, until that ends', () => {
    let count = 0
    const tab = browser()
    const stop = keepFlushing({ flush: async () => void (count += 1) }, () => tab)
    expect(count).toBe(1)
    tab.dispatchEvent(new Event('online'))
    expect(count).toBe(2)
    tab.document.visibilityState = 'hidden'
    tab.document.dispatchEvent(new Event('visibilitychange'))
    expect(count).toBe(2)
    tab.document.visibilityState = 'visible'
    tab.document.dispatchEvent(new Event('visibilitychange'))
    expect(count).toBe(3)
    stop()
    tab.dispatchEvent(new Event('online'))
    tab.document.dispatchEvent(new Event('visibilitychange'))
    expect(count).toBe(3)
  })
})
