import { missingContent } from '#domain/pages.ts'
import { findUnknownFeature } from '#domain/site-problem.ts'
import { readFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { basePath } from './base-path.ts'
import { finishSite } from './finish-site.ts'
import { fillHtml, parseSite } from './from-site.ts'
import { isLaunch, launchReach } from './launch.ts'
import { findOwnCalls } from './own-calls.ts'
import { toPublicSite } from './public-site.ts'
import type { Renderer } from './renderer.ts'
import { serveNotFound } from './serve-not-found.ts'
import { calledServer } from './server.ts'
import { featureEntry, simulatedFeature } from './simulated-features.ts'
import { renderPages } from './site-documents.ts'

const siteJson = /\/src\/site\.json$/

/**
 * Prerenders the site (static site generation) with what `entry` exports: writes every page to an HTML file of its own, and
 * fails where one is broken. Writes sitemap.xml, robots.txt, and the service worker where the site works offline.
 */
export function siteBuild({ entry }: { entry: string }): Plugin {
  let config: ResolvedConfig
  let ownCalls: Promise<readonly string[]> | undefined
  return {
    name: 'site-build',
    // In preview an unknown address must get the page for that, not the home page.
    config: ({ root = process.cwd() }, { isPreview }) => ({
      appType: isPreview ? 'mpa' : 'spa',
      base: `${basePath(readFileSync(join(root, 'src/site.json'), 'utf8'))}/`,
      define: { 'import.meta.env.LAUNCH': JSON.stringify(isLaunch()) }
    }),
    configResolved: (resolved) => void (config = resolved),
    configurePreviewServer: (server) => () =>
      server.middlewares.use(serveNotFound(server.config.build.outDir)),

    async buildStart() {
      const { selectedFeatures } = parseSite(await readFile(join(config.root, 'src/site.json'), 'utf8'))
      const features = await readdir(join(config.root, 'src/features'), { withFileTypes: true })
      const present = features.filter((each) => each.isDirectory()).map(({ name }) => name)
      const problem = findUnknownFeature(selectedFeatures, present)
      if (problem !== undefined) this.error(`src/site.json: ${problem}`)
    },

    transformIndexHtml: {
      order: 'pre',
      handler: async (html) =>
        fillHtml(html, parseSite(await readFile(join(config.root, 'src/site.json'), 'utf8')))
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
    },

    async closeBundle(failure) {
      if (config.build.ssr || failure) return
      const folder = resolve(config.root, config.build.outDir)
      // A folder of its own, because two builds may share one node_modules.
      const work = `node_modules/.site-build-${process.pid}`
      const renderer = await buildRenderer(config, entry, work)
      const pages = await renderPages(renderer)
      await rm(join(config.root, work), { recursive: true })

      const template = await readFile(join(folder, 'index.html'), 'utf8')
      const site = { ...renderer, root: config.root, folder, pages, template }
      const { problems, notes } = await finishSite(site)
      if (problems.length > 0) this.error(problems.join('\n'))
      const lacking = missingContent(renderer.site, renderer.features).map((lack) => `Not built. ${lack}.`)
      for (const note of [...lacking, ...notes]) config.logger.info(note)
    }
  }
}

/** Builds the server entry, which renders pages outside of a browser, and loads it. */
async function buildRenderer(
  { root, mode, configFile }: ResolvedConfig,
  entry: string,
  outDir: string
): Promise<Renderer> {
  await build({
    root,
    mode,
    configFile,
    logLevel: 'warn',
    build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false, sourcemap: false }
  })
  return import(pathToFileURL(join(root, outDir, `${parse(entry).name}.js`)).href) as Promise<Renderer>
}
