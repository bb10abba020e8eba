import type { FileRule, LocalFinding } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { parseElements } from '../../sources/html.ts'
import { child, children, rangeOf, word, type Node } from '../../sources/node.ts'
import type { Source } from '../../sources/source.ts'

/** An id that is written out. */
interface Found {
  id: string
  range: LocalFinding['range']
  /** It is drawn under a condition only. */
  maybe: boolean
}

/** The ids that are drawn together with an element of markup; what functions draw may be drawn elsewhere. */
function idsIn(root: Node): Found[] {
  const found: Found[] = []
  const waiting: { node: Node; maybe: boolean }[] = [{ node: root, maybe: false }]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { node, maybe } = next
    for (const attribute of children(child(node, 'openingElement') ?? node, 'attributes')) {
      const value = child(attribute, 'value')
      const id = value?.type === 'Literal' ? word(value, 'value') : undefined
      if (word(child(attribute, 'name'), 'name') === 'id' && id)
        found.push({ id, range: rangeOf(attribute), maybe })
    }
    for (const each of children(node, 'children')) {
      if (each.type === 'JSXElement' || each.type === 'JSXFragment') waiting.push({ node: each, maybe })
      const drawn = each.type === 'JSXExpressionContainer' ? child(each, 'expression') : undefined
      const right = drawn?.type === 'LogicalExpression' ? child(drawn, 'right') : undefined
      if (right?.type === 'JSXElement' || right?.type === 'JSXFragment')
        waiting.push({ node: right, maybe: true })
    }
  }
  return found
}

/** Markup that stands in no other markup. */
function rootsIn(source: Source): Node[] {
  const all = [...source.script().nodes('JSXElement'), ...source.script().nodes('JSXFragment')].sort(
    (one, other) => one.range[0] - other.range[0]
  )
  let end = 0
  return all.filter(({ range }) => {
    if (range[0] < end) return false
    end = range[1]
    return true
  })
}

function repeated(found: readonly Found[]): LocalFinding[] {
  return found.flatMap(({ id, range, maybe }, index): LocalFinding[] => {
    const before = found.slice(0, index).filter((each) => each.id === id)
    const together = before.some((each) => !each.maybe) || (before.length > 0 && !maybe)
    return together && range ? [{ message: messages.duplicateId(id), range }] : []
  })
}

/** An id twice in a page, or in what a component draws: labels and links find the first one only. */
export const duplicateId: FileRule = {
  id: 'access/duplicate-id',
  type: 'structure',
  severity: 'warning',
  phase: 'project',
  scope: 'file',
  languages: ['html', 'script'],
  check: (source) => {
    if (source.kind.language === 'script')
      return source.kind.jsx ? rootsIn(source).flatMap((root) => repeated(idsIn(root))) : []
    const found = parseElements(source.text).flatMap(({ attributes, range }): Found[] =>
      attributes['id'] ? [{ id: attributes['id'], range, maybe: false }] : []
    )
    return repeated(found)
  }
}
