// The names of classes, ids, data attributes and custom properties that a script may use: the words of its strings.
import { compiler, type Node } from './compiler.ts'

const { SyntaxKind: kinds } = compiler

/**
 * The names in a node. One that a template literal goes on with ends in an asterisk: `notice-${tone}` has `notice-*`, and
 * `${size}-wide` has `*-wide`. Sentences hold no names.
 */
export function styleNamesOf(node: Node): string[] {
  if (node.kind === kinds.StringLiteral || node.kind === kinds.NoSubstitutionTemplateLiteral)
    return namesInText(textOf(node))
  if (node.kind === kinds.TemplateExpression) {
    const spans = node['templateSpans'] as readonly Node[]
    return namesInText([textOf(node['head']), ...spans.map((span) => textOf(span['literal']))].join('*'))
  }
  if (node.kind === kinds.JsxAttribute) {
    const name = textOf(node['name'])
    return name.startsWith('data-') ? [name] : []
  }
  if (isProperty(node) && isClass(node)) return [textOf(node['name'])]
  const owner = node['expression'] as Node | undefined
  if (owner?.kind !== kinds.PropertyAccessExpression || textOf(owner['name']) !== 'dataset') return []
  if (node.kind === kinds.PropertyAccessExpression) return [toAttribute(textOf(node['name']))]
  const argument = node['argumentExpression'] as Node | undefined
  return argument?.kind === kinds.StringLiteral ? [toAttribute(textOf(argument))] : []
}

function isProperty({ kind }: Node): boolean {
  return kind === kinds.PropertyAssignment || kind === kinds.ShorthandPropertyAssignment
}

/**
 * A class by condition, `{ flip: open }`, in the markup of Vue, whose compiler hands it to a function, and in that of Svelte,
 * of which svelte-markup.ts does so too.
 */
function isClass({ name, parent }: Node): boolean {
  let call = parent.parent
  while (call.kind === kinds.ArrayLiteralExpression) call = call.parent
  const callee = call['expression'] as Node | undefined
  return (
    (name as Node).kind === kinds.Identifier &&
    call.kind === kinds.CallExpression &&
    callee?.kind === kinds.Identifier &&
    textOf(callee) === '_normalizeClass'
  )
}

/** The names in a text, where an asterisk stands for what is filled in. */
function namesInText(text: string): string[] {
  if (/(^|\s)["'“(]?\p{Lu}|[.!?…]$/u.test(text)) return []
  return [...text.matchAll(/([\w-]*\w[\w-]*)(\*?)/g)].map(([, word = '', after = '']) => {
    const start = word.startsWith('-') && !word.startsWith('--') ? '*' : ''
    // Of one letter, such as those of a path, nothing is known.
    return start + word + (word.endsWith('-') || (word.length > 1 && after) ? '*' : '')
  })
}

/** The attribute that a property of `dataset` stands for. */
function toAttribute(property: string): string {
  return `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

function textOf(node: unknown): string {
  return (node as { text: string }).text
}

/** Of the names of scripts, the ones that style sheets have: of patterns, all that match. */
export function matchStyleNames(names: readonly string[], known: ReadonlySet<string>): string[] {
  const found = names.flatMap((name) => {
    if (!name.includes('*')) return known.has(name) ? [name] : []
    const pattern = new RegExp(`^${name.replaceAll('*', '.*')}$`)
    return [...known].filter((each) => pattern.test(each))
  })
  return [...new Set(found)].sort()
}
