// Each line of the control panel's acceptance list has an entry in docs/spec-map.md, with tests that are there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** How many lines each part of the list has. */
const lines = { A: 10, B: 8, C: 10, D: 23, E: 14, F: 9, G: 7, H: 10, I: 10, J: 4, K: 3 } as const

const heading = '## The control panel, line by line'

/** An entry of the list: its line, and the tests that show it, one a line, or `to come`. */
interface Entry {
  line: string
  shown: string
}

/** Reads the entries below the heading. */
export function readEntries(document: string): Entry[] {
  const [, section = ''] = document.split(heading)
  const [list = ''] = section.split('\n## ')
  return [...list.matchAll(/^- ([A-K]\d+) .*?:(.*(?:\n +- .*)*)$/gm)].map(([, line = '', shown = '']) => ({
    line,
    shown: shown.replaceAll(/^ *(?:- )?/gm, '').trim()
  }))
}

/** What an entry names that is not there; `read` gives the text of a file, and undefined where there is none. */
export function findUnproven({ line, shown }: Entry, read: (file: string) => string | undefined): string[] {
  if (shown === 'to come') return []
  const tests = [...shown.matchAll(/`([^`]+)` "([^"]+)"/g)]
  const hasNone = (part: string): boolean => !part.endsWith(':') && !/`[^`]+` "[^"]+"/.test(part)
  if (tests.length === 0 || shown.split('\n').some(hasNone))
    return [`line ${line} names no test: write \`file\` "words of its title", or "to come"`]
  return tests.flatMap(([, file = '', title = '']) => {
    const text = read(file)
    if (text === undefined) return [`line ${line} names ${file}, which is not there`]
    return text.includes(title) ? [] : [`line ${line} names a test "${title}", which ${file} does not hold`]
  })
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}

export function check(): string[] {
  const entries = readEntries(readText('docs/spec-map.md') ?? '')
  const wanted = Object.entries(lines).flatMap(([part, count]) =>
    Array.from({ length: count }, (_, at) => `${part}${at + 1}`)
  )
  const missing = wanted.filter((line) => entries.filter((entry) => entry.line === line).length !== 1)
  return [
    ...missing.map((line) => `docs/spec-map.md has not one entry for line ${line}: say what and its tests`),
    ...entries
      .flatMap((entry) => findUnproven(entry, readText))
      .map((finding) => `docs/spec-map.md: ${finding}`)
  ]
}
