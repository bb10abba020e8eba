// Each section that a source or a document cites has a heading: `spec 1 §4` in docs/requirements.md, `design §3` in
// docs/architecture.md, so that whoever reads a citation can look up what the code obeys.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesMatching } from './sources.ts'
import { root } from '../root.ts'

/** The documents that hold the sections, by the text that a citation names: a specification by its number. */
const documents = { requirements: 'docs/requirements.md', architecture: 'docs/architecture.md' } as const

/** `spec 1 §4`, `(3 §9)`, `spec 2 §2, §6 and §8`, `design §3`, also where the line of a comment breaks in between. */
const citation =
  /(?<![\w.])(\d|[dD]esign)(?:\s|\n[ \t]*(?:\*|\/\/))+§(\d+(?:(?:,|,? and)(?:\s|\n[ \t]*(?:\*|\/\/))+§\d+)*)/g

/** The sections that a text cites, each once, as `spec 1 §4` or `design §3`. */
export function findCitations(text: string): string[] {
  const found = [...text.matchAll(citation)].flatMap(([, source = '', sections = '']) => {
    const name = /\d/.test(source) ? `spec ${source}` : 'design'
    return [...sections.matchAll(/\d+/g)].map(([section]) => `${name} §${section}`)
  })
  return [...new Set(found)]
}

/** The sections that the two documents have a heading for. */
export function findSections(requirements: string, architecture: string): string[] {
  return [
    ...[...requirements.matchAll(/^## Specification (\d), §(\d+): /gm)].map(
      ([, text, section]) => `spec ${text} §${section}`
    ),
    ...[...architecture.matchAll(/^## §(\d+): /gm)].map(([, section]) => `design §${section}`)
  ]
}

export function check(): string[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const sections = findSections(read(documents.requirements), read(documents.architecture))
  return sourcesMatching(/\.(?:ts|tsx|js|mjs|css|md)$/)
    .filter(({ path }) => !path.endsWith('check-citations.test.ts'))
    .flatMap(({ path, text }) =>
      findCitations(text)
        .filter((cited) => !sections.includes(cited))
        .map((cited) => {
          const document = cited.startsWith('design') ? documents.architecture : documents.requirements
          return `${path} cites ${cited}, for which ${document} has no heading`
        })
    )
}
