import type { AnalysedBusiness, Analysis } from '../analysis.ts'
import type { BusinessInfo } from '../site.ts'
import type { Content } from './content.ts'
import { withIds } from './ids.ts'

/** True where an analysis was made for the business as the form now describes it. */
function isSameBusiness(facts: AnalysedBusiness | undefined, business: BusinessInfo): boolean {
  return (
    facts !== undefined &&
    facts.businessName === business.businessName &&
    facts.industry === business.industry &&
    facts.location === business.location &&
    facts.description === business.description
  )
}

/** The analysis, or null where it is stale: made for other facts, and not confirmed by the owner for the present ones. */
export function currentAnalysis(analysis: Analysis | null, business: BusinessInfo): Analysis | null {
  const { madeFor, keptFor } = analysis ?? {}
  const isPresent =
    madeFor === undefined || isSameBusiness(madeFor, business) || isSameBusiness(keptFor, business)
  return isPresent ? analysis : null
}

/**
 * Replaces built-in drafts with the texts of an AI provider's analysis, as drafts. The built-in advisor's texts are not
 * needed, since built-in content is made from the present facts each time. A stale analysis changes nothing.
 */
export function withAnalysisContent(content: Content, analysis: Analysis, business: BusinessInfo): Content {
  if (analysis.madeBy !== 'claude' || !isSameBusiness(analysis.madeFor, business)) return content
  const { heroTitle, aboutText, servicesIntro, testimonialPlaceholders } = analysis.content
  const story = splitParagraphs(aboutText).filter((paragraph) => paragraph !== business.description.trim())
  const { testimonials, services } = content
  return {
    ...content,
    hero: {
      ...content.hero,
      ...(heroTitle.trim() !== '' && { title: { text: heroTitle, draft: true } })
    },
    ...(services !== undefined &&
      servicesIntro.trim() !== '' && {
        services: { ...services, intro: { text: servicesIntro, draft: true } }
      }),
    about: { ...content.about, ...(story.length > 0 && { story: { lines: story, draft: true } }) },
    ...(testimonials !== undefined &&
      testimonialPlaceholders.length > 0 && {
        testimonials: { ...testimonials, items: withIds(testimonialPlaceholders, ({ name }) => name) }
      })
  }
}

const mostParagraphs = 12

/** Splits a text into paragraphs; those beyond the twelfth are joined into one. */
function splitParagraphs(text: string): string[] {
  const paragraphs = text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  if (paragraphs.length <= mostParagraphs) return paragraphs
  return [...paragraphs.slice(0, mostParagraphs - 1), paragraphs.slice(mostParagraphs - 1).join('\n')]
}
