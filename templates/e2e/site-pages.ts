import { readdirSync } from 'node:fs'
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
  return new URL(`../under-test/react-${site}/`, import.meta.url)
}

/** The folder that a site was built to. */
export function builtFolder(site: SiteName): URL {
  return new URL('dist/', projectFolder(site))
}

/** The paths of all pages that the build wrote, and a path that is none. */
export function pathsOf(site: SiteName): string[] {
  const files = readdirSync(builtFolder(site), { recursive: true, encoding: 'utf8' })
  const pages = files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map(
      (file) =>
        `/${file
          .replace(/(^index)?\.html$/, '')
          .split('/')
          .map(encodeURIComponent)
          .join('/')}`
    )
  return [...pages.sort(), '/no-such-page']
}
