import { textCache, findText, type Project } from '@sitewright/project'
import type { ManifestState } from './manifest.ts'

/** What a lock file says about the packages that package.json asks for. */
export type LockState =
  | { kind: 'none' }
  | { kind: 'unread' }
  /** Packages whose version it names, and those whose range it does not repeat. */
  | { kind: 'read'; named: ReadonlySet<string>; different: readonly string[] }

const groups = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
const others = ['yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Packages = Readonly<Record<string, unknown>>

const known = textCache<{ packages: Packages | undefined }>(4_000_000)

/** The packages of a lock file, parsed once: several rules ask for them. */
function parsePackages(text: string): Packages | undefined {
  return known.get('', text, () => {
    try {
      const value: unknown = JSON.parse(text)
      return { packages: isRecord(value) && isRecord(value['packages']) ? value['packages'] : undefined }
    } catch {
      return { packages: undefined }
    }
  }).packages
}

function rangesIn(root: Record<string, unknown>): Map<string, unknown> {
  const ranges = new Map<string, unknown>()
  for (const group of groups) {
    const members = root[group]
    if (isRecord(members)) for (const [name, range] of Object.entries(members)) ranges.set(name, range)
  }
  return ranges
}

/** The ranges that the lock file was made for: what package.json asked for, also where it lost a line. */
export function lockedRanges(project: Project): Record<string, string> {
  const root = parsePackages(findText(project, 'package-lock.json') ?? '')?.['']
  const ranges = isRecord(root) ? rangesIn(root) : new Map<string, unknown>()
  return Object.fromEntries(
    [...ranges].filter((each): each is [string, string] => typeof each[1] === 'string')
  )
}

/** Reads package-lock.json beside package.json; those of other tools are not read. */
export function readLock(project: Project, manifest: ManifestState): LockState {
  const text = findText(project, 'package-lock.json')
  if (text === undefined) return { kind: others.some((path) => project.has(path)) ? 'unread' : 'none' }
  const packages = parsePackages(text)
  const root = packages?.['']
  if (!packages || !isRecord(root) || manifest.kind !== 'valid') return { kind: 'unread' }
  const locked = rangesIn(root)
  const wanted = rangesIn(manifest.value)
  const names = [...new Set([...locked.keys(), ...wanted.keys()])]
  const named = names.filter((name) => isRecord(packages[`node_modules/${name}`]))
  return {
    kind: 'read',
    named: new Set(named),
    different: names.filter((name) => locked.get(name) !== wanted.get(name) || !named.includes(name))
  }
}
