import type { FeatureId, PageId } from '@sitewright/catalog'
import type { ArtStyle, GalleryItem, Plan, Reason, Service, TeamMember, Testimonial } from './content.ts'

/** What tailored words may say about the business. */
export interface Business {
  readonly name: string
  /** ` in Bristol`, or nothing where no town is known: it goes behind a noun. */
  readonly at: string
}

type Titled = { readonly title: string; readonly text: string }
type PlanWords = Pick<Plan, 'text' | 'includes'>

/**
 * The words of one industry. The engine marks what is invented as a sample, chooses the pages of the actions
 * and adds the spec's prices and figures. Hero, invitation and chat have no mark: the business's description
 * replaces the sentence of the hero, and the chat says itself that its answers are prepared.
 */
export interface IndustryWords {
  readonly kicker: string
  readonly title: string
  readonly subtitle: string
  readonly keywords: readonly string[]
  /** What the visitor does on each page; pages without a label here take a common one. */
  readonly actions: Readonly<Partial<Record<PageId, string>>>
  /** Pages that serve the main action better than the common order, best first. */
  readonly prefers?: readonly PageId[]
  readonly reasons: { readonly title: string; readonly intro: string; readonly items: readonly Reason[] }
  readonly services: {
    readonly title: string
    readonly intro: string
    readonly items: readonly Omit<Service, 'sample'>[]
  }
  readonly process: { readonly title: string; readonly items: readonly Titled[] }
  readonly plans: {
    readonly title: string
    readonly intro: string
    readonly starter: PlanWords
    readonly professional: PlanWords
    readonly enterprise: PlanWords
  }
  /** What the spec's four figures count (spec 3 §9). */
  readonly stats: {
    readonly title: string
    readonly years: string
    readonly clients: string
    readonly satisfaction: string
    readonly support: string
  }
  readonly testimonials: { readonly title: string; readonly items: readonly Omit<Testimonial, 'sample'>[] }
  readonly reviews: readonly { readonly name: string; readonly rating: number; readonly comment: string }[]
  readonly about: {
    readonly title: string
    readonly story: readonly string[]
    readonly values: readonly Titled[]
    readonly team: readonly Omit<TeamMember, 'sample'>[]
  }
  readonly faq: {
    readonly title: string
    readonly items: readonly { readonly question: string; readonly answer: string }[]
  }
  readonly gallery: {
    readonly title: string
    readonly items: readonly Pick<GalleryItem, 'title' | 'alt' | 'category' | 'description'>[]
  }
  readonly hours: readonly { readonly days: string; readonly open: string }[]
  readonly chat: { readonly greeting: string; readonly replies: readonly string[] }
  /** `booking` where visitors can book, `otherwise` where they cannot. */
  readonly callToAction: { readonly booking: Titled; readonly otherwise: Titled }
  readonly art: { readonly style: ArtStyle; readonly things: readonly ArtThing[] }
}

type ArtThing = (typeof import('./content.ts').artThings)[number]

/** The words of an industry, spoken by a business. */
export type Industry = (business: Business) => IndustryWords

/** An answer that is there with a feature. */
export interface FeatureAnswer {
  readonly feature: FeatureId
  readonly question: string
  readonly answer: string
}
