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
    async resolveId(id, importer) {
      if (importer === undefined || !/^[.#]/.test(id)) return undefined
      // What begins so stands in `imports` of package.json, as '#lib/ui/SiteWords.svelte'.
      const path = id.startsWith('#')
        ? (await this.resolve(id, importer, { skipSelf: true }))?.id
        : resolve(dirname(importer), id)
      if (path === undefined) return undefined
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
