import type { Art } from '../looks/art.ts'
import type { Logo, Picture } from './pictures.ts'
import type { Region } from './region.ts'
import type { TradeFacts } from './trade-facts.ts'

/**
 * The content of the site. Every text is one of three: the owner's, base wording that is true of any business, or a
 * draft, which was invented so that a whole site can be seen. A draft is an object with `draft: true`: a text, a list
 * of lines, or a group that was invented as a whole. A launch build leaves drafts out.
 *
 * It is written here and not inferred from its schema, which has no place for what its members mean; the schema is held
 * to it by `satisfies`.
 */
export interface Content {
  /** BCP 47 language of the base wording, and the direction it runs. */
  readonly language: string
  readonly direction: TextDirection
  /** Language of the owner's own texts, where it is another one. */
  readonly ownLanguage?: OwnLanguage
  /** For search engines. What the owner has not written is made of name, town and description of the business. */
  readonly meta: {
    /** Stands in the title beside the name, which does not say it. */
    readonly town?: string
    readonly title?: string
    readonly description?: string
  }
  /** Absent where the mark is drawn from the name. */
  readonly logo?: Logo
  /** The headline stands in for the name of the business; the description is the first thing under it. */
  readonly hero: {
    readonly kicker?: ContentText
    readonly title?: ContentText
    readonly action: PageAction
    readonly secondary?: PageAction
    readonly picture?: Picture
  }
  readonly services?: {
    readonly title: string
    readonly intro?: ContentText
    readonly items: readonly ServiceItem[]
  }
  readonly reasons?: ContentGroup<SellingPoint>
  readonly process?: ContentGroup<ProcessStep>
  readonly plans?: ContentGroup<PricingPlan>
  readonly stats?: ContentGroup<StatItem>
  readonly testimonials?: ContentGroup<Testimonial>
  readonly reviews?: ContentGroup<CustomerReview>
  /** Parts of the page about the business, beside its description. */
  readonly about: {
    readonly title: string
    readonly story?: ContentLines
    readonly picture?: Picture
    readonly values?: ContentGroup<CompanyValue>
    readonly team?: ContentGroup<TeamMember>
  }
  readonly faq?: { readonly title: string; readonly items: readonly FaqItem[] }
  readonly gallery?: ContentGroup<GalleryItem>
  readonly locations: readonly BusinessLocation[]
  readonly hours?: OpeningHours
  readonly region?: Region
  /** Telephone numbers that are written without their country code. */
  readonly telephones?: readonly Telephone[]
  readonly trade?: TradeFacts
  /** The service area of a business that travels to its customers. */
  readonly area?: ContentText
  readonly legal?: LegalFacts
  readonly callToAction: {
    readonly title?: ContentText
    readonly text?: ContentText
    readonly action: PageAction
  }
  readonly art: Art
}

/** A telephone number of the business, as the country says that it is dialled from anywhere. */
export interface Telephone {
  readonly id: string
  /** The digits as they are written. */
  readonly dialled: string
  /** E.164, such as `+442920180142`. */
  readonly number: string
}

/** Facts that a law asks a business to publish, and that its site cannot know. */
export interface LegalFacts {
  /** Its legal form, and who acts for it. */
  readonly form?: ContentText
  /** The register of companies, and the number there. */
  readonly register?: ContentText
  readonly vat?: ContentText
  /** The authority that supervises or licenses it. */
  readonly authority?: ContentText
  /** The use and retention of the data that visitors send. */
  readonly kept?: ContentText
}

/** Writing direction, as the `dir` attribute has it. */
export type TextDirection = 'ltr' | 'rtl'

/** The language that the owner writes in. */
export interface OwnLanguage {
  readonly language: string
  readonly direction: TextDirection
}

/** A text: plain where it is the owner's or base wording, an object while it is a draft. */
export type ContentText = string | DraftText

/** An invented text that the owner has not confirmed. */
export interface DraftText {
  readonly text: string
  readonly draft: true
}

/** Several lines or paragraphs that are decided together. */
export type ContentLines = readonly string[] | DraftLines

/** Invented lines that the owner has not confirmed. */
export interface DraftLines {
  readonly lines: readonly string[]
  readonly draft: true
}

/** A list under a heading that is decided as a whole: where it was invented, one mark stands at its heading. */
export interface ContentGroup<Item> {
  readonly title: string
  readonly intro?: string
  readonly items: readonly Item[]
  readonly draft?: true
}

/** A link whose target is a page of the site; it is drawn only where that page is there. */
export interface PageAction {
  readonly label: string
  /** Id of the page, see pages.ts. */
  readonly page: string
}

