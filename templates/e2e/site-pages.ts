import { readFileSync } from 'node:fs'
import { sitePorts } from '../../tools/ports.ts'

/** A layout that the everything-on site is served in. */
export type Layout = keyof typeof sitePorts
export const layouts = Object.keys(sitePorts) as Layout[]

/** The address of a page of the everything-on site. */
export function addressOf(layout: Layout, path = '/'): string {
  return `http://localhost:${sitePorts[layout]}${path}`
}

/** The folder that a layout was built to. */
export function builtFolder(layout: Layout): URL {
  return new URL(`../../build/sites/react-${layout}/dist/`, import.meta.url)
}

/** The paths of all pages, from the sitemap that the build wrote, and a path that is none. */
export function pathsOf(layout: Layout): string[] {
  const sitemap = readFileSync(new URL('sitemap.xml', builtFolder(layout)), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    (match) => match[1] || '/'
  )
  return [...new Set(['/', ...listed, ...unlisted, '/no-such-page'])]
}

/** Pages that search engines need not find, so that the sitemap leaves them out. */
const unlisted = ['/login', '/register', '/profile', '/search', '/payments', '/analytics']
