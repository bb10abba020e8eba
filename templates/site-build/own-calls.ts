import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Site } from '#domain/site.ts'

const folder = 'src/app/backends'

/** What stands there until a developer writes calls of their own. */
const asGenerated = /^\s*export \{ createBackend \} from ['"]\.\/(?:rest|simulated)\.[jt]s['"];?\s*$/

/** What `src/app/backends/compose` exports. */
interface Composer {
  writtenCalls: (site: Site) => readonly string[]
}

/** The build that asks; undefined outside of one. */
interface Asking {
  root: string
  build?: { ssr: boolean | string }
}

/** The names of the calls that were written in `src/app/backends/index`: the backend itself is asked, once it is built. */
export async function findOwnCalls({ root, build: asking }: Asking, site: Site): Promise<readonly string[]> {
  const files = await readdir(join(root, folder))
  const [index, compose] = ['index', 'compose'].map((name) =>
    files.find((file) => new RegExp(`^${name}\\.[jt]s$`).test(file))
  )
  if (index === undefined || compose === undefined) return []
  if (asGenerated.test(await readFile(join(root, folder, index), 'utf8'))) return []
  const entry = `${folder}/${compose}`
  // What is built to be asked does not ask again, where it reads site.json itself.
  if (asking?.ssr === entry) return []
  // Only here, so that a site without calls of its own is checked without packages.
  const { build } = await import('vite')
  const outDir = `node_modules/.own-calls-${process.pid}`
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false, sourcemap: false }
  })
  const built = join(root, outDir, 'compose.js')
  const { writtenCalls } = (await import(pathToFileURL(built).href)) as Composer
  await rm(join(root, outDir), { recursive: true })
  return writtenCalls(site)
}
