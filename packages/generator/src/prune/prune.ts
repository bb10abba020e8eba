import type { File, Project } from '@sitewright/project'
import { cutFile } from './cut.ts'
import type { Outline } from './outline.ts'
import { reachModules, type PruneOptions } from './reach-modules.ts'
import { pruneReachedStyles, type StyleSources } from './style-use.ts'

/** What entry points reach of the files that are available. */
export interface Pruned {
  /** The files, without the declarations that are not reached. */
  files: ReadonlyMap<string, File>
  /** The npm packages that these import. */
  packages: ReadonlySet<string>
  /** Imports that cannot be resolved. */
  missing: readonly { from: string; specifier: string }[]
}

/**
 * Prunes a project to what its entry points reach (tree shaking): files, and of scripts that have an outline the
 * declarations, their members, imported names and `export` keywords; with `styles`, of style sheets what can match. What
 * stays is the text as it was.
 */
export function prune(
  available: Project,
  outlines: ReadonlyMap<string, Outline>,
  roots: Iterable<string>,
  options: PruneOptions & { styles?: StyleSources } = {}
): Pruned {
  const { styles, aliases } = options
  const reached = reachModules(available, outlines, roots, options)
  const { packages, missing } = reached
  const { files, scripts } = styles === undefined ? reached : pruneReachedStyles(reached, styles, aliases)
  const cut = [...files.values()].flatMap((file) => {
    const script = outlines.has(file.path) ? scripts.get(file.path) : undefined
    if (script === undefined) return file
    return script.pieces.size === 0 && !script.whole ? [] : cutFile(file, script)
  })
  return { files: new Map(cut.map((file) => [file.path, file])), packages, missing }
}
