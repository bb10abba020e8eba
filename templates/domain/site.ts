/** Everything that the business chose and says: site.json, without `builder`, which nothing here reads. */
export interface Site {
  businessInfo: {
    businessName: string
    industry: string
    description: string
    location: string
    contactEmail: string
    contactPhone: string
  }
  selectedFeatures: readonly string[]
  customization: {
    darkMode: boolean
    animations: boolean
    /** Seed of the drawn pictures; absent where the name is the seed. */
    artSeed?: string
  }
  deployment: {
    domain: string
    /** The folder of the host that the site stands in, `/shop`; empty where it has the host for itself. */
    basePath?: string
    /** The calls of the backend that a developer wrote; the build fills it in. */
    ownBackend?: readonly string[]
    ssl: boolean
    messages: Messages
    /** Where a payment provider takes money for the business; absent where it has no such page. */
    paymentLink?: string
    /** Services that were chosen: what counts visits, and what hears of errors. */
    analytics: readonly string[]
    monitoring: readonly string[]
  }
  enterpriseConfig: { enabled: boolean; authProviders: readonly string[] }
  content: Content
}

/** How messages of visitors reach the business. */
export interface Messages {
  way: 'call' | 'form' | 'netlify' | 'function' | 'php' | 'server'
  /** Where they are posted, for a form service or a server. */
  address: string
  /** The public key by which a form service knows the form, where it wants one. */
  accessKey: string
}

/**
 * The content of the site. Every text is one of three: the owner's, base wording that is true of any business, or a
 * draft, which was invented so that a whole site can be seen. A draft is an object with `draft: true`: a text, a list
 * of lines, or a group that was invented as a whole. A launch build leaves drafts out.
 */
export interface Content {
  /** BCP 47 language of the base wording, and the direction it runs. */
  language: string
  direction: Direction
  /** Language of the owner's own texts, where it is another one. */
  ownLanguage?: OwnLanguage
  meta: {
    title: string
    description: string
    keywords: readonly string[]
  }
  /** The headline stands in for the name of the business; the description is the first thing under it. */
  hero: {
    kicker?: Text
    title?: Text
    action: Action
    secondary?: Action
  }
  services?: { title: string; intro?: Text; items: readonly Service[] }
  reasons?: Group<Reason>
  process?: Group<ProcessStep>
  plans?: Group<Plan>
  stats?: Group<Stat>
  testimonials?: Group<Testimonial>
  reviews?: Group<Review>
  /** What the page about the business tells beside its description. */
  about: {
    title: string
    story?: Lines
    values?: Group<Value>
    team?: Group<TeamMember>
  }
  faq?: { title: string; items: readonly Question[] }
  gallery?: Group<GalleryItem>
  locations: readonly Place[]
  hours?: OpeningHours
  /** How far the business travels to its customers. */
  area?: Text
  legal?: Legal
  callToAction: { title?: Text; text?: Text; action: Action }
  art: { style: ArtStyle; things: readonly string[] }
}

/** What a law asks a business to say of itself, and its site cannot know. */
export interface Legal {
  /** Its legal form, and who acts for it. */
  form?: Text
  /** The register of companies, and the number there. */
  register?: Text
  vat?: Text
  /** The authority that supervises or licenses it. */
  authority?: Text
  /** What it does with what visitors send, and how long it keeps that. */
  kept?: Text
}

export type Direction = 'ltr' | 'rtl'

export interface OwnLanguage {
  language: string
  direction: Direction
}

/** A text: plain where it is the owner's or base wording, an object while it is a draft. */
export type Text = string | DraftText

/** An invented text that nobody confirmed yet. */
export interface DraftText {
  text: string
  draft: true
}

/** Several lines or paragraphs that are decided together. */
export type Lines = readonly string[] | DraftLines

/** Invented lines that nobody confirmed yet. */
export interface DraftLines {
  lines: readonly string[]
  draft: true
}

/** A list under a heading that is decided as a whole: where it was invented, one mark stands at its heading. */
export interface Group<Item> {
  title: string
  intro?: string
  items: readonly Item[]
  draft?: true
}

/** A link whose target is a page of the site; it is drawn only where that page is there. */
export interface Action {
  label: string
  /** Id of the page, see pages.ts. */
  page: string
}

export interface Reason {
  id: string
  icon: string
  title: string
  text: string
}

export interface ProcessStep {
  id: string
  title: string
  text: string
}

export interface Service {
  /** Part of its address: /services/{id}. */
  id: string
  title: Text
  text?: Text
  /** What it includes, one line each. */
  details?: Lines
  price?: Text
  duration?: Text
}

export interface Plan {
  id: string
  name: string
  price: string
  per: string
  text: string
  includes: readonly string[]
  featured?: true
}

export interface Stat {
  id: string
  value: string
  label: string
}

export interface Testimonial {
  id: string
  name: string
  text: string
  /** 1 to 5. */
  rating: number
  context?: string
}

export interface Review {
  id: string
  name: string
  /** 1 to 5. */
  rating: number
  comment: string
  /** Day as YYYY-MM-DD. */
  date: string
}

export interface Value {
  id: string
  title: string
  text: string
}

export interface TeamMember {
  id: string
  name: string
  role: string
  text: string
}

/** A question with its answer. The mark stands at the answer. */
export interface Question {
  id: string
  question: string
  answer: string
  draft?: true
}

export interface GalleryItem {
  id: string
  /** Seed of the drawn picture, or the path of a file under public/. */
  src: string
  alt: string
  title: string
  category: 'work' | 'team' | 'office' | 'events'
  description: string
}

export interface Place {
  id: string
  name: string
  address: string
  phone?: string
  hours?: string
  /** Degrees; absent where nobody has measured them. */
  coordinates?: { lat: number; lng: number }
  draft?: true
}

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** Opening hours of a day, from and to as HH:MM in the time of the business. */
export interface Span {
  opens: string
  closes: string
}

export interface OpeningHours {
  /** No span: closed on that day. */
  week: { [Day in Weekday]: readonly Span[] }
  draft?: true
}

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
export type ArtStyle = (typeof artStyles)[number]
