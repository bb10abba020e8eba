import type { ComponentProblem } from '../rules/syntax/component-finding.ts'
import { blank } from '../sources/component.ts'
import { readScript } from '../sources/script.ts'
import { scriptKind, scriptsOf } from './scripts.ts'
import type { SvelteParser } from './compiler.ts'
import { parseComponent, type ParseError } from './parse-component.ts'

/** What Svelte's parser says of a component, and a name of its scripts that is declared twice. */
export function componentProblems(text: string, parse: SvelteParser): ComponentProblem[] {
  const { root, error } = parseComponent(text, parse)
  if (error) {
    const lacks = missingEnd(text, error, parse)
    const { reason, position } = error
    return [{ reason, position, ...(lacks === undefined ? {} : { lacks }) }]
  }
  if (root === undefined) return []
  const kind = scriptKind(root)
  return scriptsOf(root).flatMap((range) =>
    readScript(blank(text, range), kind)
      .problems.filter(({ code }) => code === 'VarRedeclaration')
      .map(({ reason, position }) => ({ reason, position }))
  )
}

/** A file that was cut off deeper than this is not closed again. */
const mostEnds = 20

/** The ends of what is open at the end of a file; undefined where it would not parse with them. */
function missingEnd(text: string, first: ParseError, parse: SvelteParser): string | undefined {
  let ends = text.endsWith('\n') ? '' : '\n'
  let error: ParseError | undefined = first
  for (let count = 0; count < mostEnds; count += 1) {
    const end = endOf(text, error)
    if (end === undefined) return undefined
    ends += `${end}\n`
    error = parseComponent(text + ends, parse).error
    if (error === undefined) return ends
  }
  return undefined
}

function endOf(text: string, { code, reason, position }: ParseError): string | undefined {
  if (code === 'block_unclosed') {
    const name = /^\{?\s*#(\w+)/.exec(text.slice(position))?.[1]
    return name === undefined ? undefined : `{/${name}}`
  }
  // Of styles and scripts it says which end it expected.
  const tag =
    code === 'element_unclosed'
      ? /^`<([\w:.-]+)>`/.exec(reason)?.[1]
      : /^Expected token <\/(style|script)$/.exec(reason)?.[1]
  return tag === undefined ? undefined : `</${tag}>`
}
