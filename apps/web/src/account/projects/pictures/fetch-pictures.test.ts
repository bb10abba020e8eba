import type { CallFailure } from '@sitewright/client'
import { hashPicture, type NamedFile } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { fetchPictures } from './fetch-pictures.ts'

const bytesOf = (fill: number): Uint8Array<ArrayBuffer> => new Uint8Array(8).fill(fill)
const [first, second] = await Promise.all([hashPicture(bytesOf(1)), hashPicture(bytesOf(2))])
const file = (hash: string, width: number): NamedFile => ({ hash, width, type: 'image/webp' })
const files = [file(first, 960), file(first, 480), file(second, 480)]
const unanswered: CallFailure = { message: 'No answer.', code: 'network', fields: {} }

type Answer = Uint8Array<ArrayBuffer> | 'none' | 'unanswered'
const saved = ({ hash }: NamedFile): Answer => bytesOf(hash === first ? 1 : 2)

async function fetchAll(answer: (file: NamedFile) => Answer, has: (hash: string) => boolean = () => false) {
  const stored = new Map<string, number[]>()
  const asked: string[] = []
  const result = await fetchPictures(files, {
    requests: {
      fetch: (each) => {
        asked.push(`${each.hash}-${each.width}`)
        const found = answer(each)
        if (found === 'unanswered') return Promise.resolve({ ok: false, failure: unanswered })
        return Promise.resolve({ ok: true, value: found === 'none' ? undefined : found })
      }
    },
    has: (hash) => Promise.resolve(has(hash)),
    store: (hash, whole) => {
      stored.set(
        hash,
        whole.map(({ width }) => width)
      )
      return Promise.resolve()
    },
    signal: new AbortController().signal,
    onProgress: () => undefined
  })
  return { result, stored, asked }
}

describe('fetching pictures', () => {
  it('stores each with all its files', async () => {
    const { result, stored } = await fetchAll(saved)
    expect(result).toEqual({ fetched: [first, second], notSaved: [], missing: [] })
    expect(stored).toEqual(
      new Map([
        [first, [960, 480]],
        [second, [480]]
      ])
    )
  })

  it('asks for none that this browser has', async () => {
    const { asked, result } = await fetchAll(saved, (hash) => hash === first)
    expect(asked).toEqual([`${second}-480`])
    expect(result.fetched).toEqual([second])
  })

  it('does not take a file whose hash is not that of the document', async () => {
    const { result, stored, asked } = await fetchAll((each) =>
      each.hash === first ? bytesOf(9) : saved(each)
    )
    expect(result).toEqual({ fetched: [second], notSaved: [first], missing: [] })
    expect([...stored.keys()]).toEqual([second])
    expect(asked).toEqual([`${first}-960`, `${second}-480`])
  })

  it('stores none of a picture of which a file is not there', async () => {
    const { result, stored } = await fetchAll((each) => (each.width === 480 ? 'none' : saved(each)))
    expect(result).toEqual({ fetched: [], notSaved: [first, second], missing: [] })
    expect(stored.size).toBe(0)
  })

  it('tells what is missing where nobody answers', async () => {
    const { result } = await fetchAll((each) => (each.hash === second ? 'unanswered' : saved(each)))
    expect(result).toEqual({ fetched: [first], notSaved: [], missing: [second], failure: unanswered })
  })
})
