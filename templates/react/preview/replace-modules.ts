import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const sources = fileURLToPath(new URL('../src', import.meta.url))

/** Takes other modules in place of those of the app, by their path in `src`. What stands in may import what it replaces. */
export function replaceModules(modules: Readonly<Record<string, URL>>): Plugin {
  const replacements = new Map(
    Object.entries(modules).map(([path, url]) => [resolve(sources, path), fileURLToPath(url)])
  )
  const missing = new Set(replacements.keys())
  return {
    name: 'replace-modules',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined || !id.startsWith('.')) return undefined
      const path = resolve(dirname(importer), id)
      const replacement = replacements.get(path)
      if (importer === replacement) return undefined
      missing.delete(path)
      return replacement
    },
    buildEnd() {
      if (missing.size > 0)
        this.error(`Nothing imports ${[...missing].join(', ')}: replace what stands in its place.`)
    }
  }
}
