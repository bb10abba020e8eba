import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Renderer } from './site-build/documents.ts'
import type { Site } from '#domain/site.ts'

type Module = Readonly<Record<string, unknown>>

/** Files that are read in place of those of the sources, by their path. */
export type Replacements = Readonly<Record<string, string>>

/** Imports the site and its features as they are built, without their views. */
export async function importSite(replacements: Replacements): Promise<Pick<Renderer, 'site' | 'features'>> {
  const [{ site }, { features }] = await importSources(
    ['src/site.ts', 'src/app/features/index.ts'],
    replacements
  )
  return { site, features } as Pick<Renderer, 'site' | 'features'>
}

/** The backend that was chosen, until a developer names one of their own. */
const asGenerated = /^export \{ create(?:Rest|Simulated)Backend as createBackend \} from/m

/** The names of the calls in the backend that `src/chosen.ts` names: it is asked itself. */
export async function findOwnCalls(site: Site): Promise<readonly string[]> {
  if (asGenerated.test(readFileSync('src/chosen.ts', 'utf8'))) return []
  const [{ writtenCalls }] = await importSources(['src/app/backend.ts'], {})
  return (writtenCalls as (site: Site) => readonly string[])(site)
}

/** What Angular compiles. */
const decorated = /^@(?:Component|Directive|Pipe|Service)\(/m

let imports = 0

/**
 * Imports modules of the sources as Node reads them. What Angular compiles is left out, so that no build is needed: the
 * names that it exports have nothing behind them.
 */
async function importSources<const Paths extends readonly string[]>(
  paths: Paths,
  replacements: Replacements
): Promise<{ [Index in keyof Paths]: Module }> {
  const replaced = new Map(Object.entries(replacements).map(([path, text]) => [resolve(path), text]))
  const sources = pathToFileURL(resolve('src')).href
  imports += 1
  // Modules of an import before were made of other files.
  const mark = `?import=${imports}`
  const hooks = registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context)
      return found.url.startsWith(sources) ? { ...found, url: found.url + mark } : found
    },
    load(url, context, nextLoad) {
      if (!url.startsWith(sources)) return nextLoad(url, context)
      const path = fileURLToPath(url)
      const source = replaced.get(path) ?? readFileSync(path, 'utf8')
      if (path.endsWith('.json'))
        return { format: 'module', source: `export default ${source}`, shortCircuit: true }
      if (decorated.test(source))
        return { format: 'module', source: withoutViews(source), shortCircuit: true }
      const format = path.endsWith('.ts') ? 'module-typescript' : 'module'
      return { format, source, shortCircuit: true }
    }
  })
  try {
    const modules = await Promise.all(
      paths.map((path) => import(pathToFileURL(resolve(path)).href) as Promise<Module>)
    )
    return modules as { [Index in keyof Paths]: Module }
  } finally {
    hooks.deregister()
  }
}

/** A module with the names that it exports. */
function withoutViews(source: string): string {
  const names = [...source.matchAll(/^export (?:abstract )?(?:class|const|function|async function) (\w+)/gm)]
  return names.map(([, name]) => `export const ${name} = undefined`).join('\n')
}
