import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PrerenderedPage } from './renderer.ts'

/** Finds pages with no h1 or several, and dead links. */
export function findBrokenPages(pages: readonly PrerenderedPage[], folder: string, base = ''): string[] {
  const known = new Set(pages.map(({ path }) => path))
  const isThere = (link: string): boolean => {
    if (link !== base && !link.startsWith(`${base}/`)) return false
    const path = link.slice(base.length) || '/'
    return known.has(path) || existsSync(join(folder, decodeURIComponent(path)))
  }
  return pages.flatMap(({ path, html }) => {
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0
    const dead = linksIn(html).filter((link) => !isThere(link))
    return [
      ...(headings === 1 ? [] : [`${path} has ${headings} headings of level 1. A page needs exactly one.`]),
      ...dead.map((link) => `${path} links to ${link}, which does not exist.`)
    ]
  })
}

/** Internal links of a page, without query and fragment. */
function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replace(/[?#].*$/, '')
  )
  return [...new Set(links)]
}
