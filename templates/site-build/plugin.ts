import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Connect, type Plugin, type ResolvedConfig } from 'vite'
import { missingIcons } from '#domain/looks.ts'
import { missingContent } from '#domain/pages.ts'
import { renderPages, type Renderer } from './documents.ts'
import { finishSite } from './finish-site.ts'
import { basePath, fillHtml, readSite } from './from-site.ts'
import { siteSources } from './sources.ts'

interface SiteBuildOptions {
  /** The module that draws pages, see documents.ts. */
  entry: URL
  /** The service worker of a site that works offline. */
  worker: URL
}

/**
 * Prerenders the site (static site generation) with what `entry` exports: writes every page to an HTML file of its own, and
 * fails where one is broken. Writes sitemap.xml, robots.txt, and the service worker where the site works offline.
 */
export function siteBuild({ entry, worker }: SiteBuildOptions): Plugin[] {
  return [siteSources(), sitePreview(), prerendering({ entry, worker })]
}

/** Shows the built site as its hosts do: in the folder of the host, and with the 404 page for an unknown address. */
export function sitePreview(): Plugin {
  return {
    name: 'site-preview',
    // An unknown address must not get the home page.
    config: ({ root = process.cwd() }, { isPreview }) => ({
      appType: isPreview ? 'mpa' : 'spa',
      base: `${basePath(readFileSync(join(root, 'src/site.json'), 'utf8'))}/`
    }),
    configurePreviewServer: (server) => () =>
      server.middlewares.use(serveNotFound(server.config.build.outDir))
  }
}

function prerendering({ entry, worker }: SiteBuildOptions): Plugin {
  let config: ResolvedConfig
  return {
    name: 'site-build',
    configResolved: (resolved) => void (config = resolved),

    transformIndexHtml: {
      order: 'pre',
      handler: (html) => fillHtml(html, readSite(config.root))
    },

    async closeBundle(failure) {
      if (config.build.ssr || failure) return
      const folder = resolve(config.root, config.build.outDir)
      // A folder of its own, because two builds may share one node_modules.
      const work = `node_modules/.site-build-${process.pid}`
      const renderer = await buildRenderer(config, fileURLToPath(entry), work)
      const pages = await renderPages(renderer)
      await rm(join(config.root, work), { recursive: true })

      const template = await readFile(join(folder, 'index.html'), 'utf8')
      const site = { ...renderer, root: config.root, worker, folder, pages, template }
      const { problems, notes } = await finishSite(site)
      if (problems.length > 0) this.error(problems.join('\n'))
      const lacking = missingContent(renderer.site, renderer.features).map((lack) => `Not built. ${lack}.`)
      for (const note of [...lacking, ...missingIcons(renderer.site), ...notes]) config.logger.info(note)
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

/** Middleware: serves the 404 page, with status 404, for URLs that nothing else serves; redirects trailing slashes. */
export function serveNotFound(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const bare = pathname.replace(/\/+$/, '')
    if (bare !== pathname && existsSync(join(folder, `${decodeURIComponent(bare)}.html`))) {
      response.writeHead(308, { location: bare + search }).end()
      return
    }
    // Vite has named the file of a page by now (`/booking.html`), and sends it after this.
    if (existsSync(join(folder, decodeURIComponent(pathname)))) return next()
    response.statusCode = 404
    response.setHeader('content-type', 'text/html; charset=utf-8')
    createReadStream(join(folder, '404.html')).on('error', next).pipe(response)
  }
}
