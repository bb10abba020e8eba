import type { Finding, ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

const groups = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

const version = String.raw`v?(?:\d{1,9}|[xX*])(?:\.(?:\d{1,9}|[xX*])){0,2}(?:-[0-9A-Za-z.-]{1,80})?(?:\+[0-9A-Za-z.-]{1,80})?`
const comparator = new RegExp(`^(?:[<>]=?|=|~>?|\\^)?${version}$`)

/** Tags that registries give; what else is no version npm looks for in vain. */
const tags = new Set(['latest', 'next', 'beta', 'alpha', 'canary', 'rc', 'experimental', 'nightly', 'dev'])

/** Other places than a registry: a folder, a repository, an address, another name. */
const elsewhere =
  /^(file|link|workspace|portal|patch|npm|git|git\+\w+|github|gitlab|bitbucket|https?|catalog):|^[\w.-]+\/[\w.-]+(#\S+)?$|^\.{0,2}\//

/** True where npm can read what is asked of a package. */
export function isReadableRange(range: string): boolean {
  const plain = range.trim()
  if (plain === '' || tags.has(plain) || elsewhere.test(plain)) return true
  if (plain.length > 300) return false
  return plain.split('||').every((part) => {
    const words = part
      .trim()
      .replace(/([<>]=?|=|~>?|\^)\s+/g, '$1')
      .split(/\s+/)
      .filter((word) => word !== '-' && word !== '')
    return words.every((word) => comparator.test(word))
  })
}

const packageName = /^(?:@[a-z0-9~-][a-z0-9._~-]{0,100}\/)?[a-z0-9~-][a-z0-9._~-]{0,100}$/i

/** Versions and names of packages that npm refuses to install. */
export const versionRange: ProjectRule = {
  id: 'manifest/version',
  type: 'dependency',
  severity: 'error',
  phase: 'project',
  scope: 'project',
  check: ({ manifest, project }) => {
    if (manifest.kind !== 'valid') return []
    return groups.flatMap((group): Finding[] => {
      const members = manifest.value[group]
      if (members === undefined) return []
      if (typeof members !== 'object' || members === null || Array.isArray(members))
        return [{ file: 'package.json', message: messages.noGroup(group) }]
      return Object.entries(members).flatMap(([name, range]: [string, unknown]): Finding[] => {
        const at = rangeOf(manifest.text, name, range)
        const found = (message: string): Finding[] => [{ file: 'package.json', message, ...at }]
        if (!packageName.test(name)) return found(messages.packageName(name))
        if (typeof range !== 'string' || !isReadableRange(range))
          return found(messages.version(name, JSON.stringify(range)))
        const folder = /^(?:file|link):(?:\.\/)?([^./][^#?]*?)\/?$/.exec(range.slice(0, 300))?.[1]
        const gone =
          folder !== undefined &&
          ![...project.keys()].some((path) => path === folder || path.startsWith(`${folder}/`))
        return gone ? found(messages.folderGone(name, folder)) : []
      })
    })
  }
}

/** Where a package and its version stand in the text. */
function rangeOf(text: string, name: string, range: unknown): Pick<Finding, 'range'> {
  const key = JSON.stringify(name)
  const value = JSON.stringify(range)
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    const start = text.indexOf(value, at + key.length)
    if (start >= 0 && text.slice(at + key.length, start).trim() === ':')
      return { range: [start, start + value.length] }
  }
  return {}
}
