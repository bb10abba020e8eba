// The sizes of a built site: what its home page loads, and what it keeps for offline use.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Bytes of a built site. */
export interface BuiltSizes {
  /** Those of the scripts that the home page begins with, each file compressed with gzip. */
  home: number
  /** Those of all files. */
  dist: number
  /** Those that the service worker precaches. */
  precache: number
}

/** Reads a file of a built site by its path, such as `assets/index.js`; undefined where there is none. */
type ReadBuilt = (path: string) => string | undefined

/** The scripts that a page begins with: those that it names or preloads, and what they import statically. By their paths. */
export function scriptsOf(page: string, read: ReadBuilt): ReadonlyMap<string, string> {
  const named = (read(page) ?? '').matchAll(
    /<(?:script|link)\b[^>]* (?:src|href)="\/?([^"]+\.js)"|\bimport\("\/?([^"]+\.js)"\)/g
  )
  const waiting = [...named].map(([, attribute, imported]) => attribute ?? imported ?? '')
  const found = new Map<string, string>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const code = found.has(path) ? undefined : read(path)
    if (code === undefined) continue
    found.set(path, code)
    for (const [, name = ''] of code.matchAll(
      /(?:^|[;}\s])(?:import|export)\b[^'"()]*?["'](\.{1,2}\/[^"']+\.js)["']/g
    ))
      waiting.push(join(dirname(path), name))
  }
  return found
}

/** Bytes of scripts, each file compressed with gzip. */
export function compressedBytes(scripts: ReadonlyMap<string, string>): number {
  return [...scripts.values()].reduce((sum, code) => sum + gzipSync(code).length, 0)
}

/** The sizes of the site that was built into a folder. */
export function sizesOf(dist: string): BuiltSizes {
  const bytes = (path: string): number => statSync(join(dist, path)).size
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(dist, path)).isFile()
  )
  const worker = existsSync(join(dist, 'sw.js')) ? readFileSync(join(dist, 'sw.js'), 'utf8') : ''
  const kept = files.filter((path) =>
    worker.includes(`"${path.split('/').map(encodeURIComponent).join('/')}"`)
  )
  const read: ReadBuilt = (path) =>
    existsSync(join(dist, path)) ? readFileSync(join(dist, path), 'utf8') : undefined
  return {
    home: compressedBytes(scriptsOf('index.html', read)),
    dist: files.reduce((sum, path) => sum + bytes(path), 0),
    precache: kept.reduce((sum, path) => sum + bytes(path), 0)
  }
}
