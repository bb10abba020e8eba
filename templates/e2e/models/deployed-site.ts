import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FrameworkId } from '../../../packages/catalog/src/index.ts'
import { serviceWorker } from '../../site-build/finish-site.ts'
import { sourceFolder } from '../../site-build/from-site.ts'
import { getAdapter } from '../../../packages/generator/src/index.ts'
import { builtFolder, projectFolder, type SiteName } from '../site-pages.ts'
import { serveSite } from '../site-server.ts'
import { frameworkUnderTest } from './test.ts'

/** A version of a built site, in a folder of its own that may be changed. */
export interface SiteVersion {
  folder: string
  /** The folder in it of files whose names change with their content. */
  hashed: string
  /** Writes the service worker anew, as the build does after everything else. */
  seal(): Promise<void>
}

/** A site on a host of its own, to which versions are deployed. */
export interface DeployedSite {
  address: string
  version(): SiteVersion
  deploy(version: SiteVersion): void
  /** Leaves every request without an answer, as without a network. */
  goAway(): void
  comeBack(): Promise<void>
  close(): void
}

/** Serves a built site for tests that change it; outside of Playwright the framework has to be named. */
export async function deploySite(
  site: SiteName = 'standard',
  framework: FrameworkId = frameworkUnderTest()
): Promise<DeployedSite> {
  const made: string[] = []
  let current = fileURLToPath(builtFolder(site, framework))
  const server = serveSite(() => current).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    version() {
      const folder = mkdtempSync(join(tmpdir(), 'site-'))
      made.push(folder)
      cpSync(fileURLToPath(builtFolder(site, framework)), folder, { recursive: true })
      const hashed = join(folder, getAdapter(framework).build.hashed)
      return { folder, hashed, seal: () => seal(projectFolder(site, framework), folder) }
    },
    deploy: ({ folder }) => void (current = folder),
    goAway() {
      server.close()
      server.closeAllConnections()
    },
    async comeBack() {
      server.listen(port, 'localhost')
      await once(server, 'listening')
    },
    close() {
      server.close()
      server.closeAllConnections()
      for (const folder of made) rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function seal(project: URL, folder: string): Promise<void> {
  const root = fileURLToPath(project)
  const worker = pathToFileURL(join(root, sourceFolder(root), 'service-worker.js'))
  const { source } = await serviceWorker({ root, worker, folder })
  writeFileSync(join(folder, 'sw.js'), source)
}

/**
 * Makes it the next version: no script or style sheet has the name it had before, each page says its version, and so does
 * `version.json` where there is one.
 */
export function changeEverything({ folder, hashed }: SiteVersion): void {
  const assets = pathsIn(hashed).filter((path) => ['.js', '.css'].includes(extname(path)))
  const paths = pathsIn(folder).filter((path) => ['.html', '.js', '.json'].includes(extname(path)))
  const versions = paths
    .filter((path) => basename(path) === 'version.json')
    .map((path) => readVersion(folder, path))
  const words = [...assets.map((path) => basename(path)), ...versions]
  for (const path of paths) {
    if (path === 'sw.js') continue
    const text = readFileSync(join(folder, path), 'utf8')
    const changed = words.reduce((all, word) => all.replaceAll(word, `next-${word}`), text)
    const allowed = allowScripts(text, changed)
    writeFileSync(join(folder, path), allowed.replace('<main ', '<main data-version="next" '))
  }
  for (const path of assets)
    renameSync(join(hashed, path), join(hashed, dirname(path), `next-${basename(path)}`))
}

/** The page with the hashes of its inline scripts, once some of these have changed. */
function allowScripts(before: string, page: string): string {
  const scripts = inlineScripts(page)
  return inlineScripts(before).reduce(
    (all, script, at) => all.replaceAll(hashOf(script), hashOf(scripts[at] ?? script)),
    page
  )
}

function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
}

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64')
}

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
}

function readVersion(folder: string, path: string): string {
  return (JSON.parse(readFileSync(join(folder, path), 'utf8')) as { version: string }).version
}
