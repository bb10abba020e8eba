import { child, children, word, type Node } from './node.ts'

/** A name that a script uses, and where it comes from if it is imported. */
export interface ValueReference {
  name: string
  from?: { specifier: string; name: string }
}

/** Names that are listed; `open` where the list has more than names. */
export interface ReferenceList {
  items: readonly ValueReference[]
  open: boolean
}

/** What a node refers to by a name; undefined for any other expression. */
export type Refer = (node: Node | undefined) => ValueReference | undefined

/** `[A, B]`, also with `as const`, or the name of such a list; what is no list of names alone is open. */
export function readReferences(node: Node | undefined, refer: Refer): ReferenceList {
  const list = node?.type === 'TSAsExpression' ? child(node, 'expression') : node
  if (list?.type !== 'ArrayExpression') {
    const reference = refer(list)
    return reference ? { items: [reference], open: false } : { items: [], open: true }
  }
  const items = children(list, 'elements').map((each) =>
    refer(each.type === 'SpreadElement' ? child(each, 'argument') : declaredLater(each))
  )
  const known = items.filter((each) => each !== undefined)
  return { items: known, open: known.length < items.length }
}

/** `forwardRef(() => Name)` is a name that is declared further down. */
function declaredLater(node: Node): Node | undefined {
  if (word(child(node, 'callee'), 'name') !== 'forwardRef') return node
  const [getter] = children(node, 'arguments')
  return getter && child(getter, 'body')
}
