import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { minute } from './device.ts'
import { focusField, getForms, typedIn } from './form.ts'
import {
  focusFirstDraft,
  focusFirstDraftWhenDrawn,
  getPath,
  getPrerenderedPage,
  moveFocus,
  onKey,
  online,
  scrolled,
  showHead,
  windowValue
} from './page.ts'

const element = () => ({ focus: vi.fn<(options?: FocusOptions) => void>() })

it('a prerendered page is known by its name and its forms', () => {
  const main = { dataset: { page: 'booking' } }
  const form = { name: 'contact' }
  const page = {
    querySelector: (selector: string) => (selector === 'main' ? main : null),
    forms: [form]
  } as unknown as Document
  expect(getPrerenderedPage(page)).toBe('booking')
  expect(getForms(page)).toEqual([form])
})

describe('the head of the page', () => {
  const head = { title: 'Prices', description: 'What it costs.' }
  function pageWith(...selectors: string[]) {
    const set = vi.fn<(name: string, value: string) => void>()
    const found = (selector: string) => (selectors.includes(selector) ? { setAttribute: set } : null)
    return { set, page: { title: '', querySelector: found } as unknown as Document }
  }

  it('says what the page is, and where it belongs', () => {
    const { page, set } = pageWith('meta[name="description"]', 'link[rel="canonical"]')
    showHead({ ...head, canonical: 'https://example.com/prices' }, page)
    expect(page.title).toBe('Prices')
    expect(set.mock.calls).toEqual([
      ['content', 'What it costs.'],
      ['href', 'https://example.com/prices']
    ])
  })

  it('keeps the address that was printed where the site knows none', () => {
    const { page, set } = pageWith('link[rel="canonical"]')
    showHead(head, page)
    expect(set).not.toHaveBeenCalled()
  })
})

it('the path of the page is that of its address', () => {
  expect(getPath({ location: { pathname: '/prices' } } as Window)).toBe('/prices')
})

it('the focus moves to a page that has it, and is left to the page around a frame', () => {
  const main = element()
  moveFocus(main as unknown as HTMLElement, { hasFocus: () => false } as Document)
  expect(main.focus).not.toHaveBeenCalled()
  moveFocus(main as unknown as HTMLElement, { hasFocus: () => true } as Document)
  expect(main.focus.mock.calls).toEqual([[{ preventScroll: true }]])
})

it('a key is heard until its listener leaves', () => {
  const page = new EventTarget()
  const heard: string[] = []
  const leave = onKey(
    (key) => heard.push(key),
    () => page
  )
  const press = () => page.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }))
  press()
  leave()
  press()
  expect(heard).toEqual(['Escape'])
})

it('the time is the same date for as long as the minute lasts', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:10Z') })
  const first = minute.get()
  vi.setSystemTime(new Date('2026-11-28T12:00:50Z'))
  expect(minute.get()).toBe(first)
  vi.setSystemTime(new Date('2026-11-28T12:01:00Z'))
  expect(minute.get()).toEqual(new Date('2026-11-28T12:01:00Z'))
  vi.useRealTimers()
})

describe('the first draft', () => {
  const mark = (visible: boolean) => ({ ...element(), checkVisibility: () => visible })
  const pageOf = (...marks: ReturnType<typeof mark>[]) =>
    ({ querySelectorAll: () => marks }) as unknown as Document

  it('is the first that can be seen, or one in a closed answer', () => {
    const [closed, open] = [mark(false), mark(true)]
    expect(focusFirstDraft(pageOf(closed, open))).toBe(true)
    expect([closed.focus, open.focus].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    expect(focusFirstDraft(pageOf(closed))).toBe(true)
    expect(closed.focus).toHaveBeenCalledOnce()
    expect(focusFirstDraft(pageOf())).toBe(false)
  })

  describe('of a page that is being opened', () => {
    function frames() {
      const waiting = new Map<number, () => void>()
      let last = 0
      const window = {
        requestAnimationFrame: (run: () => void) => (waiting.set(++last, run), last),
        cancelAnimationFrame: (id: number) => void waiting.delete(id)
      }
      /** Draws so many frames; returns how many were asked for. */
      function draw(count: number) {
        let drawn = 0
        for (; drawn < count && waiting.size > 0; drawn += 1) {
          const runs = [...waiting.values()]
          waiting.clear()
          for (const run of runs) run()
        }
        return drawn
      }
      return { window, waiting, draw }
    }

    it('takes the focus once it is drawn', () => {
      const { window, draw } = frames()
      const first = mark(true)
      const marks: ReturnType<typeof mark>[] = []
      focusFirstDraftWhenDrawn({ ...window, document: pageOf() } as unknown as Window)
      draw(1)
      expect(first.focus).not.toHaveBeenCalled()
      const later = { querySelectorAll: () => marks } as unknown as Document
      focusFirstDraftWhenDrawn({ ...window, document: later } as unknown as Window)
      draw(3)
      marks.push(first)
      draw(5)
      expect(first.focus).toHaveBeenCalledOnce()
    })

    it('is given up after a while, and at once where the page is left', () => {
      const { window, waiting, draw } = frames()
      const cancel = focusFirstDraftWhenDrawn({ ...window, document: pageOf() } as unknown as Window)
      expect(waiting.size).toBe(1)
      cancel()
      expect(waiting.size).toBe(0)
      focusFirstDraftWhenDrawn({ ...window, document: pageOf() } as unknown as Window)
      expect(draw(1000)).toBe(120)
    })
  })
})

class Control {
  value = ''
  defaultValue = ''
  name = ''
  type = 'text'
  focus = vi.fn<() => void>()
}
class Radios extends Array<Control> {}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', Control)
  vi.stubGlobal('HTMLInputElement', Control)
  vi.stubGlobal('HTMLTextAreaElement', Radios)
  vi.stubGlobal('RadioNodeList', Radios)
})
afterEach(() => void vi.unstubAllGlobals())

const control = (values: Partial<Control>) => Object.assign(new Control(), values)
const formWith = (elements: object) => ({ elements }) as unknown as HTMLFormElement

it('what was typed early is what differs from the page that was served', () => {
  const form = formWith([
    control({ name: 'name', value: 'Ada' }),
    control({ name: 'email', value: 'a@example.com', defaultValue: 'a@example.com' }),
    control({ name: 'place', type: 'radio', value: 'york' })
  ])
  expect(typedIn(form)).toEqual({ name: 'Ada' })
  expect(typedIn(null)).toEqual({})
})

it('a field takes the focus by its name, of radio buttons the first', () => {
  const [email, first, second] = [control({}), control({}), control({})]
  const radios = new Radios()
  radios.push(first, second)
  const fields: Record<string, unknown> = { email, rating: radios }
  const form = formWith({ namedItem: (name: string) => fields[name] ?? null })
  focusField(form, 'email')
  focusField(form, 'rating')
  focusField(form, 'none')
  focusField(null, 'email')
  expect([email, first, second].map(({ focus }) => focus.mock.calls.length)).toEqual([1, 1, 0])
})

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
