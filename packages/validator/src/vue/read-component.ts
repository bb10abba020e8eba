import type { CompilerError, DirectiveNode, ElementNode, ExpressionNode, RootNode } from '@vue/compiler-dom'
import { blank, readBlocks } from '../sources/component.ts'
import { kindOf, type Kind } from '../sources/kind.ts'
import { firstProblem, readScript } from '../sources/script.ts'
import type { ComponentProblem } from '../rules/syntax/component-finding.ts'
import type { VueCompiler } from './compiler.ts'
import { expressionText } from './expression.ts'
import { directiveNode, elementNode, interpolationNode } from './syntax-tree.ts'

/** Errors of expressions, which are read here: in a browser the compiler would have to run them. */
const invalidExpression = 45

/** What Vue's compiler, and the parser of scripts, say of a component that is not well formed. */
export function componentProblems(text: string, compiler: VueCompiler): ComponentProblem[] {
  const problems: ComponentProblem[] = []
  const onError = ({ code, message, loc }: CompilerError): void => {
    if (code === invalidExpression) return
    const reason = reasonOf(code, compiler) ?? message
    problems.push({ reason, position: loc?.start.offset ?? 0 })
  }
  const root = compiler.parse(text, { parseMode: 'sfc', onError, comments: false })
  const blocks = root.children.filter((node) => node.type === elementNode)
  if (problems.length > 0) return withEnd(text, blocks, problems, compiler)
  const broken = strayTag(text, blocks)
  if (broken !== undefined) return [broken]
  if (!blocks.some(({ tag }) => tag === 'template' || tag === 'script'))
    return [
      { reason: 'At least one <template> or <script> is required in a single file component.', position: 0 }
    ]
  problems.push(...scriptProblems(text))
  const template = blocks.find(({ tag }) => tag === 'template')
  if (template === undefined || template.props.some(({ name }) => name === 'lang' || name === 'src'))
    return problems
  const types = readBlocks(text).some(({ ending }) => ending.startsWith('ts'))
  const kind = kindOf(types ? 'markup.ts' : 'markup.js')
  problems.push(...template.children.flatMap((child) => expressionProblems(child, kind)))
  const markup: RootNode = compiler.createRoot(template.children, text)
  compiler.compile(markup, { onError, comments: false, prefixIdentifiers: false })
  return problems
}

/** What a code of the compiler means: built for production, it says an address in place of it. */
function reasonOf(code: number | string, compiler: VueCompiler): string | undefined {
  const said: Readonly<Record<string, string>> = { ...compiler.errorMessages, ...compiler.DOMErrorMessages }
  return said[code]
}

/** A tag that the file ends in, outside of its blocks: the compiler passes over it. */
function strayTag(text: string, blocks: readonly ElementNode[]): ComponentProblem | undefined {
  let outside = text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/\S/g, ' '))
  for (const { loc } of blocks)
    outside =
      outside.slice(0, loc.start.offset) +
      ' '.repeat(loc.end.offset - loc.start.offset) +
      outside.slice(loc.end.offset)
  const position = outside.indexOf('<')
  return position < 0 ? undefined : { reason: 'Unexpected EOF in tag.', position }
}

/** The end of the last block, where nothing but that is missing. */
function withEnd(
  text: string,
  blocks: readonly ElementNode[],
  problems: readonly ComponentProblem[],
  compiler: VueCompiler
): ComponentProblem[] {
  const [problem] = problems
  const last = blocks.at(-1)
  if (problem === undefined || last === undefined || problems.length > 1) return [...problems]
  const end = `${text.endsWith('\n') ? '' : '\n'}</${last.tag}>\n`
  const closed = problem.position === last.loc.start.offset && componentProblems(text + end, compiler)
  return [{ ...problem, ...(closed && closed.length === 0 ? { lacks: end } : {}) }]
}

function scriptProblems(text: string): ComponentProblem[] {
  return readBlocks(text).flatMap(({ range, ending }) =>
    readScript(blank(text, range), kindOf(`script.${ending}`)).problems.map(({ reason, position }) => ({
      reason,
      position
    }))
  )
}

function expressionProblems(node: ElementNode['children'][number], kind: Kind): ComponentProblem[] {
  if (node.type === interpolationNode) return problemOf(node.content, kind, ['(', ')'])
  if (node.type !== elementNode) return []
  // What is inside is shown as it stands.
  if (node.props.some(({ type, name }) => type === directiveNode && name === 'pre')) return []
  return [
    ...node.props.flatMap((prop) => (prop.type === directiveNode ? directiveProblems(prop, kind) : [])),
    ...node.children.flatMap((child) => expressionProblems(child, kind))
  ]
}

function directiveProblems({ name, exp }: DirectiveNode, kind: Kind): ComponentProblem[] {
  // The compiler itself looks at `v-for`: its two sides are no expression.
  if (exp === undefined || name === 'for' || exp.loc.source.trim() === '') return []
  if (name === 'slot') return problemOf(exp, kind, ['((', ') => {})'])
  const asValue = problemOf(exp, kind, ['(', ')'])
  if (asValue.length === 0 || name !== 'on') return asValue
  return problemOf(exp, kind, ['async () => {', '}'])
}

function problemOf(
  expression: ExpressionNode,
  kind: Kind,
  [before, after]: readonly [string, string]
): ComponentProblem[] {
  const { source, start } = expression.loc
  const problem = firstProblem(`${before}${expressionText(expression)}\n${after}`, kind)
  if (problem === undefined) return []
  const within = Math.min(Math.max(problem.position - before.length, 0), source.length)
  return [{ reason: problem.reason, position: start.offset + within }]
}
