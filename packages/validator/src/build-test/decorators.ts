import type { ClassFacts } from '../sources/class-facts.ts'

/**
 * A script without its decorators, which the compiler of types does not read in front of parameters. What they name
 * stays a use at its end, and template and styles of a component are imports; lines stay where they were.
 */
export function withoutDecorators(text: string, { decorators, classes }: ClassFacts): string {
  if (decorators.length === 0) return text
  let code = ''
  let at = 0
  const expressions: string[] = []
  for (const { range, expression } of decorators.toSorted((one, other) => one.range[0] - other.range[0])) {
    // A decorator within another one goes with it.
    if (range[0] < at) continue
    code += text.slice(at, range[0]) + text.slice(...range).replace(/[^\r\n]/g, ' ')
    at = range[1]
    expressions.push(text.slice(...expression))
  }
  code += text.slice(at)
  const files = classes.flatMap(({ metadata }) => [metadata?.templateUrl, ...(metadata?.styleUrls ?? [])])
  const imports = files.flatMap((file) => (file ? `import ${JSON.stringify(file.value)}\n` : []))
  return `${code}\n;(() => [${expressions.join(',\n')}])\n${imports.join('')}`
}
