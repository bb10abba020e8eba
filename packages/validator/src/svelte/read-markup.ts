import type { AST } from 'svelte/compiler'
import type { MarkupAttribute, MarkupChild, MarkupElement } from '../rules/site/element-access.ts'

type MarkupNode = AST.Fragment['nodes'][number]

/** Elements without a shape of their own: what they hold stands where they stand. */
const transparent = new Set([
  'SvelteBody',
  'SvelteBoundary',
  'SvelteDocument',
  'SvelteFragment',
  'SvelteHead',
  'SvelteWindow'
])

/** Elements that are drawn by another component, or by a name that is known at run time. */
const drawnElsewhere = new Set(['Component', 'SvelteComponent', 'SvelteElement', 'SvelteSelf'])

/** Bindings that set the content of an element. */
const contentBindings = new Set(['innerHTML', 'textContent', 'innerText'])

/** Reads the outermost elements of a component of Svelte, with what they hold; blocks hold what may be drawn. */
export function readMarkup({ fragment }: AST.Root, text: string): MarkupElement[] {
  const all = nodesBelow(fragment)
  const read = new Map<MarkupNode, readonly MarkupChild[]>()
  // What stands in a node is read before it.
  for (const node of all.toReversed()) read.set(node, readNode(node, read, text))
  return fragment.nodes.flatMap((node) => read.get(node) ?? []).filter((each) => each !== 'words')
}

/** All nodes below a fragment, parents first. */
function nodesBelow(fragment: AST.Fragment): MarkupNode[] {
  const all: MarkupNode[] = []
  // A stack in place of recursion: hostile markup nests deeper than the call stack.
  const waiting: MarkupNode[] = fragment.nodes.toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    all.push(next)
    for (const node of nodesIn(next).toReversed()) waiting.push(node)
  }
  return all
}

function nodesIn(node: MarkupNode): readonly MarkupNode[] {
  return fragmentsOf(node).flatMap((fragment) => fragment?.nodes ?? [])
}

function fragmentsOf(node: MarkupNode): readonly (AST.Fragment | null | undefined)[] {
  switch (node.type) {
    case 'IfBlock':
      return [node.consequent, node.alternate]
    case 'EachBlock':
      return [node.body, node.fallback]
    case 'AwaitBlock':
      return [node.pending, node.then, node.catch]
    case 'SnippetBlock':
      return [node.body]
    default:
      return 'fragment' in node ? [node.fragment] : []
  }
}

function readNode(
  node: MarkupNode,
  read: ReadonlyMap<MarkupNode, readonly MarkupChild[]>,
  text: string
): readonly MarkupChild[] {
  const inner = nodesIn(node).flatMap((each) => read.get(each) ?? [])
  switch (node.type) {
    case 'Text':
      return node.data.trim() === '' ? [] : ['words']
    case 'ExpressionTag':
    case 'HtmlTag':
    case 'RenderTag':
      return ['words']
    // The parent fills a slot; what the slot holds is its fallback.
    case 'SlotElement':
      return ['words', ...inner]
    // Where a snippet is drawn is not known here: a label may stand around it.
    case 'SnippetBlock':
      return [drawnByOthers(node, inner)]
    default:
      return 'attributes' in node && !transparent.has(node.type) ? [readElement(node, inner, text)] : inner
  }
}

function drawnByOthers({ start }: AST.BaseNode, inner: readonly MarkupChild[]): MarkupElement {
  return {
    name: '',
    component: true,
    range: [start, start],
    attributes: new Map(),
    open: true,
    children: inner
  }
}

function readElement(
  { type, name, start, end, attributes, fragment }: AST.ElementLike,
  inner: readonly MarkupChild[],
  text: string
): MarkupElement {
  const isSet = attributes.some((each) => each.type === 'BindDirective' && contentBindings.has(each.name))
  const written = attributes.filter((each) => each.type === 'Attribute')
  return {
    name,
    component: drawnElsewhere.has(type),
    range: [start, fragment.nodes[0]?.start ?? end],
    attributes: new Map(written.map((each) => [each.name, readAttribute(each, text)])),
    open: attributes.some((each) => each.type === 'SpreadAttribute'),
    children: isSet ? ['words', ...inner] : inner
  }
}

function readAttribute({ name, value }: AST.Attribute, text: string): MarkupAttribute {
  if (value === true) return { words: name === 'aria-hidden' ? 'true' : '', written: '' }
  const parts = Array.isArray(value) ? value : [value]
  const words = parts.map((part) => (part.type === 'Text' ? part.data : literalWords(part.expression)))
  const isKnown = words.every((each) => each !== undefined)
  return {
    words: isKnown ? words.join('') : undefined,
    written: parts
      .map((part) => (part.type === 'Text' ? part.data : sourceOf(part.expression, text)))
      .join('')
  }
}

function literalWords(expression: AST.ExpressionTag['expression']): string | undefined {
  return expression.type === 'Literal' ? String(expression.value) : undefined
}

function sourceOf(expression: object, text: string): string {
  const { start, end } = expression as AST.BaseNode
  return text.slice(start, end)
}
