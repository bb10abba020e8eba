import { readPictureHeader } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { findHeaderProblem } from './check-picture.ts'
import { describePictureProblem } from './messages.ts'

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('what speaks against a file', () => {
  const header = { kind: 'jpeg', width: 4032, height: 3024, moves: false } as const
  it.each([
    ['nothing, for a photograph', 4_000_000, header, undefined],
    ['its bytes', 25_000_001, header, 'too-many-bytes'],
    ['its pixels', 4_000_000, { ...header, width: 9000, height: 8000 }, 'too-many-pixels'],
    ['its longer side', 4_000_000, { ...header, width: 20_000, height: 20 }, 'too-many-pixels'],
    ['that it is a dot', 100, { ...header, width: 1, height: 1 }, 'too-small'],
    ['that it is empty', 0, readPictureHeader(new Uint8Array()), 'empty'],
    ['that it is a text', 40, readPictureHeader(encode('Bath and brush 30, nails')), 'not-a-picture'],
    ['that it may hold programs', 40, readPictureHeader(encode('<svg viewBox="0 0 1 1"/>')), 'vector'],
    ['nothing yet, where the header has no size', 40, { kind: 'heic', moves: false } as const, undefined]
  ])('%s', (_, bytes, found, code) => {
    expect(findHeaderProblem(bytes, found)?.code).toBe(code)
  })

  it('is said with the name of the file first, and what to do', () => {
    const codes = [
      'empty',
      'not-a-picture',
      'heic',
      'vector',
      'unreadable',
      'no-room',
      'failed',
      'too-many'
    ] as const
    for (const code of codes) {
      const { title, remedy } = describePictureProblem('a.jpg', { code })
      expect(title).toContain('a.jpg')
      expect(remedy).toMatch(/\.$/)
    }
    expect(describePictureProblem('a.tif', { code: 'too-many-bytes', bytes: 40_100_000 })).toEqual({
      title: 'a.tif is 41 MB',
      remedy:
        'The limit is 25 MB and 60 million pixels. Save a smaller copy in your photo program and choose that.'
    })
  })
})
