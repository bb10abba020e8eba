import type { AnalysedBusiness, Analysis } from '../analysis.ts'
import type { BusinessInfo } from '../site.ts'
import type { Content } from './content.ts'
import { withIds } from './ids.ts'
import { paragraphsOf } from './paragraphs.ts'

/** True where these are the facts of the business as it is now described. */
function areOf(facts: AnalysedBusiness | undefined, business: BusinessInfo): boolean {
  return (
    facts !== undefined &&
    facts.businessName === business.businessName &&
    facts.industry === business.industry &&
    facts.location === business.location &&
    facts.description === business.description
  )
}

/** The analysis, but for one that was made for other facts and that the owner did not keep for the present ones. */
export function presentAnalysis(analysis: Analysis | null, business: BusinessInfo): Analysis | null {
  const { madeFor, keptFor } = analysis ?? {}
  const isPresent = madeFor === undefined || areOf(madeFor, business) || areOf(keptFor, business)
  return isPresent ? analysis : null
}

/**
 * Puts the words that a provider wrote in the place of the built-in drafts, as drafts. Those of the built-in advisor
 * are not needed: the built-in words are made from the present facts each time. Those for an earlier business stay out.
 */
export function advisedContent(content: Content, analysis: Analysis, business: BusinessInfo): Content {
  if (analysis.madeBy !== 'claude' || !areOf(analysis.madeFor, business)) return content
  const { heroTitle, aboutText, servicesIntro, testimonialPlaceholders } = analysis.content
  const story = paragraphsOf(aboutText).filter((paragraph) => paragraph !== business.description.trim())
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
