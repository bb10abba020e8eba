/** A prefix code: for each symbol the length of its code, 0 where it does not occur, and its bits in sending order. */
export interface Code {
  lengths: Uint8Array
  bits: Uint16Array
}

/** The best prefix code for symbols that occur so often, none longer than `most` bits (RFC 1951 §3.2.2). */
export function codeFor(counts: Uint32Array, most: number): Code {
  const lengths = lengthsFor(counts, most)
  return { lengths, bits: bitsFor(lengths, most) }
}

/** Codes of one length follow each other in the order of their symbols; they are sent from their highest bit on. */
function bitsFor(lengths: Uint8Array, most: number): Uint16Array {
  const bits = new Uint16Array(lengths.length)
  let code = 0
  for (let length = 1; length <= most; length += 1) {
    for (let symbol = 0; symbol < lengths.length; symbol += 1) {
      if (lengths[symbol] !== length) continue
      bits[symbol] = reversed(code, length)
      code += 1
    }
    code <<= 1
  }
  return bits
}

function reversed(code: number, length: number): number {
  let out = 0
  for (let bit = 0; bit < length; bit += 1) out |= ((code >> bit) & 1) << (length - 1 - bit)
  return out
}

interface Node {
  count: number
  symbols: readonly number[]
}

/** Joins the two rarest groups until one is left; every symbol in a joined group gets one bit longer. */
function lengthsFor(counts: Uint32Array, most: number): Uint8Array {
  const lengths = new Uint8Array(counts.length)
  const groups: Node[] = [...counts].flatMap((count, symbol) =>
    count > 0 ? [{ count, symbols: [symbol] }] : []
  )
  const [only] = groups
  if (groups.length === 1 && only) lengths[only.symbols[0] ?? 0] = 1
  groups.sort((a, b) => b.count - a.count)
  while (groups.length > 1) {
    const [one, other] = [groups.pop(), groups.pop()]
    if (one === undefined || other === undefined) break
    const symbols = [...one.symbols, ...other.symbols]
    for (const symbol of symbols) lengths[symbol] = (lengths[symbol] ?? 0) + 1
    const count = one.count + other.count
    let at = groups.length
    while (at > 0 && (groups[at - 1]?.count ?? 0) < count) at -= 1
    groups.splice(at, 0, { count, symbols })
  }
  // Flatter counts give shorter codes for the rarest.
  return Math.max(...lengths) > most
    ? lengthsFor(
        counts.map((count) => (count > 0 ? (count >> 1) + 1 : 0)),
        most
      )
    : lengths
}
