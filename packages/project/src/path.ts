/** The parent folder of a path, without a trailing slash; empty for a file at the root. */
export function dirname(path: string): string {
  const slash = path.lastIndexOf('/')
  return slash < 0 ? '' : path.slice(0, slash)
}

/** Joins a folder and a relative path and resolves `.` and `..`; undefined where it leaves the project. */
export function join(folder: string, relative: string): string | undefined {
  const parts: string[] = []
  for (const part of `${folder}/${relative}`.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts.join('/')
}

/**
 * A folder name from a business name (spec 1 §4: lower case, spaces to hyphens), made safe for every file
 * system and for npm: latin letters, digits and hyphens, at most 60 characters, no reserved device name.
 */
export function slugify(name: string, fallback: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const safe = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
  if (safe === '') return fallback
  return /^(con|prn|aux|nul|com\d|lpt\d|node-modules|favicon-ico)$/.test(safe) ? `${safe}-${fallback}` : safe
}