/** A selling point on the home page. */
export interface SellingPoint {
  readonly id: string
  readonly icon: string
  readonly title: string
  readonly text: string
}

/** A step of how an order goes. */
export interface ProcessStep {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** A service on offer, with a page of its own. */
export interface ServiceItem {
  /** Part of its address: /services/{id}. */
  readonly id: string
  readonly title: ContentText
  readonly text?: ContentText
  /** What it includes, one line each. */
  readonly details?: ContentLines
  /** In figures, or in the owner's words where these say more, such as `on request`. */
  readonly price?: ContentText | Price
  readonly duration?: ContentText | Duration
  /** Minutes after it that stay free. */
  readonly buffer?: number
  readonly picture?: Picture
  /** Whether it can be had: `one left`, `six places`, `sold out`. */
  readonly stock?: ContentText
  /** The page of the owner's payment provider where it is paid, an https address. */
  readonly checkout?: string
}

/** A price in figures. */
export interface Price {
  /** In major units: pounds, not pence. */
  readonly amount: number
  /** ISO 4217 */
  readonly currency: string
  /** The lowest of several. */
  readonly from?: true
  /** The upper end of a range. */
  readonly to?: number
  /** What it is for, as the owner writes it: `hour`. */
  readonly unit?: string
  readonly draft?: true
}

/** How long something takes. */
export interface Duration {
  readonly minutes: number
  /** The upper end of a range. */
  readonly to?: number
  readonly draft?: true
}

/** A pricing plan, paid by the month. */
export interface PricingPlan {
  readonly id: string
  readonly name: string
  readonly price: string
  readonly per: string
  readonly text: string
  readonly includes: readonly string[]
  readonly featured?: true
}

/** A figure with its label, such as `10+ years`. */
export interface StatItem {
  readonly id: string
  readonly value: string
  readonly label: string
}

/** A customer quoted by the business. */
export interface Testimonial {
  readonly id: string
  readonly name: string
  readonly text: string
  /** 1 to 5. */
  readonly rating: number
  readonly context?: string
}

/** A review that a visitor left. */
export interface CustomerReview {
  readonly id: string
  readonly name: string
  /** 1 to 5. */
  readonly rating: number
  readonly comment: string
  /** Day as YYYY-MM-DD. */
  readonly date: string
}

/** A value that the business stands for, on its about page. */
export interface CompanyValue {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** A person of the team. */
export interface TeamMember {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly text: string
  readonly picture?: Picture
}

/** A question with its answer. The mark stands at the answer. */
export interface FaqItem {
  readonly id: string
  readonly question: string
  readonly answer: string
  readonly draft?: true
}

/** A picture of the gallery. */
export interface GalleryItem {
  readonly id: string
  /** Seed of the drawn picture, or the path of a file under public/. */
  readonly src: string
  readonly alt: string
  readonly title: string
  readonly category: 'work' | 'team' | 'office' | 'events'
  readonly description: string
  /** Shown in place of `src`. */
  readonly picture?: Picture
  /** What it looked like before; `picture` is what came of it. */
  readonly before?: Picture
}

/** A location of the business. */
export interface BusinessLocation {
  readonly id: string
  readonly name: string
  readonly address: string | PostalAddress
  readonly phone?: string
  readonly hours?: string
  /** Degrees; absent where they are not known. */
  readonly coordinates?: { readonly lat: number; readonly lng: number }
  readonly picture?: Picture
  readonly draft?: true
}

/** An address in parts, each as it is written there. */
export interface PostalAddress {
  readonly street?: string
  readonly town?: string
  readonly region?: string
  readonly postcode?: string
  /** ISO 3166-1 alpha-2 */
  readonly country?: string
}

/** The days of the week, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Id of a day of the week. */
export type Weekday = (typeof weekdays)[number]

/**
 * Opening hours of a day, from and to as HH:MM in the time of the business. A closing time before the opening is one of
 * the next day.
 */
export interface TimeSpan {
  readonly opens: string
  readonly closes: string
}

/** The week of opening hours. */
export interface OpeningHours {
  /** No span: closed on that day. */
  readonly week: { readonly [Day in Weekday]: readonly TimeSpan[] }
  readonly exceptions?: readonly HoursException[]
  readonly draft?: true
}

/** Days whose hours are not those of the week. */
export interface HoursException {
  readonly id: string
  /** Day as YYYY-MM-DD. */
  readonly from: string
  /** The last of several days. */
  readonly to?: string
  /** None: closed. */
  readonly spans: readonly TimeSpan[]
  readonly reason?: string
}
