import { finishSite, type FinishPhase, type SiteKit } from '@sitewright/finished-site'
import { uploadFiles, zipProject, type Template } from '@sitewright/generator'
import { file, toProject, type File } from '@sitewright/project'
import type { Site } from '@sitewright/site'
import { finishMessages } from '../messages.ts'
import type { FinishedZip } from './protocol.ts'

const kits = new Map<string, SiteKit>()
let attempts = 0

/**
 * The kit of a framework, loaded once. It is built from the reference app, and served as it is
 * (tools/template/site-kit.ts).
 */
async function getKit(framework: string): Promise<SiteKit> {
  const known = kits.get(framework)
  if (known !== undefined) return known
  attempts += 1
  // A browser does not fetch a module again that it failed to fetch once.
  const again = attempts === 1 ? '' : `?attempt=${attempts}`
  const [module, vendor] = await Promise.all([
    import(/* @vite-ignore */ `/site-kit/${framework}.js${again}`) as Promise<Omit<SiteKit, 'vendor'>>,
    fetch(`/site-kit/${framework}-vendor.js`)
  ])
  if (!vendor.ok) throw new Error(`status ${vendor.status}`)
  const kit = { ...module, vendor: await vendor.text() }
  kits.set(framework, kit)
  return kit
}

/** Builds the site of a project and packs it, with what tells hosts how to serve it. */
export async function finishZip(
  site: Site,
  files: readonly File[],
  template: Template,
  onPhase: (phase: FinishPhase) => void
): Promise<FinishedZip> {
  const kit = await getKit(site.selectedFramework).catch((cause: unknown) => {
    throw new Error(finishMessages.notLoaded, { cause })
  })
  const { files: made, problems, emptyFeatures } = await finishSite(toProject(files), kit, onPhase)
  if (problems.length > 0) throw new Error(problems.join(' '))
  const all = [...[...made].map(([path, content]) => file(path, content)), ...uploadFiles(site, template)]
  return {
    zip: zipProject(toProject(all)),
    pages: [...made.keys()].filter((name) => name.endsWith('.html') && !notPages.test(name)),
    emptyFeatures
  }
}

/** What visitors never ask for by themselves. */
const notPages = /^(?:404|offline|__forms)\.html$/
