import type { ResolvedSite } from './site.ts'

type Part = Readonly<Record<string, unknown>>

/** The keys of a site that a generated project reads; a law compares them with its code. */
export const projectKeys = {
  businessInfo: ['businessName', 'industry', 'description', 'location', 'contactEmail', 'contactPhone'],
  selectedFeatures: 'all',
  customization: ['darkMode', 'animations', 'artSeed'],
  deployment: ['domain', 'basePath', 'ssl', 'messages', 'paymentLink', 'analytics', 'monitoring'],
  enterpriseConfig: ['enabled', 'authProviders'],
  content: 'all'
} as const satisfies { readonly [Key in keyof ResolvedSite]?: readonly (keyof ResolvedSite[Key])[] | 'all' }

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function picked(part: Part, isWanted: (name: string) => boolean): Part {
  return Object.fromEntries(Object.entries(part).filter(([name]) => isWanted(name)))
}

/**
 * The site as the `site.json` of a project holds it: what the project reads, and under `builder` what only opens it
 * again in Sitewright.
 */
export function toProjectDocument(site: ResolvedSite): Part {
  const read: Record<string, unknown> = {}
  const builder: Record<string, unknown> = {}
  const wanted: Readonly<Record<string, readonly string[] | 'all'>> = projectKeys
  for (const [key, value] of Object.entries(site) as [string, unknown][]) {
    const names = wanted[key]
    if (names === undefined) builder[key] = value
    else if (names === 'all' || !isPart(value)) read[key] = value
    else {
      read[key] = picked(value, (name) => names.includes(name))
      builder[key] = picked(value, (name) => !names.includes(name))
    }
  }
  return { ...read, builder }
}

/** Merges `builder` back into the document; a document without it is returned as it is. */
export function fromProjectDocument(input: object): object {
  const { builder, ...read } = input as Part
  if (!isPart(builder)) return input
  const parts = Object.entries(builder).map(([key, value]) => {
    const own = read[key]
    return [key, isPart(value) && isPart(own) ? { ...value, ...own } : (own ?? value)] as const
  })
  return { ...read, ...Object.fromEntries(parts) }
}
