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

/**
 * Compresses bytes as a zlib stream (RFC 1950) by run-length encoding and Huffman codes. Flat pictures hold little
 * else than runs once their rows are differences: it is several times as fast as a search for longer matches, and no
 * larger.
 */
export function deflateRuns(bytes: Uint8Array): Uint8Array {
  const { tokens, counts, checksum } = toTokens(bytes)
  const code = huffmanCode(counts, 15)
  const out = new BitWriter(bytes.length)
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

const room = { tokens: scratch(), out: scratch() }

/**
 * Run-length encodes bytes: literals, and runs as 256 and their length; with the Adler-32 of the bytes, which a run
 * changes by a formula.
 */
function toTokens(bytes: Uint8Array): { tokens: Uint16Array; counts: Uint32Array; checksum: number } {
  const tokens = new Uint16Array(room.tokens(2 * bytes.length + 2).buffer, 0, bytes.length + 1)
  const counts = new Uint32Array(symbols)
  const aligned = bytes.byteOffset % 4 === 0
  const words = aligned ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2) : []
  let count = 0
  let low = 1
  let high = 0
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0
    let end = at
    if (at > 0 && bytes[at - 1] === byte) {
      const most = Math.min(bytes.length, at + longest)
      while (end < most && bytes[end] === byte) {
        // Zeros, four at a time.
        const whole = byte === 0 && end % 4 === 0 && end + 4 <= most && words[end >> 2] === 0
        end += whole ? 4 : 1
      }
    }
    const repeated = end - at >= 3 ? end - at : 0
    const length = repeated || 1
    const symbol = repeated === 0 ? byte : 257 + (symbolOf[repeated] ?? 0)
    tokens[count] = repeated === 0 ? byte : endOfBlock + repeated
    counts[symbol] = (counts[symbol] ?? 0) + 1
    count += 1
    at += length
    high = (high + length * low + (byte * length * (length + 1)) / 2) % base
    low = (low + byte * length) % base
  }
  tokens[count] = endOfBlock
  counts[endOfBlock] = 1
  return { tokens: tokens.subarray(0, count + 1), counts, checksum: ((high << 16) | low) >>> 0 }
}

/** The largest prime below 2^16 (RFC 1950). */
const base = 65521

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
    this.#bytes = room.out(expected + (expected >> 1) + 512)
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
