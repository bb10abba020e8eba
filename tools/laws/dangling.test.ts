import { describe, expect, it } from 'vitest'
import {
  analyticsIds,
  fontIds,
  fonts,
  hostIds,
  layoutIds,
  monitoringIds
} from '../../packages/catalog/src/index.ts'
import { generate, getAdapter, type LockedPackage } from '../../packages/generator/src/index.ts'
import {
  findImports,
  readSubpathAliases,
  resolveImport,
  type Project
} from '../../packages/project/src/index.ts'
import { defaultSite, type Site } from '../../packages/site/src/index.ts'
import { pairwiseSets, randomSets } from '../sites/feature-sets.ts'
import { resolvedSite, snapshots } from './support.ts'

const sets = [...pairwiseSets(), ...randomSets(200, 7)]

/** Choices change along with the features, each value of each list many times. */
function siteAt(index: number): Site {
  const font = fontIds[index % fontIds.length] ?? 'inter'
  return resolvedSite(sets[index] ?? [], {
    typescript: index % 2 === 0,
    customization: {
      ...defaultSite.customization,
      fontFamily: fonts[font].name,
      layout: layoutIds[index % layoutIds.length] ?? 'standard',
      darkMode: index % 3 === 0
    },
    deployment: {
      ...defaultSite.deployment,
      platforms: hostIds.filter((_, at) => (index + at) % 3 === 0),
      analytics: analyticsIds.filter((_, at) => (index + at) % 4 === 0),
      monitoring: monitoringIds.filter((_, at) => (index + at) % 5 === 0)
    }
  })
}

/** Addresses that the build makes, and the project's folder: no file of the project stands behind them. */
const built = /^\.\.(\/dist)?$|^\/(assets\/|sw\.js$|sitemap\.xml$|robots\.txt$|404\.html$|_vercel\/)/

const imported = new Map<string, readonly string[]>()

/** What a file imports; most files are the same in many projects. */
function specifiersIn(path: string, content: string): readonly string[] {
  const key = `${path}\n${content}`
  const known = imported.get(key) ?? findImports(path, content).map(({ specifier }) => specifier)
  imported.set(key, known)
  return known
}

function dangling(project: Project): string[] {
  const aliases = readSubpathAliases(project)
  return [...project.values()].flatMap(({ path, content }) => {
    if (typeof content !== 'string' || path.startsWith('backend/')) return []
    return specifiersIn(path, content).flatMap((specifier) => {
      const target = resolveImport(project, path, specifier, aliases)
      return target.kind === 'missing' && !built.test(specifier) ? [`${path}: ${specifier}`] : []
    })
  })
}

/** Files and folders that README and docs of a project name, but for those that a recipe makes. */
function danglingNames(project: Project): string[] {
  const paths = [...project.keys()]
  const documents = paths.filter((path) => /^(README|docs\/[\w-]+)\.md$/.test(path))
  return documents.flatMap((document) => {
    const text = String(project.get(document)?.content)
    const made = new Set([...text.matchAll(/New file `([^`]+)`/g)].map(([, path]) => path))
    const named = [...text.matchAll(/`((?:src|site-build|tools|tests|docs)\/[\w./-]+)`/g)]
    return named.flatMap(([, path = '']) =>
      made.has(path) || paths.some((each) => each === path || each.startsWith(`${path}/`))
        ? []
        : [`${document}: ${path}`]
    )
  })
}

function danglingIcons(project: Project, served: string): string[] {
  const manifest = project.get(`${served}/manifest.webmanifest`)?.content
  if (typeof manifest !== 'string') return []
  const named = [...manifest.matchAll(/"src": "([^"]+)"/g)].map(([, src]) => src ?? '')
  return named.filter((src) => !project.has(`${served}${src}`))
}

/** The packages that package.json names, and those that an import or a script uses. */
function findPackages(project: Project): { named: string[]; used: Set<string>; imported: Set<string> } {
  const manifest = JSON.parse(String(project.get('package.json')?.content)) as Record<
    string,
    Record<string, string>
  >
  const imported = new Set<string>()
  for (const { path, content } of project.values()) {
    if (typeof content !== 'string' || !/\.(?:[jt]sx?|vue|svelte)$/.test(path)) continue
    for (const specifier of specifiersIn(path, content)) {
      const target = resolveImport(project, path, specifier)
      if (target.kind === 'package') imported.add(target.name)
    }
  }
  const commands = Object.values(manifest['scripts'] ?? {}).flatMap((script) => script.split(' '))
  const used = [...imported, ...commands]
  return {
    named: Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] }),
    used: new Set([...used, ...used.flatMap(peersIn(project))]),
    imported
  }
}

/** The packages that a package wants installed beside it. */
function peersIn(project: Project): (name: string) => string[] {
  const { packages } = JSON.parse(String(project.get('package-lock.json')?.content)) as {
    packages: Record<string, LockedPackage>
  }
  return (name) => Object.keys(packages[`node_modules/${name}`]?.peerDependencies ?? {})
}

/** Packages that the check of types reads; `typescript` has a command of another name, `tsc`. */
const readByTypes = /^(typescript|@types\/.*)$/

describe.each(snapshots)('whatever features are chosen in $framework', (template) => {
  const served = getAdapter(template.framework).folders.public

  it('is tried with at least 200 sets', () => {
    expect(sets.length).toBeGreaterThanOrEqual(200)
  })

  it('no import, address or icon leads nowhere, no document names a file that is not there, and every package is used and named', () => {
    const problems = sets.flatMap((features, index) => {
      const project = generate(siteAt(index), template)
      const { named, used, imported } = findPackages(project)
      const found = [
        ...dangling(project),
        ...danglingIcons(project, served),
        ...danglingNames(project),
        ...named
          .filter((name) => !used.has(name) && !readByTypes.test(name))
          .map((name) => `${name} is not used`),
        ...[...imported]
          .filter((name) => !named.includes(name))
          .map((name) => `${name} is not in package.json`)
      ]
      return found.map((problem) => `${features.join(' ')}: ${problem}`)
    })
    expect([...new Set(problems)].slice(0, 20)).toEqual([])
  }, 120_000)
})
