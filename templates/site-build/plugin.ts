import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { Site } from '#domain/site.ts'
import { basePath } from './base-path.ts'
import { serveNotFound } from './serve-not-found.ts'
import { findBrokenPages } from './find-broken-pages.ts'
import { toDocument } from './document.ts'
import { fillManifest, fillHtml, parseSite } from './from-site.ts'
import { htmlFile, writeFiles } from './files.ts'
import { isLaunch, launchReach } from './launch.ts'
import { toPublicSite } from './public-site.ts'
import type { Renderer } from './renderer.ts'
import { finishForm } from './form-fields.ts'
import { robots, sitemap } from './search-engines.ts'
import { calledServer } from './server.ts'
import { serviceWorker } from './service-worker.ts'
import { findOwnCalls } from './own-calls.ts'
import { featureEntry, simulatedFeature } from './simulated-features.ts'

const siteJson = /\/src\/site\.json$/

/**
 * Prerenders the site (static site generation): writes every page to an HTML file of its own, style sheet inlined, and
 * fails where one is broken. Writes sitemap.xml, robots.txt, and the service worker where the site works offline.
 */
export function siteBuild(): Plugin {
  let config: ResolvedConfig
  let styleSheets: string[] = []
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

    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        const page = fillHtml(html, parseSite(await readFile(join(config.root, 'src/site.json'), 'utf8')))
        // The development server writes scripts of its own into the page, which the policy would stop.
        return server ? page.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '') : page
      }
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

    writeBundle(_, bundle) {
      styleSheets = Object.keys(bundle).filter((name) => name.endsWith('.css'))
    },

    async closeBundle(failure) {
      if (config.build.ssr || failure) return
      const folder = resolve(config.root, config.build.outDir)
      // A folder of its own, because two builds may share one node_modules.
      const work = `node_modules/.site-build-${process.pid}`
      const { addresses, lacking, render, shared, site } = await buildRenderer(config, work)
      const pages = await Promise.all(addresses().map(render))
      await rm(join(config.root, work), { recursive: true })

      const css = await Promise.all(styleSheets.map((name) => readFile(join(folder, name), 'utf8')))
      const template = await readFile(join(folder, 'index.html'), 'utf8')
      await writeFiles(folder, {
        ...Object.fromEntries(
          pages.map((page) => [
            htmlFile(page.path),
            toDocument(page, { template, css: css.join('\n'), ...shared })
          ])
        ),
        ...sitemap(pages),
        'robots.txt': robots(shared.origin, shared.drafts)
      })
      await Promise.all(styleSheets.map((name) => rm(join(folder, name))))

      await finishForm(join(folder, '__forms.html'), shared.fields)
      const problems = findBrokenPages(pages, folder, site.deployment.basePath)
      if (problems.length > 0) this.error(problems.join('\n'))
      for (const lack of lacking) config.logger.info(`Not built. ${lack}.`)
      if (site.selectedFeatures.includes('pwa')) {
        await finishManifest(folder, site, new Set(pages.map(({ path }) => path)))
        const { source, skipped } = await serviceWorker(config.root, folder)
        await writeFiles(folder, { 'sw.js': source })
        for (const name of skipped) config.logger.info(`Only with a network: ${name}`)
      }
    }
  }
}

async function finishManifest(folder: string, site: Site, paths: ReadonlySet<string>): Promise<void> {
  const path = join(folder, 'manifest.webmanifest')
  if (!existsSync(path)) return
  const { manifest, unusedIcons } = fillManifest(await readFile(path, 'utf8'), site, paths)
  await writeFile(path, manifest)
  await Promise.all(unusedIcons.map((src) => rm(join(folder, src), { force: true })))
}

/** Builds the server entry, which renders pages outside of a browser, and loads it. */
async function buildRenderer({ root, mode, configFile }: ResolvedConfig, outDir: string): Promise<Renderer> {
  await build({
    root,
    mode,
    configFile,
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir, emptyOutDir: true, copyPublicDir: false, sourcemap: false }
  })
  return import(pathToFileURL(join(root, outDir, 'entry-server.js')).href) as Promise<Renderer>
}
