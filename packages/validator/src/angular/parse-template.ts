import type { AngularCompiler, ParseError, TmplAstNode } from './compiler.ts'
import type { TemplateSource } from './templates.ts'

/** A parsed template: what it holds, and what the compiler says of it. */
export interface ParsedTemplate {
  nodes: readonly TmplAstNode[]
  errors: readonly ParseError[]
}

/** Several rules read a template one after the other. */
let last: { source: TemplateSource; parsed: ParsedTemplate | undefined } | undefined

/** Parses a template; undefined where it nests too deep for the compiler. Never throws. */
export function parseTemplate(source: TemplateSource, compiler: AngularCompiler): ParsedTemplate | undefined {
  const isKnown = last?.source.text === source.text && last.source.range?.[0] === source.range?.[0]
  if (!isKnown || last === undefined) last = { source, parsed: parseAnew(source, compiler) }
  return last.parsed
}

function parseAnew({ text, range }: TemplateSource, compiler: AngularCompiler): ParsedTemplate | undefined {
  const place = range && { startPos: range[0], startLine: 0, startCol: 0, endPos: range[1] }
  // Each problem is an error, and where in the compiler it was made is of no use.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    const { nodes, errors } = compiler.parseTemplate(text, '', {
      alwaysAttemptHtmlToR3AstConversion: true,
      enableI18nLegacyMessageIdFormat: false,
      ...(place ? { range: place, escapedString: true } : {})
    })
    return { nodes, errors: errors ?? [] }
  } catch {
    return undefined
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

const branches = ['branches', 'groups', 'empty', 'placeholder', 'loading', 'error', 'errorBlocks'] as const

type Parts = Partial<
  Record<(typeof branches)[number] | 'children', TmplAstNode | readonly TmplAstNode[] | null>
>

/** The branches of a block, such as its `@else` and `@empty`. */
export function branchesOf(node: TmplAstNode): TmplAstNode[] {
  return branches.flatMap((key) => (node as Parts)[key] ?? [])
}

/** What stands in a node, whatever its kind: elements, and blocks with their branches. */
export function childrenOf(node: TmplAstNode): TmplAstNode[] {
  return [(node as Parts).children ?? [], branchesOf(node)].flat()
}

/** All nodes at and below these, parents first. */
export function nodesBelow(nodes: readonly TmplAstNode[]): TmplAstNode[] {
  const all: TmplAstNode[] = []
  // A stack in place of recursion: hostile markup nests deeper than the call stack.
  const waiting = nodes.toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    all.push(next)
    for (const node of childrenOf(next).toReversed()) waiting.push(node)
  }
  return all
}
