/** What of site.json visitors may see. The rest, such as goals and plans of the business, stays out of the bundle. */
const published: Readonly<Record<string, readonly string[] | 'all'>> = {
  businessInfo: [
    'businessName',
    'industry',
    'description',
    'location',
    'website',
    'contactEmail',
    'contactPhone'
  ],
  selectedFeatures: 'all',
  customization: [
    'colorScheme',
    'primaryColor',
    'secondaryColor',
    'fontFamily',
    'layout',
    'darkMode',
    'animations'
  ],
  deployment: ['domain', 'ssl'],
  enterpriseConfig: ['enabled', 'authProviders'],
  content: 'all'
}

/** site.json as it goes into the bundle. */
export function publicPart(json: string): string {
  const site = JSON.parse(json) as Record<string, Record<string, unknown>>
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(published).map(([part, names]) => [
        part,
        names === 'all' ? site[part] : pick(site[part], names)
      ])
    )
  )
}

function pick(part: Record<string, unknown> = {}, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, part[name]]))
}
