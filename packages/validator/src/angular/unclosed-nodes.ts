import { messages } from '../messages.ts'
import type { ComponentProblem } from '../rules/syntax/component-finding.ts'
import { optionalEnds } from '../sources/html.ts'
import type {
  AngularCompiler,
  AST,
  ParseSourceSpan,
  TmplAstBlockNode,
  TmplAstContent,
  TmplAstElement,
  TmplAstNode,
  TmplAstTemplate,
  TmplAstTextAttribute
} from './compiler.ts'
import { branchesOf, childrenOf } from './parse-template.ts'

/** A problem of a template, and the end that would close what is open: elements and blocks have one. */
export interface TemplateProblem extends ComponentProblem {
  end?: string
}

type BlockNode = TmplAstBlockNode & TmplAstNode
type ElementNode = TmplAstContent | TmplAstElement | TmplAstTemplate

const longestName = 200

/** Finds elements, blocks and interpolations that have no end: the compiler passes over most of them. */
export function unclosedNodes(
  nodes: readonly TmplAstNode[],
  text: string,
  compiler: AngularCompiler
): TemplateProblem[] {
  const problems: TemplateProblem[] = []
  // A stack in place of recursion: hostile markup nests deeper than the call stack.
  const waiting = nodes.toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof compiler.TmplAstText) problems.push(...unclosedInterpolation(next.sourceSpan, text))
    if (next instanceof compiler.TmplAstBoundText)
      problems.push(...lastInterpolation(next.value, next.sourceSpan, text, compiler))
    if (isBlock(next)) problems.push(...unclosedBlock(next))
    const element = toElement(next, compiler)
    problems.push(...(element ? unclosedElement(element, text) : []))
    // What is inside is shown as it stands.
    if (element?.attributes.some(({ name }) => name === 'ngNonBindable')) continue
    for (const attribute of element?.attributes ?? []) problems.push(...unclosedAttribute(attribute, text))
    for (const { value, valueSpan } of element && 'inputs' in element ? element.inputs : [])
      if (valueSpan) problems.push(...lastInterpolation(value, valueSpan, text, compiler))
    for (const node of childrenOf(next).toReversed()) waiting.push(node)
  }
  return problems
}

function isBlock(node: TmplAstNode): node is BlockNode {
  return 'nameSpan' in node && 'endSourceSpan' in node
}

/** Of `@if` with its `@else`, the branch is reported that is open. */
function unclosedBlock(block: BlockNode): TemplateProblem[] {
  const isOpen = ({ endSourceSpan }: BlockNode): boolean => endSourceSpan === null
  if (!isOpen(block) || branchesOf(block).some((each) => isBlock(each) && isOpen(each))) return []
  const [, name = ''] = /^@?(.*?)\s*$/.exec(block.nameSpan.toString()) ?? []
  return [{ reason: messages.unclosedBlock(name), position: block.startSourceSpan.start.offset, end: '}' }]
}

/** A node that has a tag of its own: of `*ngIf` on an element, the element alone. */
function toElement(
  node: TmplAstNode,
  { TmplAstContent, TmplAstElement, TmplAstTemplate }: AngularCompiler
): ElementNode | undefined {
  if (node instanceof TmplAstTemplate) return node.tagName === 'ng-template' ? node : undefined
  return node instanceof TmplAstElement || node instanceof TmplAstContent ? node : undefined
}

function unclosedElement({ startSourceSpan, endSourceSpan }: ElementNode, text: string): TemplateProblem[] {
  const position = startSourceSpan.start.offset
  const name = /^<([^\s/>]+)/.exec(text.slice(position, position + longestName))?.[1]
  if (endSourceSpan !== null || name === undefined || optionalEnds.has(name)) return []
  return [{ reason: messages.unclosedTag(name), position, end: `</${name}>` }]
}

/** `(click="go()"` is an attribute of that name to the compiler. */
function unclosedAttribute(
  { name, sourceSpan, valueSpan }: TmplAstTextAttribute,
  text: string
): TemplateProblem[] {
  if (/^[[(]/.test(name))
    return [{ reason: messages.unclosedBinding(name), position: sourceSpan.start.offset }]
  return valueSpan ? unclosedInterpolation(valueSpan, text) : []
}

/** `{{ a }} {{ b }` is one interpolation and a text to the compiler. */
function lastInterpolation(
  value: AST,
  { start, end }: ParseSourceSpan,
  text: string,
  { ASTWithSource, Interpolation }: AngularCompiler
): TemplateProblem[] {
  const parsed = value instanceof ASTWithSource ? value.ast : value
  const isSuspect = parsed instanceof Interpolation && parsed.strings.some((each) => each.includes('{{'))
  const within = isSuspect ? text.slice(start.offset, end.offset).search(/\{\{(?:(?!\}\}|\{\{)[^])*$/) : -1
  return within < 0 ? [] : [{ reason: messages.unclosedInterpolation, position: start.offset + within }]
}

function unclosedInterpolation({ start, end }: ParseSourceSpan, text: string): TemplateProblem[] {
  const position = text.slice(start.offset, end.offset).lastIndexOf('{{')
  return position < 0 ? [] : [{ reason: messages.unclosedInterpolation, position: start.offset + position }]
}
