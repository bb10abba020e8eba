import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import adapterStatic from '@sveltejs/adapter-static'
import type { Adapter, Builder } from '@sveltejs/kit'
import type { Plugin } from 'vite'
import { missingIcons } from '#domain/looks.ts'
import { missingContent, pageAddresses } from '#domain/pages.ts'
import type { PrerenderedPage, Renderer } from './site-build/documents.ts'
import { finishSite } from './site-build/finish-site.ts'
import { readSite } from './site-build/from-site.ts'
import { withThemeColor } from './site-build/theme.ts'
import { fillDocument } from './site-document.ts'

interface SiteAdapterOptions {
  /** The module that exports the site and its features. */
  entry: URL
  /** The service worker of a site that works offline. */
  worker: URL
  /** The folder that the site is written to. */
  folder: string
}

type Site = Pick<Renderer, 'site' | 'features'>

/**
 * Writes the prerendered pages as static files, and finishes them as those of every site: heads, policy, sitemap and the
 * service worker. Pages without content are left out. Fails where a page is broken.
 */
export function siteAdapter({ entry, worker, folder }: SiteAdapterOptions): Adapter {
  const files = adapterStatic({ pages: folder })
  return {
    name: 'site-adapter',
    vite: { plugins: { post: [buildEntry(fileURLToPath(entry))] } },
    async adapt(builder) {
      await files.adapt(builder)
      const module = pathToFileURL(join(builder.getServerDirectory(), `${entryName}.js`)).href
      const { site, features } = (await import(module)) as Site
      const themeCss = await readFile('src/theme.css', 'utf8')
      const manifest = await finishManifest(join(folder, 'manifest.webmanifest'), themeCss)
      const sources = { site: readSite(), themeCss, manifest, base: builder.config.paths.base }
      const pages = await takePages(builder, folder, { site, features }, (document) =>
        fillDocument(document, sources)
      )
      const { problems, notes } = await finishSite({ site, features, root: '.', worker, folder, pages })
      if (problems.length > 0) throw new Error(problems.join('\n'))
      const lacking = missingContent(site, features).map((lack) => `Not built. ${lack}.`)
      for (const note of [...lacking, ...missingIcons(site), ...notes]) builder.log.info(note)
    }
  }
}

/** Leaves components out of a build for Node alone, such as that of the backend, which is asked for its calls and draws nothing. */
export function withoutViews(): Plugin {
  return {
    name: 'without-views',
    enforce: 'pre',
    load: { filter: { id: /\.svelte$/ }, handler: () => 'export default undefined' }
  }
}

const entryName = 'entries/site'

/** Builds the entry with the modules of the pages. */
function buildEntry(entry: string): Plugin {
  return {
    name: 'site-entry',
    config: () => ({
      environments: { ssr: { build: { rolldownOptions: { input: { [entryName]: entry } } } } }
    })
  }
}

/** Writes the colour of the business into the web app manifest, where there is one, and returns it. */
async function finishManifest(path: string, theme: string): Promise<string | undefined> {
  if (!existsSync(path)) return undefined
  const manifest = withThemeColor(await readFile(path, 'utf8'), theme)
  await writeFile(path, manifest)
  return manifest
}

/**
 * Takes the written pages apart: what stands in the element with the id root, and the document around it. Those that the
 * content leaves out are removed.
 */
async function takePages(
  { prerendered, config }: Builder,
  folder: string,
  { site, features }: Site,
  fill: (document: string) => string
): Promise<PrerenderedPage[]> {
  const paths = pageAddresses(site, features).map(({ path }) => path)
  // SvelteKit names its pages by addresses in which some characters or none are escaped.
  const wanted = new Map(
    paths.flatMap((path) => [decodeURIComponent(path), decodeURI(path)].map((name) => [name, path]))
  )
  const pages: PrerenderedPage[] = []
  for (const [address, { file }] of prerendered.pages) {
    const path = wanted.get(address.slice(config.paths.base.length) || '/')
    const document = await readFile(join(folder, file), 'utf8')
    await rm(join(folder, file))
    const [, before = '', html = '', after = ''] = document.match(parts) ?? []
    if (path !== undefined) pages.push({ path, html, template: fill(before + after) })
  }
  // The sitemap lists them in this order.
  return pages.sort((one, other) => paths.indexOf(one.path) - paths.indexOf(other.path))
}

/** What stands before, in and after the element with the id root, which is the last of the body. */
const parts = /^(.*<div id="root">)(.*)(<\/div>\s*<\/body>.*)$/s

/** The version that open pages compare themselves with: another one once a file of the sources has changed. */
export function sourcesVersion(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = files.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const hash = createHash('sha256')
  for (const path of paths.sort()) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 12)
}
