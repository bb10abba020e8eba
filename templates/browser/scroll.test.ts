import { describe, expect, it } from 'vitest'
import { createScrolling, type HistoryEntry } from './scroll.ts'

/** A tab, whose storage outlives the pages that are loaded in it. */
function openTab() {
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key)
  }
  return {
    stored,
    /** Loads the site in the tab; `parts` are where its named parts begin. */
    load({ scrollY = 0, parts = {} }: { scrollY?: number; parts?: Record<string, number> } = {}) {
      const view = Object.assign(new EventTarget(), {
        scrollY,
        sessionStorage,
        history: { scrollRestoration: 'auto' },
        document: {
          getElementById: (id: string) =>
            id in parts ? { scrollIntoView: () => (view.scrollY = parts[id] ?? 0) } : null
        },
        scrollTo: (_left: number, top: number) => void (view.scrollY = top)
      })
      const show = createScrolling(() => view as unknown as Window)
      let leave = () => {}
      return {
        view,
        open(entry: Partial<HistoryEntry>) {
          leave()
          leave = show({ key: 'default', path: '/', hash: '', returned: false, still: false, ...entry })
        },
        scroll(to: number) {
          view.scrollY = to
          view.dispatchEvent(new Event('scroll'))
        },
        unload: () => view.dispatchEvent(new Event('pagehide'))
      }
    }
  }
}

const first = { returned: true }
const about = { key: 'a', path: '/about' }

describe('scrolling', () => {
  it('leads to the top of another page, and back to where a page was left', () => {
    const { view, open, scroll } = openTab().load()
    open(first)
    scroll(700)
    open(about)
    expect(view.scrollY).toBe(0)
    scroll(300)
    open(first)
    expect(view.scrollY).toBe(700)
    open({ ...about, returned: true })
    expect(view.scrollY).toBe(300)
  })

  it('leads to the part of a page that a link names', () => {
    const { view, open, scroll } = openTab().load({ parts: { größe: 900 } })
    open(first)
    open({ key: 's', path: '/services', hash: '#gr%C3%B6%C3%9Fe' })
    expect(view.scrollY).toBe(900)
    scroll(950)
    open(about)
    open({ key: 's', path: '/services', hash: '#gr%C3%B6%C3%9Fe', returned: true })
    expect(view.scrollY).toBe(950)
    open({ key: 'n', path: '/services', hash: '#%' })
    expect(view.scrollY).toBe(0)
  })

  it('follows a link within the page as often as it is clicked', () => {
    const { view, open, scroll } = openTab().load({ parts: { main: 120 } })
    open(first)
    open({ hash: '#main', returned: true })
    scroll(800)
    open({ hash: '#main', returned: true })
    expect(view.scrollY).toBe(120)
  })

  it('does not move where only a part of the page changes, and comes back to it', () => {
    const { view, open, scroll } = openTab().load()
    open(first)
    scroll(400)
    open({ key: 'q', path: '/search', still: true })
    expect(view.scrollY).toBe(400)
    open(about)
    open({ key: 'q', path: '/search', still: true, returned: true })
    expect(view.scrollY).toBe(400)
  })

  it('remembers positions when the site is loaded anew', () => {
    const tab = openTab()
    const { open, scroll, unload, view } = tab.load()
    open(first)
    scroll(700)
    open(about)
    scroll(250)
    unload()
    expect(view.history.scrollRestoration).toBe('auto')
    const again = tab.load()
    again.open({ ...about, returned: true })
    expect(again.view.scrollY).toBe(250)
    again.open(first)
    expect(again.view.scrollY).toBe(700)
    expect(again.view.history.scrollRestoration).toBe('manual')
  })

  it('leaves a page alone that is scrolled before its code is there', () => {
    const { view, open } = openTab().load({ scrollY: 333 })
    open({ hash: '#main', ...first })
    expect(view.scrollY).toBe(333)
  })

  it.each(['7', '{"default /":"x"}', '{'])('begins anew where %s is stored', (stored) => {
    const tab = openTab()
    tab.stored.set('scroll:positions', stored)
    const { view, open } = tab.load()
    open(first)
    expect(view.scrollY).toBe(0)
  })
})
