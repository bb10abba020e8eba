// Every path of the repository that a document names is there, so that whoever moves a file mends what told of it.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listPaths, sourcesMatching, type Source } from './sources.ts'
import { root } from '../root.ts'

/** A path from the root of the repository, in any text or table. */
const pathInText =
  /(?<![\w./-])(?:apps|packages|templates|tools|deploy|docs)\/[\w./{},@-]*[\w}](?![\w/-]*\*)/g

/** A file or folder in backticks, named from wherever the document speaks of: `backend/port.ts`, `src/`, `zip.ts`. */
const pathInBackticks = /`([\w@-][\w./@-]*(?:\/|\.(?:tsx?|mjs|css|md)))`/g

/** Only an installation or a build has these. */
const exempt: readonly string[] = ['deploy/.env']
/** Files of generated projects and of other tools, of which the documents speak too. */
const elsewhere = /^(?:build|data|dist|node_modules|certs)\/|^(?:App|index|jsconfig)\.\w+$/
const plans = /^docs\/progress\.md$/

/** `a/{b,c}/d` as a/b/d and a/c/d. */
function expandBraces(path: string): string[] {
  const [whole, list] = /\{([^{}]*)\}/.exec(path) ?? []
  if (whole === undefined || list === undefined) return [path]
  return list.split(',').flatMap((each) => expandBraces(path.replace(whole, each)))
}

/** The paths from the root that a document names and that are not there. */
export function findDeadPaths(text: string, exists: (path: string) => boolean): string[] {
  return [...new Set([...text.matchAll(pathInText)].map(([found]) => found))]
    .flatMap(expandBraces)
    .filter((named) => !exempt.includes(named) && !exists(named))
}

/** The names in backticks that no file or folder ends with: beside a package's README, none in that package. */
export function findDeadNames({ path, text }: Source, files: readonly string[]): string[] {
  const folder = dirname(path)
  const near = /^(?:apps|packages)\//.test(path)
    ? files.filter((file) => file.startsWith(`${folder}/`))
    : files
  const isThere = (name: string, among: readonly string[]): boolean =>
    among.some((file) => `/${file}`.includes(`/${name}`))
  return [...new Set([...text.matchAll(pathInBackticks)].map(([, name = '']) => name))].filter(
    (name) => !elsewhere.test(name) && !isThere(name, near) && !(name.includes('/') && isThere(name, files))
  )
}

export function check(): string[] {
  const files = listPaths()
  const documents = sourcesMatching(/^(?!CHANGELOG)[^/]*\.md$|^(docs|packages|apps)\/.*\.md$/)
  return documents
    .filter(({ path }) => !plans.test(path))
    .flatMap((document) =>
      [
        ...findDeadPaths(document.text, (named) => existsSync(join(root, named))),
        ...findDeadNames(document, files)
      ].map((named) => `${document.path} names ${named}, which is not there: say where it went`)
    )
}
