import { codeFor, type Code } from './huffman.ts'

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
 * Packs bytes as a zlib stream (RFC 1950), looking for nothing but repetitions of one byte. Flat pictures hold little
 * else once their rows are differences: it is several times as fast as a search for longer matches, and no larger.
 */
export function zlibOfRuns(bytes: Uint8Array): Uint8Array {
  const { tokens, counts } = tokensOf(bytes)
  const code = codeFor(counts, 15)
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
  const sum = adler32(bytes)
  for (const shift of [24, 16, 8, 0]) out.put((sum >>> shift) & 255, 8)
  return out.taken()
}

/** Bytes as they are, and repetitions of the byte before as 256 and their length. */
function tokensOf(bytes: Uint8Array): { tokens: Uint16Array; counts: Uint32Array } {
  const tokens = new Uint16Array(bytes.length + 1)
  const counts = new Uint32Array(symbols)
  let count = 0
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0
    let end = at
    if (at > 0 && bytes[at - 1] === byte) {
      const most = Math.min(bytes.length, at + longest)
      while (end < most && bytes[end] === byte) end += 1
    }
    const length = end - at
    const symbol = length < 3 ? byte : 257 + (symbolOf[length] ?? 0)
    tokens[count] = length < 3 ? byte : endOfBlock + length
    counts[symbol] = (counts[symbol] ?? 0) + 1
    count += 1
    at += length < 3 ? 1 : length
  }
  tokens[count] = endOfBlock
  counts[endOfBlock] = 1
  return { tokens: tokens.subarray(0, count + 1), counts }
}

/** One last block with a code of its own; the lengths of that code are themselves packed with a code. */
function header(out: BitWriter, { lengths: sent }: Code): void {
  const counts = new Uint32Array(order.length)
  const all = [...sent, 1]
  for (const length of all) counts[length] = (counts[length] ?? 0) + 1
  const code = codeFor(counts, 7)
  out.put(1, 1)
  out.put(2, 2)
  out.put(symbols - 257, 5)
  out.put(0, 5)
  out.put(order.length - 4, 4)
  for (const length of order) out.put(code.lengths[length] ?? 0, 3)
  for (const length of all) out.put(code.bits[length] ?? 0, code.lengths[length] ?? 0)
}

/** Writes bits, the lowest first. */
class BitWriter {
  #bytes: Uint8Array
  #at = 0
  #held = 0
  #count = 0

  constructor(expected: number) {
    this.#bytes = new Uint8Array(expected + (expected >> 1) + 512)
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

function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0]
  for (let from = 0; from < bytes.length; from += 3800) {
    const to = Math.min(bytes.length, from + 3800)
    for (let at = from; at < to; at += 1) {
      low += bytes[at] ?? 0
      high += low
    }
    low %= 65521
    high %= 65521
  }
  return ((high << 16) | low) >>> 0
}
