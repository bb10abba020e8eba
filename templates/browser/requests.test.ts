import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPageLeft, newId, sendToEnd } from './requests.ts'

afterEach(() => void vi.restoreAllMocks())

it('a request that is sent to its end keeps its options, and outlives the page', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  await sendToEnd('/mail.php', { method: 'POST' })
  expect(sent.mock.calls).toEqual([['/mail.php', { method: 'POST', keepalive: true }]])
})

it('an id is used once', () => {
  expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100)
})

describe('leaving the page', () => {
  it('lasts until the browser shows it again', () => {
    const tab = new EventTarget()
    const isLeft = createPageLeft(tab)
    expect(isLeft()).toBe(false)
    tab.dispatchEvent(new Event('pagehide'))
    expect(isLeft()).toBe(true)
    tab.dispatchEvent(new Event('pageshow'))
    expect(isLeft()).toBe(false)
  })

  it('never happens where there is no window', () => {
    expect(createPageLeft(undefined)()).toBe(false)
  })
})
