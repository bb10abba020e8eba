import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPreviewChannel, type RenderRequest } from './preview-channel.ts'

type Posted = {
  type: string
  id: number
  site: unknown
  fontFaces: readonly unknown[]
  pictures: readonly unknown[]
}

const faces = [{ family: 'Inter Variable', weight: '400', buffer: new ArrayBuffer(1) }]
const pictureOf = (hash: string) => ({ hash, buffer: new ArrayBuffer(1) })
const request = (site: string, pictures = [pictureOf('a')]): RenderRequest => ({
  shown: { site, features: [], themeCss: '', mark: '', fontFaces: faces, pictures },
  scheme: 'light',
  highlight: undefined,
  path: undefined
})

/** A frame that remembers what it was sent, and answers on request. */
function frame() {
  const posted: Posted[] = []
  const window = { postMessage: (message: Posted) => posted.push(message) }
  const listeners = new Set<(event: unknown) => void>()
  vi.stubGlobal('addEventListener', (_type: string, listener: (event: unknown) => void) =>
    listeners.add(listener)
  )
  vi.stubGlobal('removeEventListener', (_type: string, listener: (event: unknown) => void) =>
    listeners.delete(listener)
  )
  const answer = (data: unknown, source: unknown = window) =>
    listeners.forEach((listener) => listener({ source, data }))
  return { posted, answer, channel: createPreviewChannel(() => window as unknown as Window) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('createPreviewChannel', () => {
  it('waits until the frame is ready', () => {
    const { posted, answer, channel } = frame()
    channel.render(request('a'))
    expect(posted).toEqual([])
    answer({ type: 'sitewright:ready' })
    expect(posted.map(({ site }) => site)).toEqual(['a'])
  })

  it('sends one request at a time, and of those that wait the newest only', () => {
    const { posted, answer, channel } = frame()
    answer({ type: 'sitewright:ready' })
    for (const site of ['a', 'b', 'c', 'd']) channel.render(request(site))
    answer({ type: 'sitewright:shown', id: posted[0]?.id, at: 0 })
    expect(posted.map(({ site }) => site)).toEqual(['a', 'd'])
  })

  it('sends each picture once, and all of them again to a frame that was loaded again', () => {
    const { posted, answer, channel } = frame()
    const [first, second] = [pictureOf('a'), pictureOf('b')]
    answer({ type: 'sitewright:ready' })
    channel.render(request('a', [first]))
    answer({ type: 'sitewright:shown', id: 1, at: 0 })
    channel.render(request('b', [first, second]))
    answer({ type: 'sitewright:ready' })
    channel.render(request('c', [first, second]))
    expect(posted.map(({ pictures }) => pictures)).toEqual([[first], [second], [first, second]])
  })

  it('sends font files once, and again to a frame that was loaded again', () => {
    const { posted, answer, channel } = frame()
    answer({ type: 'sitewright:ready' })
    channel.render(request('a'))
    answer({ type: 'sitewright:shown', id: 1, at: 0 })
    channel.render(request('b'))
    answer({ type: 'sitewright:ready' })
    channel.render(request('c'))
    expect(posted.map(({ fontFaces }) => fontFaces.length)).toEqual([1, 0, 1])
  })

  it('does not listen to other windows', () => {
    const { posted, answer, channel } = frame()
    channel.render(request('a'))
    answer({ type: 'sitewright:ready' }, {})
    expect(posted).toEqual([])
  })

  it('says so where the frame does not answer', () => {
    const { answer, channel } = frame()
    const silent = vi.fn()
    channel.onSilent(silent)
    answer({ type: 'sitewright:ready' })
    channel.render(request('a'))
    vi.advanceTimersByTime(20_000)
    expect(silent).toHaveBeenCalledOnce()
  })

  it('does not wait for a frame that nobody sees, and begins to once it is seen', () => {
    const { answer, channel } = frame()
    const silent = vi.fn()
    channel.onSilent(silent)
    channel.setVisible(false)
    vi.advanceTimersByTime(60_000)
    answer({ type: 'sitewright:ready' })
    channel.render(request('a'))
    vi.advanceTimersByTime(60_000)
    expect(silent).not.toHaveBeenCalled()
    channel.setVisible(true)
    vi.advanceTimersByTime(19_000)
    expect(silent).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(silent).toHaveBeenCalledOnce()
  })
})
