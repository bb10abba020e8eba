import { describe, expect, it, vi } from 'vitest'
import { createWorkerCalls } from './create-worker-calls.ts'

interface Ask {
  text: string
}
type Answer = { id: number } & ({ kind: 'phase'; phase: string } | { kind: 'done'; value: string })

/** Workers that answer when the test says so; `sent` is what each was asked. */
function createWorkers() {
  const opened: (EventTarget & { sent: (Ask & { id: number })[]; terminated: boolean })[] = []
  const open = (): Worker => {
    const sent: (Ask & { id: number })[] = []
    const worker = Object.assign(new EventTarget(), {
      sent,
      terminated: false,
      postMessage: (message: Ask & { id: number }) => void sent.push(message),
      terminate: () => void (worker.terminated = true)
    })
    opened.push(worker)
    return worker as unknown as Worker
  }
  const call = createWorkerCalls<Ask, Answer>({
    open,
    isLast: ({ kind }) => kind === 'done',
    died: () => new Error('died'),
    aborted: () => new Error('aborted')
  })
  const post = (data: Answer, index = 0): void =>
    void opened[index]?.dispatchEvent(new MessageEvent('message', { data }))
  return { opened, call, post }
}

describe('createWorkerCalls', () => {
  it('starts one worker with the first call, and matches answers by id', async () => {
    const { opened, call, post } = createWorkers()
    expect(opened).toHaveLength(0)
    const one = call({ text: 'one' })
    const two = call({ text: 'two' })
    expect(opened.map(({ sent }) => sent)).toEqual([
      [
        { id: 1, text: 'one' },
        { id: 2, text: 'two' }
      ]
    ])
    post({ id: 2, kind: 'done', value: 'second' })
    post({ id: 1, kind: 'done', value: 'first' })
    expect(await one).toMatchObject({ value: 'first' })
    expect(await two).toMatchObject({ value: 'second' })
  })

  it('tells the progress of a call until it ends', async () => {
    const { call, post } = createWorkers()
    const onProgress = vi.fn()
    const ended = call({ text: 'build' }, { onProgress })
    post({ id: 1, kind: 'phase', phase: 'writing' })
    post({ id: 1, kind: 'done', value: 'zip' })
    await ended
    post({ id: 1, kind: 'phase', phase: 'late' })
    expect(onProgress.mock.calls).toEqual([[{ id: 1, kind: 'phase', phase: 'writing' }]])
  })

  it('fails all calls of a worker that died, and starts another one', async () => {
    const { opened, call, post } = createWorkers()
    const calls = Promise.allSettled([call({ text: 'one' }), call({ text: 'two' })])
    opened[0]?.dispatchEvent(new Event('error'))
    expect((await calls).map((each) => each.status === 'rejected' && String(each.reason))).toEqual([
      'Error: died',
      'Error: died'
    ])
    const next = call({ text: 'three' })
    post({ id: 3, kind: 'done', value: 'third' }, 1)
    expect(await next).toMatchObject({ value: 'third' })
    expect(opened).toHaveLength(2)
  })

  it('terminates the worker where a call is aborted', async () => {
    const { opened, call } = createWorkers()
    const controller = new AbortController()
    const stopped = call({ text: 'long' }, { signal: controller.signal })
    controller.abort()
    await expect(stopped).rejects.toThrow('aborted')
    expect(opened[0]?.terminated).toBe(true)
    await expect(call({ text: 'again' }, { signal: controller.signal })).rejects.toThrow('aborted')
    expect(opened).toHaveLength(1)
  })

  it('leaves the worker alone where the signal comes after the answer', async () => {
    const { opened, call, post } = createWorkers()
    const controller = new AbortController()
    const ended = call({ text: 'short' }, { signal: controller.signal })
    post({ id: 1, kind: 'done', value: 'done' })
    await ended
    controller.abort()
    expect(opened[0]?.terminated).toBe(false)
  })
})
