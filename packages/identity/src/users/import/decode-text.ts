import type { UserImport } from '@sitewright/api'
import { yieldToEventLoop } from '@sitewright/kernel/services'

/** A text with its detected encoding. */
export interface DecodedText {
  text: string
  encoding: UserImport['encoding']
}

const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] }
] as const satisfies readonly { encoding: UserImport['encoding']; bytes: readonly number[] }[]

/** Bytes per step; more would block requests. */
const pieceSize = 1024 * 1024

/**
 * Decodes a text of unknown encoding: by its byte order mark, else UTF-16 by the positions of its zero bytes, else
 * UTF-8, and otherwise Windows-1252, which spreadsheets in Europe and America write.
 */
export async function decodeText(bytes: Uint8Array): Promise<DecodedText> {
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))
  const encoding = marked?.encoding ?? guessUtf16(bytes)
  if (encoding !== undefined) return { encoding, text: (await decode(bytes, encoding, false)) ?? '' }
  const text = await decode(bytes, 'utf-8', true)
  return text === undefined
    ? { encoding: 'windows-1252', text: (await decode(bytes, 'windows-1252', false)) ?? '' }
    : { encoding: 'utf-8', text }
}

/** Latin text in UTF-16 has a zero in almost every second byte. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const looked = Math.min(bytes.length, 1000)
  const zeros = { even: 0, odd: 0 }
  for (let index = 0; index < looked; index += 1)
    if (bytes[index] === 0) zeros[index % 2 === 0 ? 'even' : 'odd'] += 1
  if (zeros.odd > looked / 4 && zeros.even < looked / 20) return 'utf-16le'
  if (zeros.even > looked / 4 && zeros.odd < looked / 20) return 'utf-16be'
  return undefined
}

/** Decodes bytes; with `fatal`, undefined where they are invalid in that encoding. */
async function decode(bytes: Uint8Array, encoding: string, fatal: boolean): Promise<string | undefined> {
  const decoder = new TextDecoder(encoding, { fatal })
  const pieces: string[] = []
  try {
    for (let from = 0; from < bytes.length; from += pieceSize) {
      pieces.push(decoder.decode(bytes.subarray(from, from + pieceSize), { stream: true }))
      await yieldToEventLoop()
    }
    return pieces.join('') + decoder.decode()
  } catch {
    return undefined
  }
}
