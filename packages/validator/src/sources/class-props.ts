import type { Range } from '../engine/rule.ts'
import { child, children, rangeOf, word, type Node } from './node.ts'
import type { Script } from './script.ts'

/** `class` as a property of components: where a script gives it, and whether it has a component that takes it. */
export interface ClassProps {
  /** Places of `class` on components; `alone` where no `className` stands beside it. */
  componentClasses: readonly { range: Range; alone: boolean }[]
  takesClass: boolean
}

/** Of a file that is no script. */
export const noClassProps: ClassProps = { componentClasses: [], takesClass: false }

/** Whether markup names a component, not an element. */
function isComponent(element: Node): boolean {
  const name = child(element, 'name')
  return name?.type === 'JSXMemberExpression' || /^[A-Z]/.test(word(name, 'name') ?? '')
}

const keyOf = (node: Node): string | undefined => {
  const key = child(node, 'key') ?? child(node, 'property')
  return word(key, 'name') ?? word(key, 'value')
}

function classesGiven(script: Script): ClassProps['componentClasses'] {
  return script
    .nodes('JSXOpeningElement')
    .filter(isComponent)
    .flatMap((element) => {
      const names = children(element, 'attributes').flatMap((each) => child(each, 'name') ?? [])
      const alone = !names.some((name) => word(name, 'name') === 'className')
      return names
        .filter((name) => word(name, 'name') === 'class')
        .map((name) => ({ range: rangeOf(name), alone }))
    })
}

/** Extracts `class` properties: a component takes one that destructures it, reads it, or has it in its type. */
export function classProps(script: Script): ClassProps {
  const read = [
    ...script.nodes('ObjectPattern').flatMap((pattern) => children(pattern, 'properties')),
    ...script.nodes('TSPropertySignature'),
    ...script.nodes('MemberExpression')
  ]
  return {
    componentClasses: classesGiven(script),
    takesClass: read.some((each) => keyOf(each) === 'class')
  }
}
