import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Site } from '#domain/site.ts'

/** The backend that was chosen, until a developer names one of their own. */
const asGenerated = /^export \{ create(?:Rest|Simulated)Backend as createBackend \} from/m

/** What `src/app/backend` exports. */
interface Composer {
  writtenCalls: (site: Site) => readonly string[]
}

/** The build that asks; undefined outside of one. */
interface Asking {
  root: string
  build?: { ssr: boolean | string }
}

/** The names of the calls in the backend that `src/chosen` names: it is asked itself, once it is built. */
export async function findOwnCalls({ root, build: asking }: Asking, site: Site): Promise<readonly string[]> {
  const ending = ['ts', 'js'].find((each) => existsSync(join(root, `src/chosen.${each}`))) ?? 'ts'
  if (asGenerated.test(await readFile(join(root, `src/chosen.${ending}`), 'utf8'))) return []
  const entry = `src/app/backend.${ending}`
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
  const built = join(root, outDir, 'backend.js')
  const { writtenCalls } = (await import(pathToFileURL(built).href)) as Composer
  await rm(join(root, outDir), { recursive: true })
  return writtenCalls(site)
}
