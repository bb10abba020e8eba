import type { MarkupAttribute, MarkupChild, MarkupElement } from '../rules/site/element-access.ts'
import type { AngularCompiler, TmplAstBoundAttribute, TmplAstElement, TmplAstNode } from './compiler.ts'
import { childrenOf, nodesBelow, parseTemplate } from './parse-template.ts'
import { isPlainAttribute } from './plain-attributes.ts'
import type { TemplateSource } from './templates.ts'

/** Attributes of Angular's directives that set one of HTML, and properties whose name is another. */
const sameAs: ReadonlyMap<string, string> = new Map([
  ['htmlFor', 'for'],
  ['ngSrc', 'src'],
  ['routerLink', 'href']
])

/** Properties that set the content of an element. */
const contentProperties = new Set(['innerHTML', 'innerText', 'textContent'])

/** Reads the outermost elements of a template, with what they hold; blocks hold what may be drawn. */
export function readMarkup(source: TemplateSource, compiler: AngularCompiler): MarkupElement[] {
  const parsed = parseTemplate(source, compiler)
  // Where it has a syntax error, another rule says so.
  if (parsed === undefined || parsed.errors.length > 0) return []
  const read = new Map<TmplAstNode, readonly MarkupChild[]>()
  // What stands in a node is read before it.
  for (const node of nodesBelow(parsed.nodes).toReversed()) read.set(node, readNode(node, read, compiler))
  return parsed.nodes.flatMap((node) => read.get(node) ?? []).filter((each) => each !== 'words')
}

function readNode(
  node: TmplAstNode,
  read: ReadonlyMap<TmplAstNode, readonly MarkupChild[]>,
  compiler: AngularCompiler
): readonly MarkupChild[] {
  const inner = childrenOf(node).flatMap((each) => read.get(each) ?? [])
  if (node instanceof compiler.TmplAstText) return node.value.trim() === '' ? [] : ['words']
  if (node instanceof compiler.TmplAstBoundText || node instanceof compiler.TmplAstIcu) return ['words']
  // The parent fills a slot; what the slot holds is its fallback.
  if (node instanceof compiler.TmplAstContent) return ['words', ...inner]
  // A template is drawn where it is asked for: a label may stand around it there.
  if (node instanceof compiler.TmplAstTemplate)
    return node.tagName === 'ng-template' ? [drawnElsewhere(node.sourceSpan.start.offset, inner)] : inner
  if (!(node instanceof compiler.TmplAstElement)) return inner
  if (node.name !== 'ng-container') return [readElement(node, inner, compiler)]
  // A directive on a container may draw anything in its place.
  return node.attributes.length + node.inputs.length > 0 ? ['words', ...inner] : inner
}

function drawnElsewhere(start: number, children: readonly MarkupChild[]): MarkupElement {
  return { name: '', component: true, range: [start, start], attributes: new Map(), open: true, children }
}

function readElement(
  node: TmplAstElement,
  inner: readonly MarkupChild[],
  compiler: AngularCompiler
): MarkupElement {
  const { name, attributes, inputs, startSourceSpan } = node
  // A name that HTML does not know may be that of a directive, which draws in the element and sets its attributes.
  const isOpen = [...attributes, ...inputs].some((each) => !isPlainAttribute(name, each.name, compiler))
  const isSet = isOpen || inputs.some((each) => contentProperties.has(each.name))
  const written = attributes.map((each) => readAttribute(each.name, each.value))
  return {
    name: name.replace(/^:\w+:/, ''),
    component: name.includes('-'),
    range: [startSourceSpan.start.offset, startSourceSpan.end.offset],
    attributes: new Map([...written, ...inputs.flatMap((each) => readBinding(each, compiler))]),
    open: isOpen,
    children: isSet ? ['words', ...inner] : inner
  }
}

function readAttribute(name: string, value: string): [string, MarkupAttribute] {
  return [
    attributeName(name),
    { words: name === 'aria-hidden' && value === '' ? 'true' : value, written: value }
  ]
}

/** `[name]="value"` and `[attr.name]="value"`; classes and styles say nothing of an element. */
function readBinding(
  { name, type, value }: TmplAstBoundAttribute,
  { ASTWithSource, BindingType, LiteralPrimitive }: AngularCompiler
): [string, MarkupAttribute][] {
  if (type !== BindingType.Property && type !== BindingType.Attribute && type !== BindingType.TwoWay)
    return []
  const expression = value instanceof ASTWithSource ? value.ast : value
  const written = value instanceof ASTWithSource ? (value.source ?? '').trim() : ''
  const words = expression instanceof LiteralPrimitive ? String(expression.value) : undefined
  return [[attributeName(name), { words, written: words ?? written }]]
}

/** The name in HTML: `ariaLabel` is `aria-label`. */
function attributeName(name: string): string {
  return sameAs.get(name) ?? name.replace(/^aria(?=[A-Z])/, 'aria-').toLowerCase()
}
