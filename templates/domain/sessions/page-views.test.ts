import { describe, expect, it } from 'vitest'
import { createChangeEmitter } from '../backend/storage.ts'
import type { PageView, Result } from '../backend/port.ts'
import { createPageCounter } from './page-counter.ts'
import { createPageViews } from './page-views.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))
const viewsOf = (count: number): Result<readonly PageView[]> => ({
  ok: true,
  value: Array.from({ length: count }, (_, at) => ({ path: '/', at }))
})

function start() {
  const { subscribe, emit } = createChangeEmitter()
  const answers: ((views: Result<readonly PageView[]>) => void)[] = []
  const backend = {
    subscribe,
    visits: () => new Promise<Result<readonly PageView[]>>((go) => answers.push(go))
  }
  return { views: createPageViews({ backend }), emit, answers }
}

describe('the page views', () => {
  it('are not known at first, and are read again whenever one is counted', async () => {
    const { views, emit, answers } = start()
    views.subscribe(() => {})
    expect(views.get()).toBeUndefined()
    answers[0]?.(viewsOf(1))
    await settle()
    expect(views.get()).toEqual(viewsOf(1))
    emit({ kind: 'visits' })
    emit({ kind: 'payment' })
    expect(answers).toHaveLength(2)
    answers[1]?.({ ok: false, code: 'unreachable' })
    await settle()
    expect(views.get()).toEqual({ ok: false, code: 'unreachable' })
  })

  it('are those of the last reading, in whatever order the answers come', async () => {
    const { views, emit, answers } = start()
    views.subscribe(() => {})
    emit({ kind: 'visits' })
    answers[1]?.(viewsOf(2))
    answers[0]?.(viewsOf(1))
    await settle()
    expect(views.get()).toEqual(viewsOf(2))
  })

  it('are left as they are once nobody looks', async () => {
    const { views, emit, answers } = start()
    views.subscribe(() => {})()
    emit({ kind: 'visits' })
    answers[0]?.(viewsOf(1))
    await settle()
    expect([views.get(), answers.length]).toEqual([undefined, 1])
  })
})

it('counts each page once until another is shown, and never the page of the counts', () => {
  const counted: PageView[] = []
  const backend = {
    async countVisit(view: PageView): Promise<Result<void>> {
      counted.push(view)
      return { ok: true, value: undefined }
    }
  }
  const counter = createPageCounter({ now: () => 5, uncounted: '/analytics' })
  for (const path of ['/', '/', '/analytics', '/analytics', '/']) counter.count(backend, path)
  expect(counted).toEqual([
    { path: '/', at: 5 },
    { path: '/', at: 5 }
  ])
})
