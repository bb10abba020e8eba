/**
 * The words of the site. Every text is one of three: the owner's, base wording that is true of any business, or a
 * draft, which was invented so that a whole site can be seen. A draft is an object with `draft: true`: a text, a list
 * of lines, or a group that was invented as a whole. A launch build leaves drafts out.
 */
export interface Content {
  /** BCP 47 language of the base wording, and the direction it runs. */
  readonly language: string
  readonly direction: Direction
  /** Language of the owner's own words, where it is another one. */
  readonly ownLanguage?: OwnLanguage
  readonly meta: {
    readonly title: string
    readonly description: string
    readonly keywords: readonly string[]
  }
  /** The headline stands in for the name of the business; the description is the first thing under it. */
  readonly hero: {
    readonly kicker?: Text
    readonly title?: Text
    readonly action: Action
    readonly secondary?: Action
  }
  readonly services?: { readonly title: string; readonly intro?: Text; readonly items: readonly Service[] }
  readonly reasons?: Group<Reason>
  readonly process?: Group<ProcessStep>
  readonly plans?: Group<Plan>
  readonly stats?: Group<Stat>
  readonly testimonials?: Group<Testimonial>
  readonly reviews?: Group<Review>
  /** What the page about the business tells beside its description. */
  readonly about: {
    readonly title: string
    readonly story?: Lines
    readonly values?: Group<Value>
    readonly team?: Group<TeamMember>
  }
  readonly faq?: { readonly title: string; readonly items: readonly Question[] }
  readonly gallery?: Group<GalleryItem>
  readonly locations: readonly Place[]
  readonly hours?: OpeningHours
  /** How far the business travels to its customers. */
  readonly area?: Text
  readonly legal?: Legal
  readonly callToAction: { readonly title?: Text; readonly text?: Text; readonly action: Action }
  readonly art: { readonly style: ArtStyle; readonly things: readonly string[] }
}

/** What a law asks a business to say of itself, and its site cannot know. */
export interface Legal {
  /** Its legal form, and who acts for it. */
  readonly form?: Text
  /** The register of companies, and the number there. */
  readonly register?: Text
  readonly vat?: Text
  /** The authority that supervises or licenses it. */
  readonly authority?: Text
  /** What it does with what visitors send, and how long it keeps that. */
  readonly kept?: Text
}

/** Writing direction, as the `dir` attribute has it. */
export type Direction = 'ltr' | 'rtl'

/** The language that the owner writes in. */
export interface OwnLanguage {
  readonly language: string
  readonly direction: Direction
}

/** A text: plain where it is the owner's or base wording, an object while it is a draft. */
export type Text = string | DraftText

/** An invented text that nobody confirmed yet. */
export interface DraftText {
  readonly text: string
  readonly draft: true
}

/** Several lines or paragraphs that are decided together. */
export type Lines = readonly string[] | DraftLines

/** Invented lines that nobody confirmed yet. */
export interface DraftLines {
  readonly lines: readonly string[]
  readonly draft: true
}

/** A list under a heading that is decided as a whole: where it was invented, one mark stands at its heading. */
export interface Group<Item> {
  readonly title: string
  readonly intro?: string
  readonly items: readonly Item[]
  readonly draft?: true
}

/** A link whose target is a page of the site; it is drawn only where that page is there. */
export interface Action {
  readonly label: string
  /** Id of the page, see pages.ts. */
  readonly page: string
}

/** A selling point on the home page. */
export interface Reason {
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
export interface Service {
  /** Part of its address: /services/{id}. */
  readonly id: string
  readonly title: Text
  readonly text?: Text
  /** What it includes, one line each. */
  readonly details?: Lines
  readonly price?: Text
  readonly duration?: Text
}

/** A pricing plan, paid by the month. */
export interface Plan {
  readonly id: string
  readonly name: string
  readonly price: string
  readonly per: string
  readonly text: string
  readonly includes: readonly string[]
  readonly featured?: true
}

/** A figure with its label, such as `10+ years`. */
export interface Stat {
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
export interface Review {
  readonly id: string
  readonly name: string
  /** 1 to 5. */
  readonly rating: number
  readonly comment: string
  /** Day as YYYY-MM-DD. */
  readonly date: string
}

/** A value that the business stands for, on its about page. */
export interface Value {
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
}

/** A question with its answer. The mark stands at the answer. */
export interface Question {
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
}

/** A location of the business. */
export interface Place {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly phone?: string
  readonly hours?: string
  /** Degrees; absent where nobody has measured them. */
  readonly coordinates?: { readonly lat: number; readonly lng: number }
  readonly draft?: true
}

/** The days of the week, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Id of a day of the week. */
export type Weekday = (typeof weekdays)[number]

/** Opening hours of a day, from and to as HH:MM in the time of the business. */
export interface Span {
  readonly opens: string
  readonly closes: string
}

/** The week of opening hours. */
export interface OpeningHours {
  /** No span: closed on that day. */
  readonly week: { readonly [Day in Weekday]: readonly Span[] }
  readonly draft?: true
}

/** The ways in which the pictures of a site can be drawn. */
export const artStyles = [
  'still',
  'horizon',
  'tiles',
  'relief',
  'weave',
  'botanic',
  'star',
  'facade'
] as const

/** Id of a drawing style. */
export type ArtStyle = (typeof artStyles)[number]

/** The things of a still life (style `still`) that can be drawn. */
export const artThings = [
  'loaf',
  'bun',
  'baguette',
  'wheat',
  'jar',
  'vase',
  'glass',
  'mirror',
  'bowl',
  'lemon',
  'pot',
  'pear',
  'plate',
  'soap',
  'plant'
] as const
