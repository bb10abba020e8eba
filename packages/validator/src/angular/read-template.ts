import { messages } from '../messages.ts'
import type { ComponentProblem } from '../rules/syntax/component-finding.ts'
import type { AngularCompiler, ParseError } from './compiler.ts'
import { parseTemplate } from './parse-template.ts'
import type { TemplateSource } from './templates.ts'
import { unclosedNodes, type TemplateProblem } from './unclosed-nodes.ts'

/** A file that was cut off deeper than this, or is longer, is not closed again: it is parsed for each end. */
const mostEnds = 20
const longestMended = 100_000

/** What Angular's compiler says of a template that is not well formed, and what is left open in it. */
export function templateProblems(source: TemplateSource, compiler: AngularCompiler): ComponentProblem[] {
  const problems = problemsIn(source, compiler).map(({ reason, position }) => ({ reason, position }))
  const [first, ...others] = problems
  const isMended = source.range === undefined && source.text.length <= longestMended
  const lacks = first && isMended ? missingEnd(source.text, compiler) : undefined
  return first && lacks !== undefined ? [{ ...first, lacks }, ...others] : problems
}

function problemsIn(source: TemplateSource, compiler: AngularCompiler): TemplateProblem[] {
  const parsed = parseTemplate(source, compiler)
  if (parsed === undefined) return []
  const said = parsed.errors.map((error) => toProblem(error, source.text))
  const all = [...said, ...unclosedNodes(parsed.nodes, source.text, compiler)]
  // Of a block without an end, the compiler may speak as well.
  const byPlace = new Map(all.map((problem) => [`${problem.position} ${problem.reason}`, problem]))
  return [...byPlace.values()].toSorted((one, other) => one.position - other.position)
}

/** Where an expression stops being one is said in words: `at column 4 in [ a b ] in file@0:3`. */
const expressionError =
  /^Parser Error: ([\s\S]*?)(?: at column (\d+) in| at the end of the expression) \[([\s\S]*)\] in [^\n]*$/

function toProblem({ msg, span }: ParseError, text: string): TemplateProblem {
  const position = span.start.offset
  const block = /^Unclosed block "(.*)"$/.exec(msg)?.[1]
  if (block !== undefined) return { reason: messages.unclosedBlock(block), position, end: '}' }
  const [, reason, column, expression = ''] = expressionError.exec(msg) ?? []
  // Behind its first sentence it tells of entities and addresses.
  if (reason === undefined)
    return { reason: msg.replace(/\. (?:If you meant|For more info)[\s\S]*$/, ''), position }
  const start = Math.max(text.indexOf(expression, position), position)
  const within = column === undefined ? expression.trimEnd().length : Number(column) - 1
  return { reason, position: start + within }
}

/** The ends of what is open at the end of a file; undefined where it would not be whole with them. */
function missingEnd(text: string, compiler: AngularCompiler): string | undefined {
  let ends = text.endsWith('\n') ? '' : '\n'
  for (let count = 0; count <= mostEnds; count += 1) {
    const problems = problemsIn({ text: text + ends }, compiler)
    const end = problems.at(-1)?.end
    if (problems.length === 0) return ends
    if (end === undefined || problems.some((each) => each.end === undefined)) return undefined
    ends += `${end}\n`
  }
  return undefined
}
