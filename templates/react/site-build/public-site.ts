import { withoutDrafts } from '../src/domain/drafts.ts'
import type { Content } from '../src/domain/site.ts'

/** Keys of site.json that visitors may see. The rest, such as the goals of the business, stays out of the bundle. */
const publicKeys: Readonly<Record<string, readonly string[] | 'all'>> = {
  businessInfo: ['businessName', 'industry', 'description', 'location', 'contactEmail', 'contactPhone'],
  selectedFeatures: 'all',
  customization: ['darkMode', 'animations', 'artSeed'],
  deployment: ['domain', 'ssl', 'messages', 'analytics', 'monitoring'],
  enterpriseConfig: ['enabled', 'authProviders'],
  content: 'all'
}

/** Filters site.json for the bundle; `launch` leaves the drafts out. */
export function toPublicSite(json: string, launch: boolean): string {
  const site = JSON.parse(json.replace(/^\uFEFF/, '')) as Record<string, Record<string, unknown>>
  const parts = Object.entries(publicKeys).map(([part, names]) => [
    part,
    names === 'all' ? site[part] : pick(site[part], names)
  ])
  const known = Object.fromEntries(parts) as { content: Content }
  return JSON.stringify(launch ? { ...known, content: withoutDrafts(known.content) } : known)
}

function pick(part: Record<string, unknown> = {}, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, part[name]]))
}
