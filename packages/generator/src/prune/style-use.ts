import { dirname, join, resolveImport, type Alias, type File } from '@sitewright/project'
import { findReferences } from '../reach.ts'
import type { Reached, ReachedScript } from './reach-modules.ts'
import { pruneStyles, type StyleUse } from './prune-styles.ts'
import type { StyleOutline } from './style-outline.ts'

/** What the style sheets of a project are pruned by, besides its scripts. */
export interface StyleSources {
  outlines: ReadonlyMap<string, StyleOutline>
  /** The folder of the sources that reach a browser. */
  folder: string
  /** The folder of the scripts that write pages. They may give the data attributes that they name any value. */
  build: string
  /** The page that the build starts from. */
  page: File | undefined
}

/**
 * Prunes the style sheets that are reached; scripts no longer import one of which nothing stays. All stay whole where a
 * source without an outline is reached, since it may name anything.
 */
export function pruneReachedStyles(
  reached: Reached,
  sources: StyleSources,
  aliases: readonly Alias[] = []
): Reached {
  const isUnknown = (path: string): boolean =>
    path.startsWith(sources.folder) &&
    path !== sources.page?.path &&
    !reached.scripts.has(path) &&
    !/\.(css|json)$/.test(path)
  if ([...reached.files.keys()].some(isUnknown)) return reached
  const all = [...reached.files.values()].filter(({ path }) => path.endsWith('.css'))
  const outlined = all.filter(({ path }) => sources.outlines.has(path))
  const others = all.filter(({ path }) => !sources.outlines.has(path))
  const pruned = pruneStyles(outlined, sources.outlines, findUse(reached.scripts, others, sources))
  const imported = new Set(
    others.flatMap((sheet) => findReferences(sheet).map((each) => join(dirname(sheet.path), each)))
  )
  const empty = new Set(
    outlined.map(({ path }) => path).filter((path) => !pruned.has(path) && !imported.has(path))
  )
  const files = [...reached.files.values()].filter(({ path }) => !empty.has(path))
  return {
    ...reached,
    files: new Map(files.map((file) => [file.path, pruned.get(file.path) ?? file])),
    scripts: empty.size === 0 ? reached.scripts : withoutImports(reached, empty, aliases)
  }
}

function findUse(
  scripts: ReadonlyMap<string, ReachedScript>,
  printed: readonly File[],
  { folder, build, page }: StyleSources
): StyleUse {
  const names = new Set(page === undefined ? [] : namesInPage(String(page.content)))
  for (const [path, script] of scripts) {
    const isWritten = path.startsWith(build)
    if (!isWritten && !path.startsWith(folder)) continue
    for (const each of [...script.pieces, ...script.members])
      for (const name of ('styleNames' in each && each.styleNames) || [])
        if (!isWritten || name.startsWith('data-')) names.add(name)
  }
  const reads = printed.flatMap(({ content }) => wordsIn(String(content)))
  return { names, reads: [...names, ...reads, ...reads.map((word) => `@${word}`)] }
}

/** The attributes of a page, and those that its scripts set. */
function namesInPage(html: string): string[] {
  const attributes = [...html.matchAll(/\s(data-[\w-]+|class|id)="([^"]*)"/g)].flatMap(
    ([, name = '', value = '']) =>
      name.startsWith('data-') ? [`${name}=`, `${name}=${value}`] : wordsIn(value)
  )
  const set = [...html.matchAll(/dataset\.(\w+)/g)].map(
    ([, name = '']) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  )
  return [...attributes, ...set]
}

const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? []

/** The scripts without their imports of some style sheets. */
function withoutImports(
  { files, scripts }: Reached,
  sheets: ReadonlySet<string>,
  aliases: readonly Alias[]
): ReadonlyMap<string, ReachedScript> {
  const isLeftOut = (path: string, from: string): boolean => {
    const target = from.endsWith('.css') ? resolveImport(files, path, from, aliases) : undefined
    return target?.kind === 'file' && sheets.has(target.path)
  }
  return new Map(
    [...scripts].map(([path, script]) => {
      const pieces = [...script.pieces].filter(
        (piece) => piece.kind !== 'import' || !isLeftOut(path, piece.from)
      )
      return [path, pieces.length === script.pieces.size ? script : { ...script, pieces: new Set(pieces) }]
    })
  )
}
