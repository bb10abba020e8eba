// What finishes the site of a project in a browser: built from each reference app, where it is stale.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { offeredFrameworkIds, type FrameworkId } from '../../packages/catalog/src/index.ts'
import type { SiteKit } from '../../packages/finished-site/src/index.ts'
import { run } from '../run.ts'
import { root } from '../root.ts'
import { runSteps, type Step } from '../step.ts'
import { leadFramework, templatePlace } from './frameworks.ts'

/** The folder of the kit in the build. */
const siteKitFolder = 'build/site-kit'

const kitName = (framework: FrameworkId): string => `${framework}.js`
const vendorName = (framework: FrameworkId): string => `${framework}-vendor.js`

/** Builds the kit of a framework: the module that draws pages, and the packages that the scripts of a site import. */
function stepsFor(framework: FrameworkId): Step[] {
  return Object.entries({ kit: kitName(framework), vendor: vendorName(framework) }).map(([mode, name]) => ({
    name: `site ${mode} of ${framework}`,
    inputs: ['templates', 'package-lock.json'],
    outputs: [`${siteKitFolder}/${name}`],
    run: () =>
      run(
        'vite',
        ['build', '--logLevel', 'warn', '--config', 'browser.config.ts', '--mode', mode],
        { NODE_ENV: 'production' },
        `${templatePlace(framework).folder}/render`
      )
  }))
}

/** Builds the kits of the frameworks that can be picked. */
export const siteKitSteps: readonly Step[] = offeredFrameworkIds.flatMap(stepsFor)

/** Loads the kit of a reference app as a browser does. */
export async function loadSiteKit(framework: FrameworkId = leadFramework): Promise<SiteKit> {
  await runSteps(stepsFor(framework), (text) => void process.stderr.write(`[build] ${text}\n`))
  const path = (name: string): string => join(root, siteKitFolder, name)
  const kit = (await import(pathToFileURL(path(kitName(framework))).href)) as Omit<SiteKit, 'vendor'>
  return { ...kit, vendor: readFileSync(path(vendorName(framework)), 'utf8') }
}
