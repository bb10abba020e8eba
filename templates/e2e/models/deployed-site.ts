import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FrameworkId } from '../../../packages/catalog/src/index.ts'
import { serviceWorker } from '../../site-build/finish-site.ts'
import { builtFolder, projectFolder, type SiteName } from '../site-pages.ts'
import { serveSite } from '../site-server.ts'
import { frameworkUnderTest } from './test.ts'

/** A version of a built site, in a folder of its own that may be changed. */
export interface SiteVersion {
  folder: string
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
      return { folder, seal: () => seal(projectFolder(site, framework), folder) }
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
  const worker = pathToFileURL(join(root, 'src/service-worker.js'))
  const { source } = await serviceWorker({ root, worker, folder })
  writeFileSync(join(folder, 'sw.js'), source)
}

/** Makes it the next version: no script or style sheet has the name it had before, and each page says its version. */
export function changeEverything({ folder }: SiteVersion): void {
  const assets = readdirSync(join(folder, 'assets')).filter((name) => ['.js', '.css'].includes(extname(name)))
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!['.html', '.js'].includes(extname(name)) || name === 'sw.js') continue
    const text = readFileSync(join(folder, name), 'utf8')
    const changed = assets.reduce((all, asset) => all.replaceAll(asset, `next-${asset}`), text)
    writeFileSync(join(folder, name), changed.replace('<main ', '<main data-version="next" '))
  }
  for (const name of assets) renameSync(join(folder, 'assets', name), join(folder, 'assets', `next-${name}`))
}
