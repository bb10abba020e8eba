// Makes the outlines of Svelte components, of which the markup is read as an expression of the script.
import type { Outline } from '../../packages/generator/src/index.ts'
import { outlineParts } from './outline-parts.ts'
import { markupAsScript } from './svelte-markup.ts'
import { parseSvelte, rangeOfScript, scriptAttribute } from './svelte-parser.ts'

/** The outlines of components, by path. */
export function outlineSvelte(texts: ReadonlyMap<string, string>): Map<string, Outline> {
  return new Map([...texts].map(([path, text]) => [path, outlineComponent(path, text)]))
}

function outlineComponent(path: string, text: string): Outline {
  const { fragment, instance } = parseSvelte(path, text)
  const { start, end } = instance === null ? { start: 0, end: 0 } : rangeOfScript(instance)
  return outlineParts(path, text, {
    script: text.slice(start, end),
    at: start,
    generic: instance === null ? undefined : scriptAttribute(instance, 'generics'),
    markup: () => `export const markup = ${markupAsScript(path, text, fragment)}\n`
  })
}
