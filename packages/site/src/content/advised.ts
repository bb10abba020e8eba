import type { Analysis } from '../analysis.ts'
import type { BusinessInfo } from '../site.ts'
import type { Content } from './content.ts'
import { paragraphsOf, toldStory } from './described.ts'

/** The first that says something. */
const said = (...texts: readonly (string | undefined)[]): string => texts.find((text) => text?.trim()) ?? ''

function aboutOf({ about }: Content, aboutText: string, description: string): Content['about'] {
  const told = paragraphsOf(aboutText).filter((paragraph) => paragraph !== description.trim())
  if (told.length === 0) return about
  return toldStory(about, description.trim() === '' ? told : [...about.story, ...told])
}

/** Puts the words of an analysis in the place of the industry's. Its testimonials are invented, and marked so. */
export function advisedContent(content: Content, analysis: Analysis, { description }: BusinessInfo): Content {
  const { content: words, seoStrategy, recommendations } = analysis
  const [main, secondary] = words.ctaTexts
  const action = { ...content.hero.action, label: said(main, content.hero.action.label) }
  const testimonials = words.testimonialPlaceholders.map(
    (testimonial) => ({ ...testimonial, sample: true }) as const
  )
  return {
    ...content,
    meta: {
      title: said(seoStrategy.title, recommendations.seo.title, content.meta.title),
      description: said(words.metaDescription, content.meta.description),
      keywords: words.keywords.length > 0 ? words.keywords : content.meta.keywords
    },
    hero: {
      ...content.hero,
      title: said(words.heroTitle, content.hero.title),
      subtitle: said(words.heroSubtitle, content.hero.subtitle),
      action,
      secondary: { ...content.hero.secondary, label: said(secondary, content.hero.secondary.label) }
    },
    services: { ...content.services, intro: said(words.servicesIntro, content.services.intro) },
    about: aboutOf(content, words.aboutText, description),
    testimonials:
      testimonials.length > 0 ? { ...content.testimonials, items: testimonials } : content.testimonials,
    callToAction: { ...content.callToAction, action }
  }
}
