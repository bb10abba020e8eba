import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contactFieldNames } from '#domain/contact.ts'
import type { Site } from '#domain/site.ts'
import type { Policy } from './document.ts'
import { writeFiles } from './files.ts'
import { fillManifest } from './from-site.ts'
import { finishForm } from './own-calls.ts'
import type { PrerenderedPage } from './renderer.ts'
import { serviceWorker } from './service-worker.ts'
import { siteDocuments, type SitePages } from './site-documents.ts'

interface BuiltSite extends Omit<SitePages, 'policy'> {
  /** The folder of the project. */
  root: string
  /** Its service worker, where it works offline. */
  worker: URL
  /** Where the build was written to. */
  folder: string
}

/** What a developer should hear of: `problems` stop the build. */
interface Report {
  problems: readonly string[]
  notes: readonly string[]
}

/**
 * Finishes a built site: writes its documents, and its service worker where it works offline. No framework is needed
 * for that, only the pages that one has drawn.
 */
export async function finishSite({ root, worker, folder, ...drawn }: BuiltSite): Promise<Report> {
  const { site, pages } = drawn
  const policy = JSON.parse(await readFile(join(root, 'src/policy.json'), 'utf8')) as Policy
  await writeFiles(folder, siteDocuments({ ...drawn, policy }))
  await finishForm(join(folder, '__forms.html'), contactFieldNames)
  const problems = findBrokenPages(pages, folder, site.deployment.basePath)
  if (problems.length > 0 || !site.selectedFeatures.includes('pwa')) return { problems, notes: [] }
  await finishManifest(folder, site, new Set(pages.map(({ path }) => path)))
  const { source, skipped } = await serviceWorker({ root, worker, folder })
  await writeFiles(folder, { 'sw.js': source })
  return { problems, notes: skipped.map((name) => `Only with a network: ${name}`) }
}

async function finishManifest(folder: string, site: Site, paths: ReadonlySet<string>): Promise<void> {
  const path = join(folder, 'manifest.webmanifest')
  if (!existsSync(path)) return
  const { manifest, unusedIcons } = fillManifest(await readFile(path, 'utf8'), site, paths)
  await writeFile(path, manifest)
  await Promise.all(unusedIcons.map((src) => rm(join(folder, src), { force: true })))
}

/** Finds pages with no h1 or several, and dead links. */
export function findBrokenPages(pages: readonly PrerenderedPage[], folder: string, base = ''): string[] {
  const known = new Set(pages.map(({ path }) => path))
  const isThere = (link: string): boolean => {
    if (link !== base && !link.startsWith(`${base}/`)) return false
    const path = link.slice(base.length) || '/'
    return known.has(path) || existsSync(join(folder, decodeURIComponent(path)))
  }
  return pages.flatMap(({ path, html }) => {
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0
    const dead = linksIn(html).filter((link) => !isThere(link))
    return [
      ...(headings === 1 ? [] : [`${path} has ${headings} headings of level 1. A page needs exactly one.`]),
      ...dead.map((link) => `${path} links to ${link}, which does not exist.`)
    ]
  })
}

/** Internal links of a page, without query and fragment. */
function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replace(/[?#].*$/, '')
  )
  return [...new Set(links)]
}
