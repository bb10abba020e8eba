/** An entry of package-lock.json (version 3), without the registry's address. */
export interface LockedPackage {
  version: string
  integrity?: string
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
  bin?: Readonly<Record<string, string>>
  engines?: Readonly<Record<string, string>>
  os?: readonly string[]
  cpu?: readonly string[]
  libc?: readonly string[]
  license?: string
  hasInstallScript?: boolean
}

/** Packages by the folder they are installed in, such as `node_modules/vite`, sorted as npm sorts them. */
export type Lock = Readonly<Record<string, LockedPackage>>

/** The flags of an entry of package-lock.json: how it is needed. */
export interface Flags {
  dev?: true
  optional?: true
  devOptional?: true
  peer?: true
}

interface Edge {
  to: string
  optional: boolean
  peer: boolean
}

/** Prunes a lock to what a project's own dependencies reach, with their flags, in the order of the lock. */
export function prunedLock(
  lock: Lock,
  dependencies: Iterable<string>,
  devDependencies: Iterable<string>
): [folder: string, locked: LockedPackage & Flags][] {
  const own = [...dependencies].map((name) => rootFolder(lock, name))
  const tools = [...devDependencies].map((name) => rootFolder(lock, name))
  const roots = [...own, ...tools]
  const every = reached(
    (folder) => edges(lock, folder),
    roots,
    () => true
  )
  const known = new Map([...every].map((folder) => [folder, edges(lock, folder, every)]))
  const follow = (from: readonly string[], wanted: (edge: Edge) => boolean): Set<string> =>
    reached((folder) => known.get(folder) ?? [], from, wanted)
  const production = follow(own, ({ optional }) => !optional)
  const withoutTools = follow(own, () => true)
  const withoutOptional = follow(roots, ({ optional }) => !optional)
  const withoutPeers = follow(roots, ({ peer }) => !peer)
  return Object.keys(lock)
    .filter((folder) => every.has(folder))
    .map((folder) => {
      const dev = !withoutTools.has(folder)
      const optional = !withoutOptional.has(folder)
      const flags: Flags = {
        ...(dev ? { dev } : {}),
        ...(optional ? { optional } : {}),
        ...(!dev && !optional && !production.has(folder) ? { devOptional: true } : {}),
        ...(withoutPeers.has(folder) ? {} : { peer: true })
      }
      return [folder, inNpmOrder({ ...get(lock, folder), ...flags })]
    })
}

/**
 * The members of an entry in the order in which npm writes them, so that the first `npm install` of a project does not
 * write every entry anew: version and hash, then texts, lists and flags, then dependencies and other objects.
 */
function inNpmOrder<Entry extends LockedPackage>(entry: Entry): Entry {
  const rank = ([name, value]: [string, unknown]): number => {
    const first = ['version', 'integrity'].indexOf(name)
    if (first >= 0) return first
    if (typeof value !== 'object' || Array.isArray(value)) return 2
    return name === 'dependencies' ? 3 : 4
  }
  const members = Object.entries(entry).sort(
    (one, other) => rank(one) - rank(other) || (one[0] < other[0] ? -1 : 1)
  )
  return Object.fromEntries(members) as Entry
}

function reached(
  edgesOf: (folder: string) => readonly Edge[],
  roots: readonly string[],
  wanted: (edge: Edge) => boolean
): Set<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue
    found.add(folder)
    for (const edge of edgesOf(folder)) if (wanted(edge)) waiting.push(edge.to)
  }
  return found
}

/** The dependency edges of a package. An optional peer counts only where something else installs it (`present`). */
function edges(lock: Lock, folder: string, present?: ReadonlySet<string>): Edge[] {
  const { dependencies = {}, optionalDependencies = {}, ...locked } = get(lock, folder)
  const { peerDependencies = {}, peerDependenciesMeta = {} } = locked
  const edge = (name: string, optional: boolean, peer: boolean): Edge[] => {
    const to = folderFrom(lock, folder, name)
    if (to !== undefined) return [{ to, optional, peer }]
    if (optional) return []
    throw new RangeError(`The lock of the template has no ${name}, which ${folder} needs.`)
  }
  return [
    ...Object.keys(dependencies)
      .filter((name) => !(name in optionalDependencies))
      .flatMap((name) => edge(name, false, false)),
    ...Object.keys(optionalDependencies).flatMap((name) => edge(name, true, false)),
    ...Object.keys(peerDependencies).flatMap((name) => {
      const optional = peerDependenciesMeta[name]?.optional === true
      return edge(name, optional, true).filter(({ to }) => !optional || present?.has(to) === true)
    })
  ]
}

/** Node's module resolution: the nearest node_modules first. */
function folderFrom(lock: Lock, folder: string, name: string): string | undefined {
  for (let base = folder; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const candidate = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`
    if (Object.hasOwn(lock, candidate)) return candidate
    if (base === '') return undefined
  }
}

function rootFolder(lock: Lock, name: string): string {
  const folder = folderFrom(lock, '', name)
  if (folder === undefined) throw new RangeError(`The lock of the template has no ${name}.`)
  return folder
}

function get(lock: Lock, folder: string): LockedPackage {
  const locked = lock[folder]
  if (locked === undefined) throw new RangeError(`The lock of the template has no ${folder}.`)
  return locked
}
