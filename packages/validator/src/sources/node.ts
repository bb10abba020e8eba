import type { Range } from '../engine/rule.ts'

/** A node of a syntax tree (ESTree with JSX and TypeScript); the fields are read through `field` and friends. */
export interface Node {
  type: string
  range: [number, number]
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The child node under a key. */
export function child(node: Node, key: string): Node | undefined {
  const value = node[key]
  return isNode(value) ? value : undefined
}

/** The child nodes under a key that holds a list. */
export function children(node: Node, key: string): Node[] {
  const value = node[key]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The text under a key. */
export function word(node: Node | undefined, key: string): string | undefined {
  const value = node?.[key]
  return typeof value === 'string' ? value : undefined
}

/** The range of a node in its text. */
export const rangeOf = (node: Node): Range => [node.range[0], node.range[1]]

const skipped = new Set(['loc', 'range', 'extra', 'leadingComments', 'trailingComments', 'innerComments'])

/** All nodes of a tree by their type, in order of appearance. */
export function indexByType(root: Node): ReadonlyMap<string, readonly Node[]> {
  const index = new Map<string, Node[]>()
  // A list of its own in place of recursion: hostile code nests deeper than a call stack.
  const waiting: Node[] = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const known = index.get(node.type)
    if (known) known.push(node)
    else index.set(node.type, [node])
    const inner: Node[] = []
    for (const key in node) {
      if (skipped.has(key)) continue
      const value = node[key]
      if (Array.isArray(value)) {
        for (const each of value) if (isNode(each)) inner.push(each)
      } else if (isNode(value)) inner.push(value)
    }
    for (let last = inner.length - 1; last >= 0; last -= 1) waiting.push(inner[last] as Node)
  }
  return index
}
