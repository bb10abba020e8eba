import type { Plugin, RollupLog } from '@rollup/browser'
import type { Evaluation } from '../engine/evaluate.ts'
import type { Profile } from '../profiles/profile.ts'
import type { Context } from '../engine/context.ts'
import { compileModules, type Modules } from './modules.ts'
import { messages } from '../messages.ts'

/** A message of the bundler, with its location. */
export interface BuildLog {
  file: string
  message: string
  line?: number
  column?: number
}

/** The result of a bundle. */
export interface BundleResult {
  errors: BuildLog[]
  warnings: BuildLog[]
}

/** Warnings that bundlers have for every project with external packages. */
const usual = new Set(['UNUSED_EXTERNAL_IMPORT', 'MODULE_LEVEL_DIRECTIVE', 'EMPTY_BUNDLE', 'EVAL'])

/** A component that draws itself, as those of trees do, imports itself. */
function isRecursive({ code, ids = [] }: RollupLog): boolean {
  return code === 'CIRCULAR_DEPENDENCY' && new Set(ids).size === 1
}

function toBuildLog(thrown: unknown): BuildLog {
  const log = thrown as RollupLog
  const file = (log.loc?.file ?? log.id ?? '').replace(/^\0?\/?/, '').replace(/\?.*$/, '')
  const reason = log.message
    .replace(/^(\[[^\]]*\]\s*)?([^\s:]+ \(\d+:\d+\): )?/, '')
    .replaceAll(/"\/([^"]+)"/g, '"$1"')
  const place = log.loc ? { line: log.loc.line, column: log.loc.column + 1 } : {}
  return { file, message: reason, ...place }
}

/** Links the modules from their entries; the bundler (368 KB compressed, WebAssembly included) is loaded here only. */
async function link(
  entries: readonly string[],
  modules: Modules,
  resolve: Context['resolve']
): Promise<BundleResult> {
  const { loadRollup } = await import('./load-rollup.ts')
  const rollup = await loadRollup()
  const errors: BuildLog[] = []
  const warnings: BuildLog[] = []
  const project: Plugin = {
    name: 'project',
    resolveId: (specifier, importer) => {
      if (importer === undefined) return specifier
      const from = importer.slice(1).replace(/\?.*$/s, '')
      const target = resolve(from, specifier)
      if (target.kind === 'file') return `/${target.path}${/\?.*$/s.exec(specifier)?.[0] ?? ''}`
      if (target.kind === 'missing') errors.push({ file: from, message: messages.unresolved(specifier) })
      return { id: specifier, external: true }
    },
    load: (id) => {
      const module = id.includes('?') ? undefined : modules.get(id.slice(1))
      const { code, open } = module ?? { code: 'export default ""', open: false }
      return { code, map: null, syntheticNamedExports: open }
    }
  }
  try {
    const build = await rollup({
      input: entries.map((entry) => `/${entry}`),
      treeshake: false,
      jsx: 'preserve',
      onLog: (level, log) => {
        // The bundler only warns of a name that a file does not export; the page would still fail.
        if (log.code === 'MISSING_EXPORT') errors.push(toBuildLog(log))
        else if (level === 'warn' && !usual.has(log.code ?? '') && !isRecursive(log))
          warnings.push(toBuildLog(log))
      },
      plugins: [project]
    })
    await build.close()
  } catch (thrown) {
    errors.push(toBuildLog(thrown))
  }
  return { errors, warnings }
}

interface Kept {
  parts: readonly string[]
  result: BundleResult
}

const keptResults = 4
const kept: Kept[] = []

/** All inputs of a bundle: its entries, the file names, and their code. */
function listParts(entries: readonly string[], { project }: Evaluation, modules: Modules): string[] {
  const settings = [...project]
    .filter(([path]) => /^[tj]sconfig[\w.]*\.json$/.test(path))
    .map(([, file]) => String(file.content))
  return [
    ...entries,
    '',
    ...project.keys(),
    '',
    ...settings,
    ...[...modules.values()].map(({ code }) => code)
  ]
}

/** The entry points of a project: the first of those that the profile names, and all that the framework takes for one. */
function findEntries({ project }: Evaluation, { entries, routes }: Profile): string[] {
  const first = entries.find((path) => project.has(path))
  const routed = routes ? [...project.keys()].filter((path) => routes.entry.test(path)) : []
  return [...(first === undefined ? [] : [first]), ...routed]
}

/**
 * Bundles the project, packages left out: every module is parsed, every import is bound. Writing the output is left
 * out, since nothing can fail in it. Modules that were bundled before, in the same project with other words, colours
 * or styles, are known to bundle.
 */
export async function bundle(
  evaluation: Evaluation,
  profile: Profile,
  resolve: Context['resolve']
): Promise<BundleResult> {
  const entries = findEntries(evaluation, profile)
  if (entries.length === 0) return { errors: [{ file: '', message: messages.noEntry }], warnings: [] }
  const modules = compileModules(evaluation)
  const parts = listParts(entries, evaluation, modules)
  const known = kept.find(
    (each) => each.parts.length === parts.length && each.parts.every((part, index) => part === parts[index])
  )
  if (known) return known.result
  const result = await link(entries, modules, resolve)
  kept.unshift({ parts, result })
  kept.length = Math.min(kept.length, keptResults)
  return result
}
