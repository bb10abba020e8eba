import { file, subpathAliases, type File, type Project } from '@sitewright/project'
import { json } from '../formats/json.ts'
import { pathIn } from '../language-variant.ts'
import { prunedLock, type Lock } from '../lock.ts'
import type { GenerationPlan } from '../generation-plan.ts'
import { reach } from '../reach.ts'

/** The project's own entry in package.json and its lock. */
interface Manifest {
  name: string
  version: string
  /** Left out where there are none: npm writes no empty one. */
  dependencies: Readonly<Record<string, string>> | undefined
  devDependencies: Readonly<Record<string, string>>
  engines: Readonly<Record<string, string>>
}

/**
 * The manifest of the npm package and its lock: only packages that a file of the project imports, or a script needs, in exact
 * versions, and what these bring along.
 */
export function packageFiles(plan: GenerationPlan, available: Project, used: ReadonlySet<string>): File[] {
  const manifest = createManifest(plan, available, used)
  return [packageJson(plan, manifest), packageLock(plan, manifest)]
}

function createManifest(plan: GenerationPlan, available: Project, used: ReadonlySet<string>): Manifest {
  const { adapter, name, site, template } = plan
  const { typescript } = site
  const aliases = subpathAliases(adapter.imports)
  const reached = reach(available, [pathIn(adapter.entry, typescript)], aliases).packages
  const shipped = new Set([
    ...(adapter.dependencies === 'reached' ? [...reached].filter((each) => used.has(each)) : []),
    ...(adapter.runtime ?? [])
  ])
  const tools = adapter.tools
    .filter((tool) => typescript || tool.typescriptOnly !== true)
    .map((tool) => tool.package)
  return {
    name,
    version: '0.1.0',
    dependencies: shipped.size > 0 ? pinned(shipped, template.versions) : undefined,
    devDependencies: pinned(
      [...used, ...tools].filter((each) => !shipped.has(each)),
      template.versions
    ),
    engines: { node: adapter.node.range }
  }
}

/** The format that the sources of a template are written in, as Prettier is told it, so that an editor keeps it. */
const prettier = { semi: false, singleQuote: true, printWidth: 110, trailingComma: 'none' }

function packageJson({ adapter, site }: GenerationPlan, manifest: Manifest): File {
  const { name, version, ...needs } = manifest
  const { formatOverrides: overrides, imports } = adapter
  const scripts = adapter.scripts(site.typescript)
  return file(
    'package.json',
    json({
      name,
      version,
      private: true,
      type: 'module',
      imports,
      scripts,
      ...needs,
      prettier: { ...prettier, ...(overrides && { overrides }) }
    })
  )
}

/**
 * The lock that `npm ci` installs from. It names no registry, so that each machine asks its own, and holds the binaries
 * of every platform, which `npm ci` insists on.
 */
function packageLock({ template }: GenerationPlan, manifest: Manifest): File {
  const { name, version } = manifest
  const head = json({ name, version, lockfileVersion: 3, requires: true, packages: { '': manifest } })
  return file('package-lock.json', head.slice(0, -closing.length) + lockedPackages(template.lock, manifest))
}

/** The head and tail of a lock file with nothing but packages. */
const opening = '{\n  "packages": {'
const closing = '\n  }\n}\n'

const printedLocks = new WeakMap<Lock, Map<string, string>>()

/** Prints the rest of a lock file, after the entry of the project itself; memoized by dependencies. */
function lockedPackages(lock: Lock, { dependencies = {}, devDependencies }: Manifest): string {
  const printed = printedLocks.get(lock) ?? new Map<string, string>()
  printedLocks.set(lock, printed)
  const key = JSON.stringify([Object.keys(dependencies), Object.keys(devDependencies)])
  const known = printed.get(key)
  if (known !== undefined) return known
  const packages = prunedLock(lock, Object.keys(dependencies), Object.keys(devDependencies))
  const text =
    packages.length === 0
      ? closing
      : `,${json({ packages: Object.fromEntries(packages) }).slice(opening.length)}`
  if (printed.size >= mostPrinted) printed.clear()
  printed.set(key, text)
  return text
}

const mostPrinted = 8

function pinned(
  packages: Iterable<string>,
  versions: Readonly<Record<string, string>>
): Record<string, string> {
  const names = [...new Set(packages)].filter((name) => Object.hasOwn(versions, name)).sort()
  return Object.fromEntries(names.map((name) => [name, versions[name] ?? '']))
}
