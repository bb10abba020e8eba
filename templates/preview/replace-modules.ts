import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Takes other modules in place of those of an app, by their path below its sources. What stands in may import what it
 * replaces.
 */
export function replaceModules(sources: URL, modules: Readonly<Record<string, URL>>): Plugin {
  const replacements = new Map(
    Object.entries(modules).map(([path, url]) => [resolve(fileURLToPath(sources), path), fileURLToPath(url)])
  )
  const missing = new Set(replacements.keys())
  return {
    name: 'replace-modules',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined || !id.startsWith('.')) return undefined
      const path = resolve(dirname(importer), id)
      const replacement = replacements.get(path)
      // The script of a component of Vue is a module of its own, with a query behind its path.
      if (importer.replace(/\?.*$/, '') === replacement) return undefined
      missing.delete(path)
      return replacement
    },
    buildEnd() {
      if (missing.size > 0)
        this.error(`Nothing imports ${[...missing].join(', ')}: replace what stands in its place.`)
    }
  }
}
