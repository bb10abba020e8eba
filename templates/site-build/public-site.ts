import { withoutDrafts } from '#domain/drafts.ts'
import { realFeatures, type LaunchBackend } from '#domain/simulated.ts'
import type { Site } from '#domain/site.ts'
import { basePath } from './base-path.ts'

/** Keys of site.json that visitors may see. The rest, such as the goals of the business, stays out of the bundle. */
const publicKeys: Readonly<Record<string, readonly string[] | 'all'>> = {
  businessInfo: ['businessName', 'industry', 'description', 'location', 'contactEmail', 'contactPhone'],
  selectedFeatures: 'all',
  customization: ['darkMode', 'animations', 'artSeed'],
  deployment: ['domain', 'basePath', 'ssl', 'messages', 'paymentLink', 'analytics', 'monitoring'],
  enterpriseConfig: ['enabled', 'authProviders'],
  content: 'all'
}

/** Filters site.json for the bundle; a launch build leaves out the drafts, and the features that only pretend. */
export function toPublicSite(
  json: string,
  launch?: LaunchBackend,
  ownCalls: readonly string[] = launch?.ownCalls ?? []
): string {
  const site = JSON.parse(json.replace(/^\uFEFF/, '')) as Record<string, Record<string, unknown>>
  const parts = Object.entries(publicKeys).map(([part, names]) => [
    part,
    names === 'all' ? site[part] : pick(site[part], names)
  ])
  const read = Object.fromEntries(parts) as Site
  const own = ownCalls.length === 0 ? {} : { ownBackend: ownCalls }
  const known = { ...read, deployment: { ...read.deployment, basePath: basePath(json), ...own } }
  if (launch === undefined) return JSON.stringify(known)
  const selectedFeatures = realFeatures(known, launch)
  return JSON.stringify({ ...known, selectedFeatures, content: withoutDrafts(known.content) })
}

function pick(part: Record<string, unknown> = {}, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, part[name]]))
}
