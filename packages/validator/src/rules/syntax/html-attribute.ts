import type { FileRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { child, children, rangeOf, word, type Node } from '../../sources/node.ts'

const wanted: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' }

/** Elements of HTML; custom elements take `class` as it is, and components what they like. */
const isPlain = (element: Node): boolean =>
  /^[a-z][a-z0-9]*$/.test(word(child(element, 'name'), 'name') ?? '')

const nameOf = (attribute: Node): string => word(child(attribute, 'name'), 'name') ?? ''

/** `class=` and `for=` in React's JSX, which drops or complains about them. */
export const htmlAttribute: FileRule = {
  id: 'jsx/html-attribute',
  type: 'syntax',
  severity: 'error',
  phase: 'syntax',
  scope: 'file',
  languages: ['script'],
  check: (source, profile) => {
    if (profile.jsxRuntime === 'none') return []
    return source
      .script()
      .nodes('JSXOpeningElement')
      .filter(isPlain)
      .flatMap((element) => {
        const attributes = children(element, 'attributes')
        const names = attributes.map(nameOf)
        return attributes.flatMap((attribute) => {
          const found = nameOf(attribute)
          const right = Object.hasOwn(wanted, found) ? wanted[found] : undefined
          const name = child(attribute, 'name')
          if (right === undefined || !name) return []
          const finding = { message: messages.htmlAttribute(found, right), range: rangeOf(name) }
          if (names.includes(right)) return [finding]
          return [
            {
              ...finding,
              fix: { confidence: 'certain' as const, edits: [{ range: rangeOf(name), text: right }] }
            }
          ]
        })
      })
  }
}
