import { describe, expect, it } from 'vitest'
import { findBreaches, findInView } from './check-views.ts'

const breachesIn = (code: string) => findInView(code).map(({ breach }) => breach)

describe('a view', () => {
  it.each([
    ["fetch('/api')", 'ask'],
    ["localStorage.getItem('a')", 'keep'],
    ["sessionStorage.getItem('a')", 'keep'],
    ['const now = new Date()', 'read the clock'],
    ['const now = Date.now()', 'read the clock'],
    ['setTimeout(close, wait)', 'wait'],
    ['requestAnimationFrame(look)', 'wait'],
    ['const languages = navigator.languages', 'reach for the browser'],
    ['window.scrollTo(0, 0)', 'reach for the browser'],
    ["document.title = ''", 'reach for the browser'],
    ['const view = <p>Nothing was sent.</p>', 'say'],
    ['const view = <img alt="A tooth" />', 'say'],
    ['const view = items.length > 4 && <More />', 'count'],
    ['const shown = 4\nconst view = items.length > shown', 'count'],
    ['const view = items.slice(0, 4)', 'count'],
    ['const shown = { times: 3 } as const\nconst view = items.slice(0, shown.times)', 'count'],
    ['const view = points.length === 31', 'count']
  ])('may not: %s', (code, breach) => {
    expect(breachesIn(code)).toEqual([breach])
  })

  it.each([
    ['const view = items.length > 1 && items.slice(1)'],
    ['const view = <Picture width={700} height={500} />'],
    ['const view = props.document ?? props.window'],
    ['function useNow(): Date | undefined { return undefined }'],
    ["import { document } from './document.ts'\nconst view = document"],
    ['const view = ({ navigator }) => navigator.name'],
    ['const view = firstOf(items, homeServices).shown'],
    ['const view = <p className="sec two">{messages.title}</p>']
  ])('may: %s', (code) => {
    expect(breachesIn(code)).toEqual([])
  })
})

describe('the files that are not finished', () => {
  const path = 'templates/react/src/ui/backend.tsx'

  it('may do what a view may not', () => {
    expect(findBreaches([{ path, text: 'window.close()' }], { [path]: 'browser' })).toEqual([])
  })

  it('leave the list once they need it no more', () => {
    expect(findBreaches([{ path, text: 'export {}' }], { [path]: 'browser' })).toEqual([
      `${path} needs no exception any more: take it out of tools/checks/check-views.ts`
    ])
  })

  it('are named with line and remedy where they are not in the list', () => {
    expect(findBreaches([{ path, text: 'window.close()' }], {})).toEqual([
      `${path}:1 uses window: put it into templates/browser`
    ])
  })
})
