import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { serveSite } from '../../../../templates/e2e/site-server.ts'
import type { UnpackedProject } from './unpacked-project.ts'

/** A page of a built site: its address, and the words that a visitor reads. */
export interface BuiltPage {
  path: string
  html: string
  words: string
}

/** The pages that a build wrote. */
export function readBuiltPages({ folder }: UnpackedProject): BuiltPage[] {
  const dist = join(folder, 'dist')
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const html = readFileSync(join(dist, name), 'utf8')
      return { path: addressOf(name), html, words: textOf(html) }
    })
}

function addressOf(name: string): string {
  const path = name.replace(/\\/g, '/').replace(/\.html$/, '')
  return path === 'index' ? '/' : `/${path}`
}

function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
}

/** Serves what a build wrote while something looks at it. */
export async function withServedBuild<Value>(
  { folder }: UnpackedProject,
  look: (origin: string) => Promise<Value>
): Promise<Value> {
  const server = serveSite(() => join(folder, 'dist')).listen(0, 'localhost')
  await new Promise((listening) => server.once('listening', listening))
  try {
    return await look(`http://localhost:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
