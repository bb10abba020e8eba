import type { Site } from './site.ts'

type Described = Pick<Site, 'businessInfo'> & { content: Pick<Site['content'], 'meta'> }

/** Characters that a title has room for beside a town. */
const nameMax = 80

/** Length at which search engines cut a description. */
const descriptionMax = 160

/** The title of the site: the owner's own, or the name with the town that it does not say. */
export function siteTitle({ businessInfo, content: { meta } }: Described): string {
  if (meta.title) return meta.title
  const name = truncateSentence(businessInfo.businessName, nameMax)
  return meta.town ? `${name} · ${meta.town}` : name
}

/** The description of the site: the owner's own, or the beginning of that of the business, or at least its name. */
export function siteDescription({ businessInfo, content: { meta } }: Described): string {
  return (
    meta.description ||
    truncateSentence(businessInfo.description, descriptionMax) ||
    truncateSentence(businessInfo.businessName, nameMax)
  )
}

/** The beginning of a text that fits: whole sentences if there are any, otherwise words and an ellipsis. */
export function truncateSentence(text: string, max: number): string {
  const plain = text.trim().replace(/\s+/gu, ' ')
  const characters = Array.from(plain)
  if (characters.length <= max) return plain
  const start = characters.slice(0, max - 1).join('')
  const sentence = /^.*[.!?。！？؟](?=\s|$)/u.exec(start)?.[0] ?? ''
  if (Array.from(sentence).length >= max / 3) return sentence
  const lastSpace = start.lastIndexOf(' ')
  return `${(lastSpace > start.length / 2 ? start.slice(0, lastSpace) : start).replace(/[\s,;:.-]+$/u, '')}…`
}
