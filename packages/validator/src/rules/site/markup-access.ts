import type { FileRule } from '../../engine/rule.ts'
import { child, children, rangeOf, word, type Node } from '../../sources/node.ts'
import {
  accessProblems,
  type MarkupAttribute,
  type MarkupChild,
  type MarkupElement
} from './element-access.ts'

/** Properties that set the content of an element. */
const contentProperties = new Set(['dangerouslySetInnerHTML', 'children'])

const nameOf = (element: Node): string =>
  word(child(child(element, 'openingElement') ?? element, 'name'), 'name') ?? ''

const attributesOf = (element: Node): Node[] =>
  children(child(element, 'openingElement') ?? element, 'attributes')

function readAttribute(attribute: Node, source: string): [name: string, MarkupAttribute] {
  const name = word(child(attribute, 'name'), 'name') ?? ''
  const value = child(attribute, 'value')
  const written = value
    ? source
        .slice(value.range[0], value.range[1])
        .replace(/^\{|\}$/g, '')
        .replace(/^["']|["']$/g, '')
        .trim()
    : ''
  return [name === 'htmlFor' ? 'for' : name, { words: word(value, 'value'), written }]
}

function readChild(node: Node, known: ReadonlyMap<number, MarkupElement>): readonly MarkupChild[] {
  if (node.type === 'JSXText') return (word(node, 'value') ?? '').trim() === '' ? [] : ['words']
  if (node.type === 'JSXExpressionContainer')
    return child(node, 'expression')?.type === 'JSXEmptyExpression' ? [] : ['words']
  if (node.type === 'JSXFragment') return children(node, 'children').flatMap((each) => readChild(each, known))
  const element = known.get(node.range[0])
  return element ? [element] : []
}

/** The outermost elements of a script, with what stands in them; one within an expression is outermost again. */
function readElements(elements: readonly Node[], source: string): MarkupElement[] {
  const known = new Map<number, MarkupElement>()
  const inner = new Set<MarkupChild>()
  // From the last to the first, so that what stands in an element is read before it.
  for (const element of elements.toReversed()) {
    const name = nameOf(element)
    const within = children(element, 'children').flatMap((each) => readChild(each, known))
    for (const each of within) inner.add(each)
    const attributes = attributesOf(element).map((each) => readAttribute(each, source))
    const isSet = attributes.some(([key, { words }]) => contentProperties.has(key) && words?.trim() !== '')
    known.set(element.range[0], {
      name,
      component: !/^[a-z]/.test(name),
      range: rangeOf(child(element, 'openingElement') ?? element),
      attributes: new Map(attributes),
      open: attributesOf(element).some(({ type }) => type === 'JSXSpreadAttribute'),
      children: isSet ? ['words', ...within] : within
    })
  }
  return [...known.values()].toReversed().filter((each) => !inner.has(each))
}

/** Picture texts, labels and names in markup of scripts, as far as they are written out. */
export const markupAccess: FileRule = {
  id: 'access/markup',
  type: 'structure',
  severity: 'warning',
  phase: 'project',
  scope: 'file',
  languages: ['script'],
  check: (source) =>
    source.kind.jsx ? accessProblems(readElements(source.script().nodes('JSXElement'), source.text)) : []
}
