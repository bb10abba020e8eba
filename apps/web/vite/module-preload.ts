import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** The files of a chunk's static import graph: itself, its imports, and their stylesheets. */
function collectFiles(
  name: string,
  chunks: ReadonlyMap<string, Chunk>,
  found = new Set<string>()
): Set<string> {
  const chunk = chunks.get(name)
  if (chunk === undefined || found.has(name)) return found
  found.add(name)
  for (const stylesheet of chunk.viteMetadata?.importedCss ?? []) found.add(stylesheet)
  for (const imported of chunk.imports) collectFiles(imported, chunks, found)
  return found
}

let started: Readonly<Record<string, readonly string[]>> = {}

/** The files that an area of the app starts with, once it is bundled. */
export function startFiles(area: string): readonly string[] {
  return started[area] ?? []
}

/**
 * Writes a module-preload list for each area into boot.js, so that the browser fetches its files beside the app's own
 * script and not after it. `areas` names the modules by the first path segment.
 */
export function modulePreload(areas: Readonly<Record<string, readonly string[]>>): Plugin {
  let outDir = ''
  return {
    name: 'sitewright:module-preload',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk')
      const chunks = new Map(outputs.map((chunk) => [chunk.fileName, chunk]))
      const main = outputs.find((chunk) => chunk.isEntry && chunk.name === 'main')
      const there = main ? collectFiles(main.fileName, chunks) : new Set<string>()
      const entries = Object.entries(areas).map(([area, modules]) => {
        const begun = outputs.filter((chunk) => modules.some((path) => chunk.facadeModuleId?.endsWith(path)))
        const files = begun.flatMap((chunk) => [...collectFiles(chunk.fileName, chunks)])
        return [area, [...new Set(files)].filter((file) => !there.has(file)).map((file) => `/${file}`)]
      })
      started = Object.fromEntries(entries) as typeof started
    },
    async writeBundle() {
      const boot = join(outDir, 'boot.js')
      await writeFile(
        boot,
        `globalThis.sitewrightFilesOf=${JSON.stringify(started)};\n${await readFile(boot, 'utf8')}`
      )
    }
  }
}
