import { scratch } from '../bytes.ts'
import { huffmanCode, type HuffmanCode } from './huffman.ts'

/** Lengths of a repetition that have a symbol of their own, and the extra bits of the others (RFC 1951 §3.2.5). */
const lengths = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258
] as const
const extras = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0
] as const
const longest = 258
const endOfBlock = 256
const symbols = 286

/** The symbol, less 257, for each length. */
const symbolOf = new Uint8Array(longest + 1)
for (const [symbol, length] of lengths.entries()) symbolOf.fill(symbol, length)

/** The order in which lengths of the code's own code are sent. */
const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] as const

/** The rows of a picture, one after the other. */
export interface Rows {
  bytes: Uint8Array
  /** Bytes in a row. */
  stride: number
}

/**
 * Compresses the rows of a PNG as a zlib stream (RFC 1950): each row as its difference from the one above (filter Up),
 * in run-length and Huffman codes. Flat pictures hold little else than runs of zeros then: it is several times as fast
 * as a search for longer matches, and no larger.
 */
export function deflateRows(rows: Rows): Uint8Array {
  const { tokens, counts, checksum } = toTokens(rows)
  const code = huffmanCode(counts, 15)
  const out = new BitWriter(tokens.length)
  out.put(0x78, 8)
  out.put(0x01, 8)
  header(out, code)
  for (const token of tokens) {
    if (token <= endOfBlock) {
      out.put(code.bits[token] ?? 0, code.lengths[token] ?? 0)
      continue
    }
    const length = token - endOfBlock
    const symbol = symbolOf[length] ?? 0
    out.put(code.bits[257 + symbol] ?? 0, code.lengths[257 + symbol] ?? 0)
    // The distance, always 1, is the only symbol of its code: one bit.
    out.put(length - (lengths[symbol] ?? 0), (extras[symbol] ?? 0) + 1)
  }
  out.align()
  for (const shift of [24, 16, 8, 0]) out.put((checksum >>> shift) & 255, 8)
  return out.taken()
}

const buffers = { tokens: scratch(), out: scratch() }

/** Number of the filter Up, the byte before each row. */
const filterUp = 2

/**
 * Filters rows and run-length encodes them: literals, and runs as 256 and their length; with the Adler-32 of the
 * filtered bytes, which a run changes by a formula. The filtered bytes themselves are never stored.
 */
function toTokens({ bytes, stride }: Rows): { tokens: Uint16Array; counts: Uint32Array; checksum: number } {
  const height = bytes.length / stride
  const most = bytes.length + height + 1
  const tokens = new Uint16Array(buffers.tokens(2 * most).buffer, 0, most)
  const counts = new Uint32Array(symbols)
  const inWords = stride % 4 === 0 && bytes.byteOffset % 4 === 0
  const words = inWords ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2) : []
  let count = 0
  let low = 1
  let high = 0
  for (let row = 0; row < height; row += 1) {
    const start = row * stride
    const stop = start + stride
    const above = row === 0 ? bytes.length : stride
    let previous = -1
    for (let at = start - 1; at < stop;) {
      const byte = at < start ? filterUp : ((bytes[at] ?? 0) - (bytes[at - above] ?? 0)) & 255
      let end = at
      if (byte === previous) {
        const last = Math.min(stop, at + longest)
        while (end < last) {
          // Four zeros at a time: most pixels are like those above.
          const four = byte === 0 && inWords && end % 4 === 0 && end + 4 <= last && row > 0
          if (four && words[end >> 2] === words[(end - stride) >> 2]) end += 4
          else if ((((bytes[end] ?? 0) - (bytes[end - above] ?? 0)) & 255) === byte) end += 1
          else break
        }
      }
      const repeated = end - at >= 3 ? end - at : 0
      const length = repeated || 1
      const symbol = repeated === 0 ? byte : 257 + (symbolOf[repeated] ?? 0)
      tokens[count] = repeated === 0 ? byte : endOfBlock + repeated
      counts[symbol] = (counts[symbol] ?? 0) + 1
      count += 1
      at += length
      previous = byte
      high += length * low + (byte * length * (length + 1)) / 2
      low += byte * length
      if (low >= base) low %= base
      if (high >= exact) high %= base
    }
  }
  tokens[count] = endOfBlock
  counts[endOfBlock] = 1
  return { tokens: tokens.subarray(0, count + 1), counts, checksum: (((high % base) << 16) | low) >>> 0 }
}

/** The largest prime below 2^16 (RFC 1950). */
const base = 65521

/** Sums below it are exact, with any run added, so that the slow remainder is taken rarely. */
const exact = 2 ** 50

/** One last block with a code of its own; the lengths of that code are themselves packed with a code. */
function header(out: BitWriter, { lengths: sent }: HuffmanCode): void {
  const counts = new Uint32Array(order.length)
  const all = [...sent, 1]
  for (const length of all) counts[length] = (counts[length] ?? 0) + 1
  const code = huffmanCode(counts, 7)
  out.put(1, 1)
  out.put(2, 2)
  out.put(symbols - 257, 5)
  out.put(0, 5)
  out.put(order.length - 4, 4)
  for (const length of order) out.put(code.lengths[length] ?? 0, 3)
  for (const length of all) out.put(code.bits[length] ?? 0, code.lengths[length] ?? 0)
}

/** Writes bits, the least significant first. */
class BitWriter {
  #bytes: Uint8Array
  #at = 0
  #held = 0
  #count = 0

  constructor(expected: number) {
    this.#bytes = buffers.out(expected + (expected >> 1) + 512)
  }

  put(value: number, count: number): void {
    this.#held |= value << this.#count
    this.#count += count
    while (this.#count >= 8) {
      this.#bytes[this.#at] = this.#held & 255
      this.#at += 1
      this.#held >>>= 8
      this.#count -= 8
    }
  }

  align(): void {
    if (this.#count > 0) this.put(0, 8 - this.#count)
  }

  taken(): Uint8Array {
    return this.#bytes.slice(0, this.#at)
  }
}
