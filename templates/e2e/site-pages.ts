import { readFileSync } from 'node:fs'
import { sitePorts, specialPorts } from '../../tools/ports.ts'

/** A layout that the everything-on site is served in. */
export type Layout = keyof typeof sitePorts
export const layouts = Object.keys(sitePorts) as Layout[]

/** A site that the tests visit: a layout, or one of the special ones. */
export type SiteName = Layout | keyof typeof specialPorts

/** The address of a page of a site. */
export function addressOf(site: SiteName, path = '/'): string {
  return `http://localhost:${{ ...sitePorts, ...specialPorts }[site]}${path}`
}

/** The folder that a site's project was written to. */
export function projectFolder(site: SiteName): URL {
  return new URL(`../../build/sites/react-${site}/`, import.meta.url)
}

/** The folder that a site was built to. */
export function builtFolder(site: SiteName): URL {
  return new URL('dist/', projectFolder(site))
}

/** The paths of all pages, from the sitemap that the build wrote, and a path that is none. */
export function pathsOf(site: SiteName): string[] {
  const sitemap = readFileSync(new URL('sitemap.xml', builtFolder(site)), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    (match) => match[1] || '/'
  )
  return [...new Set(['/', ...listed, ...unlisted, '/no-such-page'])]
}

/** Pages that search engines need not find, so that the sitemap leaves them out. */
const unlisted = ['/login', '/register', '/profile', '/search', '/payments', '/analytics', '/offline']
