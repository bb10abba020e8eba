import type { ElementTypes, NodeTypes, RootNode } from '@vue/compiler-dom'
import type { VueCompiler } from './compiler.ts'

// Numbers of the compiler's enumerations. They are not imported, since that would load the compiler with this module.
export const elementNode: NodeTypes.ELEMENT = 1
export const textNode: NodeTypes.TEXT = 2
export const interpolationNode: NodeTypes.INTERPOLATION = 5
export const attributeNode: NodeTypes.ATTRIBUTE = 6
export const directiveNode: NodeTypes.DIRECTIVE = 7
export const componentElement: ElementTypes.COMPONENT = 1
export const slotElement: ElementTypes.SLOT = 2
export const templateElement: ElementTypes.TEMPLATE = 3

/** Parses a single-file component to the tree of its blocks and their markup; undefined where it has a syntax error. */
export function parseComponent(text: string, compiler: VueCompiler): RootNode | undefined {
  let isBroken = false
  const onError = (): void => {
    isBroken = true
  }
  const root = compiler.parse(text, { parseMode: 'sfc', comments: false, onError })
  return isBroken ? undefined : root
}
