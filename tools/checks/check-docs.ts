// Every path of the repository that a document names is there, so that whoever moves a file mends what told of it.
// The README of each package has a map of its folders, and a command that runs one of its tests.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listPaths, sourcesMatching, type Source } from './sources.ts'
import { root } from '../root.ts'

/** A path from the root of the repository, in any text or table. */
const pathInText =
  /(?<![\w./-])(?:apps|packages|templates|tools|deploy|docs)\/[\w./{},@-]*[\w}](?![\w/-]*\*)/g

/** A file or folder in backticks, named from wherever the document speaks of: `backend/port.ts`, `src/a`, `zip.ts`. */
const pathInBackticks = /`([\w@-][\w./@-]*(?:\/|\.(?:tsx?|mjs|css|md))|(?:src|node|testing)\/[\w./-]+)`/g

/** Only an installation or a build has these. */
const exempt: readonly string[] = ['deploy/.env', 'templates/node_modules', 'templates/under-test']
/** Files of generated projects and of other tools, of which the documents speak too. */
const elsewhere =
  /^(?:build|data|dist|node_modules|certs)\/|^(?:App|index|jsconfig)\.\w+$|^src\/(?:browser|styles)$/
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

/** A table whose first column names folders or files, without its head. */
const mapOfFolders = /^\| (?:folder|file)[^|]*\|.*\n\|[-:| ]+\n((?:\|.*\n?)*)/gm

/** The names in the first column of the maps, as paths of the package: `b` after `src/a` may be src/b. */
function readMaps(text: string): string[][] {
  const rows = [...text.matchAll(mapOfFolders)].flatMap(([, table = '']) => table.trim().split('\n'))
  return rows.flatMap((row) => {
    const names = [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    const parent = dirname(names[0] ?? '')
    return names.map((name) => [name, `${parent}/${name}`])
  })
}

/** The folders of a package that its map has to name: those below `src` and `node`. */
function findFolders(folder: string, files: readonly string[]): string[] {
  const pattern = new RegExp(`^${folder}/((?:src|node)/[^/]+)/`)
  return [...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))]
}

/** What the README of a package lacks: a map of its folders and of none that is gone, and the command of one test. */
export function findReadmeGaps({ path, text }: Source, files: readonly string[]): string[] {
  const folder = dirname(path)
  const exists = (named: string): boolean =>
    files.some((file) => file === named || file.startsWith(`${named}/`))
  const map = readMaps(text)
  const tests = [...text.matchAll(/vitest run ([\w./-]+\.test\.tsx?)/g)].map(([, test = '']) => test)
  return [
    ...(map.length === 0 ? ['has no map: write a table with the head `folder` or `file`'] : []),
    ...map
      .filter((paths) => !paths.some((each) => exists(`${folder}/${each}`)))
      .map(([name]) => `maps ${name}, which is not there: say where it went`),
    ...findFolders(folder, files)
      .filter((each) => !map.flat().some((named) => named === each || named.startsWith(`${each}/`)))
      .map((each) => `maps no ${each}: say in a row what it is for`),
    ...(tests.some((test) => test.startsWith(`${folder}/`) && exists(test))
      ? []
      : ['names no test of its package: write `npx vitest run` with its path'])
  ]
}

export function check(): string[] {
  const files = listPaths()
  const isThere = (path: string): boolean => existsSync(join(root, path))
  const documents = sourcesMatching(/^(?!CHANGELOG)[^/]*\.md$|^(docs|packages|apps)\/.*\.md$/)
  const dead = documents
    .filter(({ path }) => !plans.test(path))
    .flatMap((document) =>
      [...findDeadPaths(document.text, isThere), ...findDeadNames(document, files)].map(
        (named) => `${document.path} names ${named}, which is not there: say where it went`
      )
    )
  const gaps = documents
    .filter(({ path }) => /^packages\/[^/]+\/README\.md$/.test(path))
    .flatMap((readme) => findReadmeGaps(readme, files).map((gap) => `${readme.path} ${gap}`))
  return [...dead, ...gaps]
}
