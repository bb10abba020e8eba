import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../step.ts'

/** Bytes of what a first visit loads, compressed with gzip. */
export interface Sizes {
  name: string
  javascript: number
  css: number
}

function packed(path: string): number {
  return existsSync(path) ? gzipSync(readFileSync(path)).length : 0
}

/** What a page loads before anything is asked of it: its scripts and styles, and what it preloads. */
export function sizesOf(name: string, folder: string, page: string): Sizes {
  const html = readFileSync(join(root, folder, page), 'utf8')
  const loaded = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '')
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
export function scriptsOf(folder: string): number {
  const assets = join(root, folder, 'assets')
  return existsSync(assets)
    ? readdirSync(assets)
        .filter((file) => file.endsWith('.js'))
        .reduce((bytes, file) => bytes + packed(join(assets, file)), 0)
    : 0
}
