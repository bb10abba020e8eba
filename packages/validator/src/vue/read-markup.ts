import type { AttributeNode, DirectiveNode, ElementNode, TemplateChildNode } from '@vue/compiler-dom'
import type { MarkupAttribute, MarkupChild, MarkupElement } from '../rules/site/element-access.ts'
import type { VueCompiler } from './compiler.ts'
import {
  attributeNode,
  componentElement,
  directiveNode,
  elementNode,
  interpolationNode,
  parseComponent,
  slotElement,
  templateElement,
  textNode
} from './syntax-tree.ts'

/** Directives that set the content of an element. */
const contentDirectives = new Set(['html', 'text'])

/**
 * Reads the outermost elements of a component of Vue, with what they hold. A single root gets the attributes that the
 * parent hands on (fallthrough), so that none is reported as missing there. Empty where the component has a syntax
 * error, which another rule reports.
 */
export function readMarkup(text: string, compiler: VueCompiler): MarkupElement[] {
  const blocks = parseComponent(text, compiler)?.children.filter((node) => node.type === elementNode)
  const markup = blocks?.find(({ tag }) => tag === 'template')
  if (markup === undefined || markup.props.some(({ name }) => name === 'lang')) return []
  const isElse = ({ props }: ElementNode): boolean =>
    props.some(({ type, name }) => type === directiveNode && name.startsWith('else'))
  const roots = markup.children.filter((node) => node.type === elementNode)
  const elements = readElements(markup.children)
  const isRead = (each: MarkupElement | undefined) => each !== undefined
  if (roots.filter((node) => !isElse(node)).length > 1)
    return roots.map((node) => elements.get(node)).filter(isRead)
  const outermost = roots.flatMap((node) => (node.tagType === templateElement ? node.children : [node]))
  return outermost
    .map((node) => elements.get(node))
    .filter(isRead)
    .map((element) => ({ ...element, open: true }))
}

/** Reads all elements below these nodes, by their node. */
function readElements(nodes: readonly TemplateChildNode[]): ReadonlyMap<TemplateChildNode, MarkupElement> {
  // A stack in place of recursion: hostile markup nests deeper than the call stack.
  const all: ElementNode[] = []
  const waiting = nodes.toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.type !== elementNode) continue
    all.push(next)
    waiting.push(...next.children.toReversed())
  }
  const read = new Map<TemplateChildNode, MarkupElement>()
  for (const node of all.toReversed()) read.set(node, readElement(node, read))
  return read
}

function readElement(
  { tag, tagType, props, children, loc }: ElementNode,
  read: ReadonlyMap<TemplateChildNode, MarkupElement>
): MarkupElement {
  const directives = props.filter((prop) => prop.type === directiveNode)
  const attributes = props.map((prop) =>
    prop.type === attributeNode ? readAttribute(prop) : readBinding(prop)
  )
  const isSet = directives.some(({ name }) => contentDirectives.has(name))
  return {
    name: tag,
    component: tagType === componentElement,
    range: [loc.start.offset, children[0]?.loc.start.offset ?? loc.end.offset],
    attributes: new Map(attributes.filter((each) => each !== undefined)),
    open: directives.some(isOpen),
    children: [...(isSet ? (['words'] as const) : []), ...children.flatMap((node) => readChild(node, read))]
  }
}

function readChild(
  node: TemplateChildNode,
  read: ReadonlyMap<TemplateChildNode, MarkupElement>
): readonly MarkupChild[] {
  if (node.type === textNode) return node.content.trim() === '' ? [] : ['words']
  if (node.type === interpolationNode) return ['words']
  const element = read.get(node)
  if (element === undefined || node.type !== elementNode) return []
  // The parent fills a slot; what the slot holds is its fallback.
  return node.tagType === slotElement ? ['words', element] : [element]
}

function readAttribute({ name, value }: AttributeNode): [string, MarkupAttribute] {
  const words = value?.content ?? ''
  return [name, { words: name === 'aria-hidden' && value === undefined ? 'true' : words, written: words }]
}

/** `:name="value"`, or `:name` for a value of the same name. */
function readBinding({ name, arg, exp }: DirectiveNode): [string, MarkupAttribute] | undefined {
  if (name !== 'bind' || arg === undefined) return undefined
  const bound = arg.loc.source
  return [bound, { written: exp?.loc.source ?? bound }]
}

/** `v-bind="others"` and `:[name]` may give the element any attribute. */
function isOpen({ name, arg }: DirectiveNode): boolean {
  return name === 'bind' && (arg === undefined || arg.loc.source.startsWith('['))
}
