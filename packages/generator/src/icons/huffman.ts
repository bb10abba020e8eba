/** A prefix code: for each symbol the length of its code, 0 where it does not occur, and its bits in sending order. */
export interface HuffmanCode {
  lengths: Uint8Array
  bits: Uint16Array
}

/** The best prefix code for symbols that occur so often, none longer than `most` bits (RFC 1951 §3.2.2). */
export function huffmanCode(counts: Uint32Array, most: number): HuffmanCode {
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

/** A leaf holds a symbol, a branch two nodes. */
type Node = { count: number } & ({ symbol: number } | { branches: readonly [Node, Node] })

/** Joins the two rarest nodes until one is left: the length of a code is its depth in the tree. */
function lengthsFor(counts: Uint32Array, most: number): Uint8Array {
  const lengths = new Uint8Array(counts.length)
  const nodes: Node[] = [...counts].flatMap((count, symbol) => (count > 0 ? [{ count, symbol }] : []))
  nodes.sort((a, b) => b.count - a.count)
  const alone = nodes.length === 1
  while (nodes.length > 1) {
    const [one, other] = [nodes.pop(), nodes.pop()]
    if (one === undefined || other === undefined) break
    const count = one.count + other.count
    let at = nodes.length
    while (at > 0 && (nodes[at - 1]?.count ?? 0) < count) at -= 1
    nodes.splice(at, 0, { count, branches: [one, other] })
  }
  const [root] = nodes
  if (root !== undefined) setDepths(root, alone ? 1 : 0, lengths)
  // Flatter counts give shorter codes for the rarest.
  return Math.max(...lengths) > most
    ? lengthsFor(
        counts.map((count) => (count > 0 ? (count >> 1) + 1 : 0)),
        most
      )
    : lengths
}

function setDepths(node: Node, depth: number, lengths: Uint8Array): void {
  if ('symbol' in node) lengths[node.symbol] = depth
  else for (const branch of node.branches) setDepths(branch, depth + 1, lengths)
}
