import { siteDescription, siteTitle } from '../content/described.ts'
import { defaultSite } from '../defaults.ts'

type Part = Readonly<Record<string, unknown>>

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads a document that says name and description of the business again in `content.meta`, as earlier ones did; any other
 * is returned as it is. What is made of the business is left out, and words of the owner's stay. Keywords, which no site
 * ever read, go.
 */
export function withoutRepeatedTexts(input: object): object {
  const { content, businessInfo, decisions, ...rest } = input as Part
  if (isPart(decisions) && keywords in decisions) {
    const { [keywords]: _, ...others } = decisions
    return withoutRepeatedTexts({ ...input, decisions: others })
  }
  if (!isPart(content) || !isPart(content['meta']) || !('keywords' in content['meta'])) return input
  return {
    ...rest,
    ...(businessInfo !== undefined && { businessInfo }),
    ...(decisions !== undefined && { decisions }),
    content: { ...content, meta: ownMeta(content['meta'], isPart(businessInfo) ? businessInfo : {}) }
  }
}

const keywords = '/content/meta/keywords'

/**
 * What the owner wrote for search engines. The town is read from the title, where it stands behind the name, and not
 * from the location: the builder opens documents before it has loaded its tables of towns.
 */
function ownMeta(meta: Part, info: Part): Part {
  const { keywords: _, title, description, ...rest } = meta
  const text = (name: string): string => (typeof info[name] === 'string' ? info[name] : '')
  const businessInfo = {
    ...defaultSite.businessInfo,
    businessName: text('businessName'),
    description: text('description')
  }
  const made = { businessInfo, content: { meta: {} } }
  const name = siteTitle(made)
  const town =
    typeof title === 'string' && title.startsWith(name + behind) ? title.slice((name + behind).length) : ''
  return {
    ...(town !== '' && { town }),
    ...rest,
    ...(title !== name && town === '' && { title }),
    ...(description !== siteDescription(made) && { description })
  }
}

/** What stands between name and town. */
const behind = siteTitle({
  businessInfo: { ...defaultSite.businessInfo, businessName: 'a' },
  content: { meta: { town: 'b' } }
}).slice(1, -1)
