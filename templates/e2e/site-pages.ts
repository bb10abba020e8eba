import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FrameworkId } from '../../packages/catalog/src/index.ts'
import { getAdapter } from '../../packages/generator/src/index.ts'
import { portOfSite, sitePorts, type SiteName } from '../../tools/ports.ts'
import { root } from '../../tools/root.ts'
import { builtSite, leadFramework } from '../../tools/template/frameworks.ts'
import { frameworkUnderTest } from './models/test.ts'
import { pagePathsIn } from './site-server.ts'

/** A layout that the everything-on site is served in. */
export type Layout = keyof typeof sitePorts
export const layouts = Object.keys(sitePorts) as Layout[]

export type { SiteName }

/** The address of a page of a site. */
export function addressOf(site: SiteName, path = '/'): string {
  return `http://localhost:${portOfSite(site, frameworkUnderTest())}${path}`
}

/** The folder that a site's project was written to. */
export function projectFolder(site: SiteName, framework: FrameworkId = frameworkUnderTest()): URL {
  return pathToFileURL(join(root, builtSite(site, framework), '/'))
}

/** The folder that a site was built to. */
export function builtFolder(site: SiteName, framework?: FrameworkId): URL {
  return new URL('dist/', projectFolder(site, framework))
}

/** The text of a document of a site's project. */
export function readDocument(
  site: SiteName,
  document: keyof ReturnType<typeof getAdapter>['documents']
): string {
  const framework = frameworkUnderTest()
  return readFileSync(
    new URL(getAdapter(framework).documents[document], projectFolder(site, framework)),
    'utf8'
  )
}

/** The paths of all pages that the build of a framework wrote, and a path that is none. */
export function pathsOf(site: SiteName, framework: FrameworkId = frameworkUnderTest()): string[] {
  return [...pagePathsIn(fileURLToPath(builtFolder(site, framework))), '/no-such-page']
}

/** The paths that tests are declared for, before any of them runs: sites have the same pages in each framework. */
export const declaredPathsOf = (site: SiteName): string[] => pathsOf(site, leadFramework)
