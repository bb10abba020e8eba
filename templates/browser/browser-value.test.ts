import { describe, expect, it } from 'vitest'
import { scrolled, windowValue } from './browser-value.ts'
import { online } from './page.ts'

function windowWith(scrollY: number): Window {
  return Object.assign(new EventTarget(), { scrollY }) as unknown as Window
}

describe('a value of the window', () => {
  it('is read anew with each event, until its listeners leave', () => {
    const view = windowWith(0)
    const value = windowValue(
      { prerendered: -1, read: ({ scrollY }) => scrollY, events: ['scroll'] },
      () => view
    )
    const seen: number[] = []
    const leave = value.subscribe(() => seen.push(value.get()))
    Object.assign(view, { scrollY: 40 })
    view.dispatchEvent(new Event('scroll'))
    leave()
    view.dispatchEvent(new Event('scroll'))
    expect(seen).toEqual([40])
  })

  it('can be named where there is no window: a prerendered page shows what it says', () => {
    expect(scrolled.prerendered).toBe(false)
    expect(online.prerendered).toBe(true)
  })
})
