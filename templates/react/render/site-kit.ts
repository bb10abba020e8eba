import { contactFieldNames } from '#domain/contact.ts'
import { missingContent } from '#domain/pages.ts'
import { serverAddress, type LaunchBackend } from '#domain/simulated.ts'
import { siteDocuments, toPublicSite, type Policy } from '../site-build/documents.ts'
import { addFields, fillWorker, pageProblems } from '../site-build/finish-site.ts'
import { fillManifest, parseSite } from '../site-build/from-site.ts'
import { featureEntry, simulatedFeature } from '../site-build/launch.ts'
import { withThemeColor } from '../site-build/theme.ts'
import { toBuiltPages } from './built-document.ts'
import type { BuiltAssets } from './document-parts.ts'
import { places } from './project-build.ts'
import { drawPages, toRenderer, type SiteToRender } from './render-site.ts'

export { withTokens } from '../site-build/theme.ts'
export { places, projectBuild } from './project-build.ts'

/** What the site of a project is finished from, besides its scripts and its style sheet. */
export interface ProjectToFinish extends Omit<SiteToRender, 'launch'> {
  /** Whether the code that calls a server is part of the project. */
  hasServerCode: boolean
  /** The HTML document. */
  html: string
  policy: Policy
  /** src/theme.css. */
  themeCss: string
  /** The code of its service worker. */
  worker: string
  /** What lies in `public`, by its name. */
  publicFiles: ReadonlyMap<string, string | Uint8Array>
}

/** What a bundler made of its scripts and style sheets: the files by name, and the addresses that pages ask for. */
export interface Bundle {
  files: ReadonlyMap<string, string>
  assets: BuiltAssets
}

/** A finished site, or why it is none. */
export interface Finished {
  /** Every file of the site by its name. */
  files: Map<string, string | Uint8Array>
  problems: readonly string[]
  /** Features whose page was not built, since nothing is left on it. */
  emptyFeatures: readonly string[]
}

/** What stands behind the site: nothing but what its site.json names. */
function backendOf({ json, hasServerCode }: Pick<ProjectToFinish, 'json' | 'hasServerCode'>): LaunchBackend {
  return { server: hasServerCode ? serverAddress(parseSite(json), '') : '' }
}

/**
 * The module that a launch build takes in place of a file of the project: site.json without drafts and without what
 * visitors may not see, and a feature that only pretends without its pages. Undefined where it takes the file itself.
 */
export function launchModule(
  path: string,
  project: Pick<ProjectToFinish, 'json' | 'hasServerCode'>
): string | undefined {
  const launch = backendOf(project)
  if (path === 'src/site.json') return toPublicSite(project.json, launch)
  if (!path.startsWith(`${places.features}/`)) return undefined
  const entry = `/src/features${path.slice(places.features.length)}`
  return featureEntry.test(entry) ? simulatedFeature(entry, parseSite(project.json), launch) : undefined
}

/** The folder of the host that the site stands in, as `/shop`; empty where it has the host for itself. */
export function basePathOf(json: string): string {
  return (JSON.parse(toPublicSite(json)) as { deployment: { basePath: string } }).deployment.basePath
}

/** Finishes a site without a build: all that a launch build of its project writes, around scripts that were bundled. */
export async function finishFiles(project: ProjectToFinish, bundle: Bundle): Promise<Finished> {
  const renderer = toRenderer({ ...project, launch: backendOf(project) })
  const { site, features } = renderer
  const base = site.deployment.basePath ?? ''
  const files = new Map<string, string | Uint8Array>([...project.publicFiles, ...bundle.files])
  changeText(files, '__forms.html', (html) => addFields(html, contactFieldNames))
  changeText(files, 'manifest.webmanifest', (json) => withThemeColor(json, project.themeCss))
  const manifest = files.get('manifest.webmanifest')
  const drawn = toBuiltPages(await drawPages(renderer), {
    ...project,
    ...(typeof manifest === 'string' ? { manifest } : {}),
    site: parseSite(project.json),
    assets: bundle.assets,
    base
  })
  const { pages } = drawn
  const documents = siteDocuments({ site, features, ...drawn, policy: project.policy })
  for (const [name, text] of Object.entries(documents)) files.set(name, text)
  const problems = pageProblems(pages, (path) => files.has(path.slice(1)), base)
  const emptyFeatures = missingContent(site, features).map((lack) => lack.slice(0, lack.indexOf(':')))
  if (problems.length > 0 || !site.selectedFeatures.includes('pwa')) return { files, problems, emptyFeatures }
  changeText(files, 'manifest.webmanifest', (json) => {
    const filledIn = fillManifest(json, site, new Set(pages.map(({ path }) => path)))
    for (const src of filledIn.unusedIcons) files.delete(src.slice(1))
    return filledIn.manifest
  })
  const encoder = new TextEncoder()
  const built = [...files.keys()].sort().map((name) => {
    const content = files.get(name) ?? ''
    return { name, content: typeof content === 'string' ? encoder.encode(content) : content }
  })
  files.set('sw.js', fillWorker(project.worker, built, (name) => project.publicFiles.has(name)).source)
  return { files, problems, emptyFeatures }
}

function changeText(
  files: Map<string, string | Uint8Array>,
  name: string,
  change: (text: string) => string
): void {
  const text = files.get(name)
  if (typeof text === 'string') files.set(name, change(text))
}
