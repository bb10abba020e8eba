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
 * The site as the two documents of a project: `site.json` with what the project reads, and `sitewright.json` with the
 * choices that only open it again in Sitewright.
 */
export function toProjectDocuments(site: ResolvedSite): { site: Part; choices: Part } {
  const read: Record<string, unknown> = {}
  const choices: Record<string, unknown> = {}
  const wanted: Readonly<Record<string, readonly string[] | 'all'>> = projectKeys
  for (const [key, value] of Object.entries(site) as [string, unknown][]) {
    const names = wanted[key]
    if (names === undefined) choices[key] = value
    else if (names === 'all' || !isPart(value)) read[key] = value
    else {
      read[key] = picked(value, (name) => names.includes(name))
      choices[key] = picked(value, (name) => !names.includes(name))
    }
  }
  return { site: read, choices: { [chosenFor]: 'site.json', ...choices } }
}

/** The key of `sitewright.json` that names the document it belongs to. */
const chosenFor = 'choicesFor'

/** Whether a document is the `site.json` of a project without its choices, or the choices without the `site.json`. */
export function isHalfDocument(input: object): boolean {
  if (chosenFor in input) return true
  return 'content' in input && !('schemaVersion' in input) && !('builder' in input)
}

/** Joins the two documents of a project. A `site.json` that has its choices in itself is returned as it is. */
export function joinProjectDocuments(site: object, choices: object): object {
  if (!isHalfDocument(site)) return site
  const { [chosenFor]: _, ...builder } = choices as Part
  return { ...site, builder }
}

/**
 * Merges `builder`, the choices of a project, back into the document; a document without it is returned as it is. Earlier
 * projects have it in their site.json.
 */
export function fromProjectDocument(input: object): object {
  const { builder, ...read } = input as Part
  if (!isPart(builder)) return input
  const parts = Object.entries(builder).map(([key, value]) => {
    const own = read[key]
    return [key, isPart(value) && isPart(own) ? { ...value, ...own } : (own ?? value)] as const
  })
  return { ...read, ...Object.fromEntries(parts) }
}
