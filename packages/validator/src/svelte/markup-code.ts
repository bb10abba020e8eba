import type { AST } from 'svelte/compiler'
import type { VirtualScript } from '../sources/virtual-script.ts'
import { rangeOf } from './scripts.ts'

/** A part of the source that is code. */
interface Source {
  from: number
  to: number
}

/** Code that stands for markup: what is generated, what the source has, and markup that is still to be written. */
type Part = string | Source | MarkupNode

type MarkupNode = AST.Fragment['nodes'][number]
type ElementAttribute = AST.ElementLike['attributes'][number]

/** A node of an expression or a pattern; their types do not say that the parser notes places. */
type Placed = object | null | undefined

/**
 * Appends markup to a script: each expression as a statement, each fragment as a block, and what names a value for a
 * part of the markup as a function with that parameter.
 */
export function appendMarkup({ nodes }: AST.Fragment, script: VirtualScript, text: string): void {
  // A stack in place of recursion: hostile markup nests deeper than the call stack.
  const waiting: Part[] = nodes.toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') script.append(next)
    else if ('from' in next) script.appendSource(next.from, next.to)
    else for (const part of partsOf(next, text).toReversed()) waiting.push(part)
  }
}

function partsOf(node: MarkupNode, text: string): readonly Part[] {
  switch (node.type) {
    case 'Text':
    case 'Comment':
      return []
    case 'ExpressionTag':
    case 'HtmlTag':
    case 'RenderTag':
    case 'AttachTag':
      return value(node.expression)
    case 'DebugTag':
      return node.identifiers.flatMap(value)
    case 'ConstTag':
    case 'DeclarationTag':
      return declaration(node.declaration)
    case 'IfBlock':
      return [...value(node.test), ...block(node.consequent), ...block(node.alternate)]
    case 'EachBlock':
      return [
        ...value(node.expression),
        ...scope(
          [source(node.context), ...(node.index === undefined ? [] : [node.index])],
          [...value(node.key), ...node.body.nodes]
        ),
        ...block(node.fallback)
      ]
    case 'AwaitBlock':
      return [
        ...value(node.expression),
        ...block(node.pending),
        ...scope([source(node.value)], node.then?.nodes ?? []),
        ...scope([source(node.error)], node.catch?.nodes ?? [])
      ]
    case 'KeyBlock':
      return [...value(node.expression), ...block(node.fragment)]
    case 'SnippetBlock':
      return [
        `async function ${node.expression.name}(`,
        ...listed(node.parameters.map(source)),
        ') {',
        ...node.body.nodes,
        '}\n'
      ]
    default:
      return elementParts(node, text)
  }
}

function elementParts(element: AST.ElementLike, text: string): readonly Part[] {
  const { attributes, fragment } = element
  const lets = attributes.filter((each) => each.type === 'LetDirective')
  const others = attributes.filter((each) => each.type !== 'LetDirective')
  const inner = [...others.flatMap((each) => attributeParts(each, text)), ...block(fragment)]
  return [
    ...ownParts(element),
    ...(lets.length === 0
      ? inner
      : scope(
          lets.map((each) => (each.expression === null ? each.name : source(each.expression))),
          inner
        ))
  ]
}

/** What an element is drawn by: a component, or an expression that names one. */
function ownParts(element: AST.ElementLike): readonly Part[] {
  if (element.type === 'Component') return named(element.start + 1, element.name)
  if (element.type === 'SvelteComponent') return value(element.expression)
  return element.type === 'SvelteElement' && element.tag.type !== 'Literal' ? value(element.tag) : []
}

function attributeParts(attribute: ElementAttribute, text: string): readonly Part[] {
  switch (attribute.type) {
    case 'Attribute':
      return valueParts(attribute.value)
    case 'StyleDirective':
      return attribute.value === true
        ? named(nameStart(attribute, text), attribute.name)
        : valueParts(attribute.value)
    case 'UseDirective':
    case 'TransitionDirective':
    case 'AnimateDirective':
      return [...named(nameStart(attribute, text), attribute.name), ...value(attribute.expression)]
    default:
      return value(attribute.expression)
  }
}

function valueParts(attribute: AST.Attribute['value']): readonly Part[] {
  const parts = attribute === true ? [] : Array.isArray(attribute) ? attribute : [attribute]
  return parts.flatMap((part) => (part.type === 'ExpressionTag' ? value(part.expression) : []))
}

/** The place of `fade` in `transition:fade`. */
function nameStart({ start }: AST.BaseNode, text: string): number {
  return text.indexOf(':', start) + 1
}

/** A name that markup writes without braces; of `ui.Table` the first part. */
function named(start: number, name: string): readonly Part[] {
  const [first = ''] = name.split('.')
  return /^[A-Za-z_$][\w$]*$/.test(first) ? ['(', { from: start, to: start + first.length }, ');\n'] : []
}

function source(node: Placed): Part {
  if (!node) return '_'
  const { start, end } = node as AST.BaseNode
  return { from: start, to: end }
}

function value(expression: Placed): readonly Part[] {
  return expression ? ['(', source(expression), '\n);\n'] : []
}

function declaration({ kind, declarations }: AST.DeclarationTag['declaration']): readonly Part[] {
  const declared = declarations.map(({ id, init }): Part => {
    const [from] = rangeOf(id)
    const [, to] = rangeOf(init ?? id)
    return { from, to }
  })
  return [`${kind} `, ...listed(declared), '\n;']
}

function block(fragment: AST.Fragment | null | undefined): readonly Part[] {
  return fragment && fragment.nodes.length > 0 ? ['{', ...fragment.nodes, '}\n'] : []
}

/** A function with these parameters; one that is left out has a name that nothing uses. */
function scope(parameters: readonly Part[], inner: readonly Part[]): readonly Part[] {
  return ['(async (', ...listed(parameters), ') => {', ...inner, '});\n']
}

function listed(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]))
}
