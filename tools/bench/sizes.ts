import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../root.ts'

/** Bytes of what a first visit loads, compressed with gzip. */
export interface Sizes {
  name: string
  javascript: number
  css: number
}

function packed(path: string): number {
  return existsSync(path) ? gzipSync(readFileSync(path)).length : 0
}

/** What the web app's drawn pages begin after their first paint: the app, and the files of the page's area. */
function begunBy(html: string, page: string): string[] {
  const [, start = ''] = /data-start="([^"]+)"/.exec(html) ?? []
  const [, areas = '{}'] = /sitewrightFilesOf=(\{.*?\});/.exec(html) ?? []
  const area = page === 'index.html' ? '/' : `/${page.replace('.html', '')}`
  const files = (JSON.parse(areas) as Record<string, string[]>)[area] ?? []
  // Style sheets stand in the page already.
  return [...start.split(' '), ...files].filter((path) => path.endsWith('.js'))
}

/** What a page loads before anything is asked of it: its scripts and styles, and what it preloads. */
export function measureFirstLoad(name: string, folder: string, page: string): Sizes {
  const html = readFileSync(join(root, folder, page), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '')
  const loaded = [...named, ...begunBy(html, page)]
  const sum = (ending: string): number =>
    [...new Set(loaded)]
      .filter((path) => path.endsWith(ending))
      .reduce((bytes, path) => bytes + packed(join(root, folder, path)), 0)
  const inlined = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map((match) => match[1] ?? '')
    .join('')
  return { name, javascript: sum('.js'), css: sum('.css') + (inlined === '' ? 0 : gzipSync(inlined).length) }
}

/** All scripts of a folder together. */
export function measureScripts(folder: string): number {
  const assets = join(root, folder, 'assets')
  return existsSync(assets)
    ? readdirSync(assets)
        .filter((file) => file.endsWith('.js'))
        .reduce((bytes, file) => bytes + packed(join(assets, file)), 0)
    : 0
}
