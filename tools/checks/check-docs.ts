// Every path of the repository that a document names is there, so that whoever moves a file mends what told of it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesMatching } from './sources.ts'
import { root } from '../root.ts'

const pathInText =
  /(?<![\w./-])(?:apps|packages|templates|tools|deploy|docs)\/[\w./{},@-]*[\w}](?![\w/-]*\*)/g

/** What only an installation has, and what a plan has yet to make. */
const exempt: readonly string[] = ['deploy/.env']
const plans = /^docs\/progress\.md$/

/** `a/{b,c}/d` as a/b/d and a/c/d. */
function expandBraces(path: string): string[] {
  const [whole, list] = /\{([^{}]*)\}/.exec(path) ?? []
  if (whole === undefined || list === undefined) return [path]
  return list.split(',').flatMap((each) => expandBraces(path.replace(whole, each)))
}

export function check(): string[] {
  const documents = sourcesMatching(/^(?!CHANGELOG)[^/]*\.md$|^(docs|packages|apps)\/.*\.md$/)
  return documents
    .filter(({ path }) => !plans.test(path))
    .flatMap(({ path, text }) =>
      [...new Set([...text.matchAll(pathInText)].map(([found]) => found))]
        .flatMap(expandBraces)
        .filter((named) => !exempt.includes(named) && !existsSync(join(root, named)))
        .map((named) => `${path} names ${named}, which is not there: say where it went`)
    )
}
