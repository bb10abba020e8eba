// The Chromium that tests, pictures and measurements start, and how it is started.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** Where `tools/setup.mjs --with-browser` found a Chromium; the usual place where it has not run. */
export function browserPath(): string {
  const found = join(root, 'build/chromium-path')
  return existsSync(found) ? readFileSync(found, 'utf8') : '/usr/bin/chromium'
}

/** Switches for a browser in a container: no sandbox of its own, no graphics card, no calls home. */
export const browserArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]
