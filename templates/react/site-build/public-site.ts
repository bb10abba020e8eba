import { withoutDrafts } from '../src/domain/drafts.ts'
import { realFeatures, type Reach } from '../src/domain/simulated.ts'
import type { Site } from '../src/domain/site.ts'
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

/** A build that is published. */
export interface LaunchBuild {
  /** The address of the server that the site calls; empty where it calls none. */
  server: string
  /** Which addresses count as reached by visitors. @default isPublicAddress */
  reach?: Reach
}

/** Filters site.json for the bundle; a launch build leaves out the drafts, and the features that only pretend. */
export function toPublicSite(json: string, launch?: LaunchBuild): string {
  const site = JSON.parse(json.replace(/^\uFEFF/, '')) as Record<string, Record<string, unknown>>
  const parts = Object.entries(publicKeys).map(([part, names]) => [
    part,
    names === 'all' ? site[part] : pick(site[part], names)
  ])
  const read = Object.fromEntries(parts) as Site
  const known = { ...read, deployment: { ...read.deployment, basePath: basePath(json) } }
  if (launch === undefined) return JSON.stringify(known)
  const selectedFeatures = realFeatures(known, launch.server, launch.reach)
  return JSON.stringify({ ...known, selectedFeatures, content: withoutDrafts(known.content) })
}

function pick(part: Record<string, unknown> = {}, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, part[name]]))
}
