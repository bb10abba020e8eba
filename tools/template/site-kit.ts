// What finishes the site of a project in a browser: built from the reference app, where it is stale.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteKit } from '../../packages/finished-site/src/index.ts'
import { run } from '../run.ts'
import { root } from '../root.ts'
import { runSteps, type Step } from '../step.ts'

/** The folder of the kit in the build. */
export const siteKitFolder = 'build/site-kit'

const modes = { kit: 'react.js', vendor: 'react-vendor.js' } as const

/** Builds the kit: the module that draws pages, and the packages that the scripts of a site import. */
export const siteKitSteps: readonly Step[] = Object.entries(modes).map(([mode, name]) => ({
  name: `site ${mode}`,
  inputs: ['templates', 'package-lock.json'],
  outputs: [`${siteKitFolder}/${name}`],
  run: () =>
    run(
      'vite',
      ['build', '--logLevel', 'warn', '--config', 'browser.config.ts', '--mode', mode],
      { NODE_ENV: 'production' },
      'templates/react/render'
    )
}))

/** Loads the kit of the reference app as a browser does. */
export async function loadSiteKit(): Promise<SiteKit> {
  await runSteps(siteKitSteps, (text) => void process.stderr.write(`[build] ${text}\n`))
  const path = (name: string): string => join(root, siteKitFolder, name)
  const kit = (await import(pathToFileURL(path(modes.kit)).href)) as Omit<SiteKit, 'vendor'>
  return { ...kit, vendor: readFileSync(path(modes.vendor), 'utf8') }
}
