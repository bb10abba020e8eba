import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { findUnknownFeature } from '#domain/site-problem.ts'
import { toPublicSite } from './documents.ts'
import { parseSite, readSite, sourceFolder } from './from-site.ts'
import {
  calledServer,
  featureEntry,
  findOwnCalls,
  isLaunch,
  launchReach,
  simulatedFeature
} from './launch.ts'

const siteJson = /\/src\/site\.json$/

/**
 * Reads what a site is built from: of site.json the part that visitors may see, and in a launch build no feature that
 * only pretends. Fails where site.json names a feature that is not there.
 */
export function siteSources(): Plugin {
  let config: ResolvedConfig
  let ownCalls: Promise<readonly string[]> | undefined
  return {
    name: 'site-sources',
    config: () => ({ define: { 'import.meta.env.LAUNCH': JSON.stringify(isLaunch()) } }),
    configResolved: (resolved) => void (config = resolved),

    async buildStart() {
      const { selectedFeatures } = readSite(config.root)
      const features = await readdir(join(config.root, sourceFolder(config.root), 'features'))
      const present = features.map((name) => name.replace(/\.[jt]sx?$/, '')).filter((id) => id !== 'index')
      const problem = findUnknownFeature(selectedFeatures, present)
      if (problem !== undefined) this.error(`src/site.json: ${problem}`)
    },

    load: {
      filter: { id: [siteJson, featureEntry] },
      async handler(id) {
        const json = await readFile(join(config.root, 'src/site.json'), 'utf8')
        const site = parseSite(json)
        ownCalls ??= findOwnCalls(config, site)
        const calls = await ownCalls
        if (!isLaunch()) return siteJson.test(id) ? toPublicSite(json, undefined, calls) : undefined
        const server = calledServer(config.root, site, String(config.env['VITE_API_URL'] ?? ''))
        const launch = { server, reach: launchReach(), ownCalls: calls }
        return siteJson.test(id) ? toPublicSite(json, launch) : simulatedFeature(id, site, launch)
      }
    }
  }
}
