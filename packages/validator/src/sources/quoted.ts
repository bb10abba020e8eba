import type { Range } from '../engine/rule.ts'
import { rangeOf, word, type Node } from './node.ts'

/** A string literal that means something to a build or a browser. */
export interface Quoted {
  value: string
  range: Range
}

/** The text of a node that is a string literal. */
export function quoted(node: Node | undefined): Quoted | undefined {
  const value = node?.type === 'Literal' ? word(node, 'value') : undefined
  return node && value !== undefined ? { value, range: rangeOf(node) } : undefined
}
