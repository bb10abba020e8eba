import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'

/**
 * Bundles the scripts of a build anew, so that every page begins with one: one request, and smaller than many. Angular
 * has no setting for that. Returns the name of that script.
 */
export async function joinScripts(folder: string): Promise<string> {
  const names = await readdir(folder)
  const main = names.find((name) => /^main-.*\.js$/.test(name))
  if (main === undefined) throw new Error(`Angular has built no main script in ${folder}.`)
  const bundle = await rolldown({ input: { main: join(folder, main) } })
  const { output } = await bundle.write({
    dir: folder,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: 'chunk-[hash].js',
    minify: true,
    codeSplitting: { groups: [{ name: 'main', tags: ['$initial'] }] }
  })
  await bundle.close()
  const read = new Set(output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : [])))
  const written = new Set(output.map(({ fileName }) => fileName))
  const replaced = names.filter((name) => read.has(resolve(folder, name)) && !written.has(name))
  await Promise.all(replaced.map((name) => rm(join(folder, name))))
  return output[0].fileName
}
