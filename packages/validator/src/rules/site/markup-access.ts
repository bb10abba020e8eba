import type { FileRule, LocalFinding } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { child, children, rangeOf, word, type Node } from '../../sources/node.ts'

const fields = new Set(['input', 'select', 'textarea'])
const unlabelled = new Set(['hidden', 'submit', 'button', 'reset', 'image'])

const nameOf = (element: Node): string =>
  word(child(child(element, 'openingElement') ?? element, 'name'), 'name') ?? ''
const attributesOf = (element: Node): Node[] =>
  children(child(element, 'openingElement') ?? element, 'attributes')
const attribute = (element: Node, name: string): Node | undefined =>
  attributesOf(element).find((each) => word(child(each, 'name'), 'name') === name)

/** What an attribute says, where it is written out; undefined where only the running page knows. */
const findWords = (found: Node | undefined): string | undefined =>
  word(found && child(found, 'value'), 'value')

/** Attributes come from elsewhere too, so that nothing can be said about those that are missing. */
const isOpen = (element: Node): boolean =>
  attributesOf(element).some(({ type }) => type === 'JSXSpreadAttribute')

function isNamed(element: Node): boolean {
  return ['aria-label', 'aria-labelledby', 'title', 'dangerouslySetInnerHTML', 'children'].some((name) => {
    const found = attribute(element, name)
    return found !== undefined && findWords(found)?.trim() !== ''
  })
}

/** Anything inside that a screen reader could say: words, values, components; pictures with a text. */
function hasContent(element: Node): boolean {
  return children(element, 'children').some((each) => {
    if (each.type === 'JSXText') return (word(each, 'value') ?? '').trim() !== ''
    if (each.type === 'JSXExpressionContainer')
      return child(each, 'expression')?.type !== 'JSXEmptyExpression'
    if (each.type !== 'JSXElement') return hasContent(each)
    const name = nameOf(each)
    if (!/^[a-z]/.test(name)) return true
    if (name === 'img') return findWords(attribute(each, 'alt')) !== ''
    return name === 'svg' ? attribute(each, 'aria-hidden') === undefined : hasContent(each)
  })
}

interface Surroundings {
  /** Stands inside a label, or inside a component that may be one. */
  labelled: boolean
  /** What `htmlFor` says in this file. */
  targets: ReadonlySet<string>
  source: string
}

const written = (node: Node | undefined, source: string): string => {
  const value = node && child(node, 'value')
  return value
    ? source
        .slice(value.range[0], value.range[1])
        .replace(/^\{|\}$/g, '')
        .replace(/^["']|["']$/g, '')
        .trim()
    : ''
}

function findProblem(element: Node, { labelled, targets, source }: Surroundings): string | undefined {
  const name = nameOf(element)
  if (isOpen(element)) return undefined
  if (name === 'html') return attribute(element, 'lang') ? undefined : messages.noLanguage
  if (findWords(attribute(element, 'aria-hidden')) === 'true' || attribute(element, 'hidden'))
    return undefined
  if (name === 'img')
    return attribute(element, 'alt') || isNamed(element) ? undefined : messages.noPictureText
  if (fields.has(name)) {
    const type = attribute(element, 'type')
    const skipped =
      type !== undefined && (findWords(type) === undefined || unlabelled.has(findWords(type) ?? ''))
    const id = attribute(element, 'id')
    // A name that is handed in may be given to a label elsewhere.
    const known =
      isNamed(element) ||
      labelled ||
      (id && (findWords(id) === undefined || targets.has(written(id, source))))
    return skipped || known ? undefined : messages.noLabel(name)
  }
  const pressed = name === 'button' || (name === 'a' && attribute(element, 'href') !== undefined)
  return pressed && !isNamed(element) && !hasContent(element) ? messages.noName(name) : undefined
}

/** Elements that stand inside a label or a component, by where they begin. */
function insideLabels(parents: readonly Node[]): Set<number> {
  const inner = new Set<number>()
  const waiting = parents.filter(
    (each) => each.type === 'JSXElement' && (nameOf(each) === 'label' || !/^[a-z]/.test(nameOf(each)))
  )
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const each of children(next, 'children')) {
      if (each.type !== 'JSXElement' && each.type !== 'JSXFragment') continue
      if (inner.has(each.range[0])) continue
      inner.add(each.range[0])
      waiting.push(each)
    }
  }
  return inner
}

/** Picture texts, labels and names in markup of scripts, as far as they are written out. */
export const markupAccess: FileRule = {
  id: 'access/markup',
  type: 'structure',
  severity: 'warning',
  phase: 'project',
  scope: 'file',
  languages: ['script'],
  check: (source): LocalFinding[] => {
    if (!source.kind.jsx) return []
    const script = source.script()
    const elements = script.nodes('JSXElement')
    if (elements.length === 0) return []
    const labels = insideLabels(elements)
    const targets = new Set(
      script
        .nodes('JSXAttribute')
        .filter((each) => word(child(each, 'name'), 'name') === 'htmlFor')
        .map((each) => written(each, source.text))
    )
    return elements.flatMap((element): LocalFinding[] => {
      const message = findProblem(element, {
        labelled: labels.has(element.range[0]),
        targets,
        source: source.text
      })
      const opening = child(element, 'openingElement')
      return message === undefined ? [] : [{ message, range: rangeOf(opening ?? element) }]
    })
  }
}
