import { contactFieldNames } from '#domain/contact-fields.ts'
import type { Site } from '#domain/site.ts'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Policy } from './content-policy.ts'
import { findBrokenPages } from './find-broken-pages.ts'
import { finishForm } from './form-fields.ts'
import { fillManifest } from './from-site.ts'
import { writeFiles } from './files.ts'
import { serviceWorker } from './service-worker.ts'
import { siteDocuments, type SitePages } from './site-documents.ts'

interface BuiltSite extends Omit<SitePages, 'policy'> {
  /** The folder of the project. */
  root: string
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
export async function finishSite({ root, folder, ...drawn }: BuiltSite): Promise<Report> {
  const { site, pages } = drawn
  const policy = JSON.parse(await readFile(join(root, 'src/policy.json'), 'utf8')) as Policy
  await writeFiles(folder, siteDocuments({ ...drawn, policy }))
  await finishForm(join(folder, '__forms.html'), contactFieldNames)
  const problems = findBrokenPages(pages, folder, site.deployment.basePath)
  if (problems.length > 0 || !site.selectedFeatures.includes('pwa')) return { problems, notes: [] }
  await finishManifest(folder, site, new Set(pages.map(({ path }) => path)))
  const { source, skipped } = await serviceWorker(root, folder)
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
