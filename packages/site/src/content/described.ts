import type { BusinessInfo } from '../site.ts'
import { clip } from './clip.ts'
import type { Content } from './content.ts'

const subtitleLength = 220
const metaLength = 160
const mostParagraphs = 12

/** The paragraphs of a text; beyond the twelfth they run together. */
export function paragraphsOf(text: string): string[] {
  const paragraphs = text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  if (paragraphs.length <= mostParagraphs) return paragraphs
  return [...paragraphs.slice(0, mostParagraphs - 1), paragraphs.slice(mostParagraphs - 1).join('\n')]
}

/** A story of the business's own in the place of the invented one, which was a sample. */
export function toldStory(
  { sample: _invented, ...about }: Content['about'],
  story: readonly string[]
): Content['about'] {
  return { ...about, story }
}

/** Puts the business's own description where the site speaks about it: hero, about and search results. */
export function describedContent(content: Content, { description }: BusinessInfo): Content {
  if (description.trim() === '') return content
  return {
    ...content,
    meta: { ...content.meta, description: clip(description, metaLength) },
    hero: { ...content.hero, subtitle: clip(description, subtitleLength) },
    about: toldStory(content.about, paragraphsOf(description))
  }
}
