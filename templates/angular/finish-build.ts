import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { missingIcons } from '#domain/looks.ts'
import { missingContent, pageAddresses } from '#domain/pages.ts'
import type { PrerenderedPage, Renderer } from './site-build/documents.ts'
import { finishSite } from './site-build/finish-site.ts'
import { withThemeColor } from './site-build/theme.ts'
import { joinScripts } from './one-script.ts'
import { importSite } from './site-modules.ts'
import type { SiteSources } from './sources.ts'

type Site = Pick<Renderer, 'site' | 'features'>

const folder = 'dist'
/** The folder of the files that have a hash in their names. */
const hashed = join(folder, 'assets')

/** Files of the build that no site needs. */
const others = ['index.csr.html', 'prerendered-routes.json', '3rdpartylicenses.txt']

/**
 * Finishes the pages that Angular has prerendered as those of every site: heads, policy, sitemap and the service worker.
 * Scripts and style sheets move to `/assets/`. Returns what a developer should hear of, and fails where a page is broken.
 */
export async function finishBuild({ replacements }: SiteSources): Promise<readonly string[]> {
  const built = await importSite(replacements)
  const { site, features } = built
  await moveHashed(site.deployment.basePath ?? '')
  const script = await joinScripts(hashed)
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })))
  await finishManifest(join(folder, 'manifest.webmanifest'))
  const pages = await takePages(built, script)
  const worker = new URL('./src/service-worker.js', import.meta.url)
  const { problems, notes } = await finishSite({ site, features, root: '.', worker, folder, pages })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const lacking = missingContent(site, features).map((lack) => `Not built. ${lack}.`)
  return [...lacking, ...missingIcons(site), ...notes]
}

/**
 * Moves what has a hash in its name into the folder that hosts keep for good. What style sheets refer to is in the folder
 * of the site, as Angular has written it of scripts.
 */
async function moveHashed(base: string): Promise<void> {
  await mkdir(hashed, { recursive: true })
  for (const name of await readdir(folder)) {
    const place = join(folder, name)
    if (!/\.(?:js|css)$/.test(name) || existsSync(join('public', name))) continue
    if (name.endsWith('.css'))
      await writeFile(place, (await readFile(place, 'utf8')).replaceAll('url(/', `url(${base}/`))
    await rename(place, join(hashed, name))
  }
}

/** Writes the colour of the business into the web app manifest, where there is one. */
async function finishManifest(path: string): Promise<void> {
  if (!existsSync(path)) return
  await writeFile(path, withThemeColor(await readFile(path, 'utf8'), await readFile('src/theme.css', 'utf8')))
}

/** Takes the written pages apart: what stands in the element with the id root, and the document around it. */
async function takePages({ site, features }: Site, script: string): Promise<PrerenderedPage[]> {
  const written = join(folder, site.deployment.basePath ?? '')
  const pages: PrerenderedPage[] = []
  for (const { path } of pageAddresses(site, features)) {
    // The name of a folder is its part of the address, as app.routes.server.ts hands it over.
    const file = join(written, path.replaceAll('*', '%2A'), 'index.html')
    if (!existsSync(file)) throw new Error(`Angular has not prerendered ${path}.`)
    const [, before = '', html = '', after = ''] = (await readFile(file, 'utf8')).match(parts) ?? []
    if (html === '') throw new Error(`${file} has no element with the id root.`)
    pages.push({ path, html, template: withScriptInHead(before + after, script) })
    await rm(file)
  }
  await removeEmpty(folder)
  return pages
}

/** Removes the folders in which nothing is left. */
async function removeEmpty(parent: string): Promise<void> {
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    const place = join(parent, entry.name)
    if (!entry.isDirectory()) continue
    await removeEmpty(place)
    if ((await readdir(place)).length === 0) await rmdir(place)
  }
}

/** What stands before, in and after the element with the id root, which only links and scripts follow. */
const parts =
  /^(.*<div id="root"[^>]*>)(.*)(<\/div>(?:\s*(?:<link\b[^>]*>|<script\b[^>]*>[^<]*<\/script>))*\s*<\/body>.*)$/s

/** The script that a page begins with, in the head as other bundlers write it, in place of those that Angular names. */
function withScriptInHead(document: string, script: string): string {
  const named = /<link rel="modulepreload"[^>]*>|<script src="([^"]*)main-[^"]*" type="module"><\/script>/g
  let folder = ''
  const rest = document.replace(named, (_, path?: string) => {
    folder = path ?? folder
    return ''
  })
  return rest.replace('</head>', (end) => `<script type="module" src="${folder}${script}"></script>${end}`)
}
