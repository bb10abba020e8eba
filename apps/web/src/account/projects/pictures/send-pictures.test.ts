import type { CallFailure } from '@sitewright/client'
import type { NamedFile } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import type { PictureRequests } from './picture-requests.ts'
import { sendPictures } from './send-pictures.ts'

const [first, second] = ['aa'.repeat(32), 'bb'.repeat(32)]
const file = (hash: string, width: number): NamedFile => ({ hash, width, type: 'image/webp' })
const files = [file(first, 960), file(first, 480), file(second, 480)]
const refusal = (code: CallFailure['code']): CallFailure => ({ message: `No: ${code}`, code, fields: {} })

interface Account {
  lacks?: readonly NamedFile[]
  refuse?: (file: NamedFile) => CallFailure | undefined
  has?: (hash: string) => boolean
  stopAfter?: number
}

async function send({ lacks = files, refuse = () => undefined, has = () => true, stopAfter }: Account = {}) {
  const stop = new AbortController()
  const sent: string[] = []
  const progress: string[] = []
  const requests: Pick<PictureRequests, 'findMissing' | 'send'> = {
    findMissing: () => Promise.resolve({ ok: true, value: lacks }),
    send: (each) => {
      const failure = refuse(each)
      if (failure === undefined) sent.push(`${each.hash.slice(0, 1)}${each.width}`)
      if (sent.length === stopAfter) stop.abort()
      return Promise.resolve(failure === undefined ? { ok: true, value: undefined } : { ok: false, failure })
    }
  }
  const result = await sendPictures(files, {
    requests,
    read: (hash) => Promise.resolve(has(hash) ? new Uint8Array(4) : undefined),
    signal: stop.signal,
    onProgress: (share, pictures) => progress.push(`${share.toFixed(2)} of ${pictures}`)
  })
  return { result, sent, progress }
}

describe('sending pictures', () => {
  it('sends the files that the account lacks, one by one, and counts them', async () => {
    const { result, sent, progress } = await send()
    expect(sent).toEqual(['a960', 'a480', 'b480'])
    expect(progress).toEqual(['0.00 of 2', '0.33 of 2', '0.67 of 2', '1.00 of 2'])
    expect(result).toEqual({ sent: [first, second], missing: [], notHere: [] })
  })

  it('sends nothing where the account has all', async () => {
    expect(await send({ lacks: [] })).toEqual({
      result: { sent: [], missing: [], notHere: [] },
      sent: [],
      progress: ['0.00 of 0']
    })
  })

  it('calls a picture missing of which one file was refused', async () => {
    const failure = refusal('picture.unreadable')
    const { result, sent } = await send({ refuse: ({ width }) => (width === 960 ? failure : undefined) })
    expect(sent).toEqual(['a480', 'b480'])
    expect(result).toEqual({ sent: [second], missing: [first], notHere: [], failure })
  })

  it('ends where nobody answers, and tells what is missing', async () => {
    const failure = refusal('network')
    const { result, sent } = await send({ refuse: ({ width }) => (width === 480 ? failure : undefined) })
    expect(sent).toEqual(['a960'])
    expect(result).toEqual({ sent: [], missing: [first, second], notHere: [], failure })
  })

  it('goes on after a picture that is refused for itself', async () => {
    const failure = refusal('picture.too-large')
    const { result } = await send({ refuse: ({ hash }) => (hash === first ? failure : undefined) })
    expect(result).toEqual({ sent: [second], missing: [first], notHere: [], failure })
  })

  it('tries nothing more without space', async () => {
    const failure = refusal('picture.no-space')
    const { result, sent } = await send({ refuse: () => failure })
    expect([sent, result.missing, result.failure]).toEqual([[], [first, second], failure])
  })

  it('stops between two files', async () => {
    const { result, sent } = await send({ stopAfter: 2 })
    expect(sent).toEqual(['a960', 'a480'])
    expect(result).toEqual({ sent: [first], missing: [second], notHere: [] })
  })

  it('tells apart what this device does not have either', async () => {
    const { result } = await send({ has: (hash) => hash === second })
    expect(result).toEqual({ sent: [second], missing: [first], notHere: [first] })
  })

  it('takes all for missing where the account does not say what it lacks', async () => {
    const failure = refusal('network')
    const result = await sendPictures(files, {
      requests: {
        findMissing: () => Promise.resolve({ ok: false, failure }),
        send: () => Promise.reject(new Error('not asked'))
      },
      read: () => Promise.reject(new Error('not read')),
      signal: new AbortController().signal,
      onProgress: () => undefined
    })
    expect(result).toEqual({ sent: [], missing: [first, second], notHere: [], failure })
  })
})
