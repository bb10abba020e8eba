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

/** The scripts that a page begins with: those that it names or preloads, and what they import statically. */
function scriptsOf(dist: string, page: string): Set<string> {
  const html = readFileSync(join(dist, page), 'utf8')
  const named = html.matchAll(
    /<(?:script|link)\b[^>]* (?:src|href)="\/?([^"]+\.js)"|\bimport\("\/?([^"]+\.js)"\)/g
  )
  const waiting = [...named].map(([, attribute, imported]) => attribute ?? imported ?? '')
  const found = new Set<string>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || !existsSync(join(dist, path))) continue
    found.add(path)
    const code = readFileSync(join(dist, path), 'utf8')
    for (const [, name = ''] of code.matchAll(
      /(?:^|[;}\s])(?:import|export)\b[^'"()]*?["'](\.{1,2}\/[^"']+\.js)["']/g
    ))
      waiting.push(join(dirname(path), name))
  }
  return found
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
  const home = [...scriptsOf(dist, 'index.html')]
  return {
    home: home.reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0),
    dist: files.reduce((sum, path) => sum + bytes(path), 0),
    precache: kept.reduce((sum, path) => sum + bytes(path), 0)
  }
}
