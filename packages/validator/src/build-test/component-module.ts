import { blank, readBlocks } from '../sources/component.ts'

const imported = /\bimport\s+(?!type\b)([^'"]*?)\s*from\s*['"]/g

/** A component of Vue as the module that its compiler makes of it, as far as imports and exports go. */
export function vueModule(text: string, withoutTypes: (text: string, jsx: boolean) => string): string {
  const blocks = readBlocks(text)
  // All scripts of a component become one module.
  const script = mergeScripts(
    text,
    blocks.map(({ range }) => range)
  )
  const typed = blocks.some(({ ending }) => ending.startsWith('ts'))
  const used = usedInMarkup(text, script)
  const uses = used.length === 0 ? '' : `\n;[${used.join(', ')}]`
  const exports = /^\s*export\s+default\b/m.test(script) ? '' : '\nexport default {}'
  const whole = `${script}${uses}${exports}\n`
  return typed
    ? withoutTypes(
        whole,
        blocks.some(({ ending }) => ending.endsWith('x'))
      )
    : whole
}

/** The scripts of a component as one; lines stay where they were. */
export function mergeScripts(text: string, ranges: readonly (readonly [number, number])[]): string {
  const ordered = ranges.toSorted(([one], [other]) => one - other)
  let at = 0
  let script = ''
  for (const [start, end] of ordered) {
    script += blank(text.slice(at, start), [start - at, start - at]) + text.slice(start, end)
    at = end
  }
  return script
}

/** Imported names that the markup makes use of: without them a name that is erased as a type would not be bound. */
function usedInMarkup(text: string, script: string): string[] {
  const names = [...script.matchAll(imported)].flatMap(([, clause = '']) =>
    clause
      .replace(/\btype\s+\w+(?:\s+as\s+\w+)?/g, '')
      .split(/[{},]/)
      .flatMap((each) => /(?:\bas\s+)?([\w$]+)\s*$/.exec(each)?.[1] ?? [])
  )
  const markup = markupCode(text)
  return names.filter((name) => markup.has(name) || markup.has(kebab(name)))
}

/** The words of tags, directives and interpolations. */
function markupCode(text: string): ReadonlySet<string> {
  const tags = text.match(/(?<=<)[A-Za-z][\w-]*/g) ?? []
  const code = [
    ...text.matchAll(/\{\{([\s\S]*?)\}\}/g),
    ...text.matchAll(/\s(?:v-[^\s=>]+|[:@#][^\s=>]+)\s*=\s*"([^"]*)"/g)
  ].flatMap(([, each = '']) => each.match(/[\w$]+/g) ?? [])
  const short = [...text.matchAll(/\s:([\w-]+)(?=[\s/>])/g)].flatMap(([, name = '']) => name)
  return new Set([...tags, ...code, ...short])
}

function kebab(name: string): string {
  return name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}
