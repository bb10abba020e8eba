import { parse, type ParserOptions } from '@babel/parser'
import type { Kind } from './kind.ts'
import { indexByType, type Node } from './node.ts'

/** A syntax error, with its place. */
export interface SyntaxProblem {
  /** Without the position in brackets. */
  reason: string
  code: string
  position: number
}

/** A parsed script. */
export interface Script {
  /** Absent where the parser gave up. */
  program?: Node
  /** The first is the one it gave up at, if it did. */
  problems: readonly SyntaxProblem[]
  nodes: (type: string) => readonly Node[]
}

interface ParserError {
  message: string
  reasonCode?: string
  pos?: number
}

function optionsFor(kind: Kind): ParserOptions {
  const plugins: ParserOptions['plugins'] = ['estree', 'decorators', 'decoratorAutoAccessors']
  if (kind.jsx) plugins.push('jsx')
  if (kind.types) plugins.push(['typescript', { dts: kind.id === 'd.ts' }])
  const module = kind.types || kind.id === 'jsx' || kind.id === 'mjs'
  return {
    sourceType: module ? 'module' : 'unambiguous',
    plugins,
    ranges: true,
    errorRecovery: true,
    attachComment: false,
    allowReturnOutsideFunction: kind.id === 'cjs',
    allowNewTargetOutsideFunction: true
  }
}

function toProblem(thrown: unknown): SyntaxProblem {
  const error = thrown as ParserError
  return {
    reason: error.message.replace(/ \(\d+:\d+\)$/, ''),
    code: error.reasonCode ?? 'Unknown',
    position: error.pos ?? 0
  }
}

/** TypeScript has decorators of parameters, of which Angular, Nest and TypeORM make use; JavaScript has none. */
const isAllowed = (kind: Kind, { code }: SyntaxProblem): boolean =>
  kind.types && code === 'UnsupportedParameterDecorator'

/** Parses a script; never throws. */
export function readScript(text: string, kind: Kind): Script {
  // The parser creates an Error for each problem, and its stack trace costs more than the problem itself.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    const file = parse(text, optionsFor(kind))
    const program = file.program as unknown as Node
    let index: ReadonlyMap<string, readonly Node[]> | undefined
    const nodes = (type: string): readonly Node[] => (index ??= indexByType(program)).get(type) ?? []
    const problems = (file.errors ?? []).map(toProblem).filter((each) => !isAllowed(kind, each))
    return { program, problems, nodes }
  } catch (thrown) {
    return { problems: [toProblem(thrown)], nodes: () => [] }
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** The first syntax error of a text; undefined where it parses to the end. */
export function firstProblem(text: string, kind: Kind): SyntaxProblem | undefined {
  return readScript(text, kind).problems[0]
}

/** Characters from a problem to the end: unlike the position, they stay the same when something before it changes. */
export function unreadAfter(text: string, problem: SyntaxProblem | undefined): number {
  return problem ? text.length - problem.position + 1 : 0
}
