import type { Legal, Region, Telephone, TradeFacts } from './business.ts'
import type { Logo, Picture } from './pictures.ts'

/** The site document, site.json. */
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
    /** Seed of the drawn pictures. @default the business name */
    artSeed?: string
  }
  deployment: {
    domain: string
    /** Base path on the host, `/shop`; empty where the site is at its root. */
    basePath?: string
    /** Backend calls that a developer wrote; the build fills this in. */
    ownBackend?: readonly string[]
    ssl: boolean
    messages: Messages
    /** Checkout page of a payment provider; absent where the business has none. */
    paymentLink?: string
    /** Ids of the services for analytics and error reports. */
    analytics: readonly string[]
    monitoring: readonly string[]
  }
  enterpriseConfig: { enabled: boolean; authProviders: readonly string[] }
  content: Content
}

/** How messages of visitors are delivered to the business. */
export interface Messages {
  way: 'call' | 'form' | 'netlify' | 'function' | 'php' | 'server'
  /** Endpoint of a form service or server. */
  address: string
  /** Public access key of the form service, where it requires one. */
  accessKey: string
}

/**
 * The content of the site. Each text is the owner's, neutral default text that is true of any business, or a draft,
 * which is invented to fill the site. A draft is an object with `draft: true`: a text, a list of lines, or a whole
 * group. A launch build leaves drafts out.
 */
export interface Content {
  /** BCP 47 language of the default texts, and its direction. */
  language: string
  direction: Direction
  /** Language of the owner's texts, where it is another one. */
  ownLanguage?: OwnLanguage
  /** For search engines. Title and description are made of name, town and description of the business, see described.ts. */
  meta: {
    /** Stands in the title beside the name, which does not say it. */
    town?: string
    /** Written by the owner in place of what is made. */
    title?: string
    description?: string
  }
  /** Absent where the mark is drawn from the name. */
  logo?: Logo
  /** The headline replaces the name of the business; the description is below it. */
  hero: {
    kicker?: Text
    title?: Text
    action: Action
    secondary?: Action
    picture?: Picture
  }
  services?: { title: string; intro?: Text; items: readonly Service[] }
  reasons?: Group<Reason>
  process?: Group<ProcessStep>
  plans?: Group<Plan>
  stats?: Group<Stat>
  testimonials?: Group<Testimonial>
  reviews?: Group<Review>
  /** The page about the business, besides its description. */
  about: {
    title: string
    story?: Lines
    picture?: Picture
    values?: Group<Value>
    team?: Group<TeamMember>
  }
  faq?: { title: string; items: readonly Question[] }
  gallery?: Group<GalleryItem>
  locations: readonly Place[]
  hours?: OpeningHours
  region?: Region
  /** Telephone numbers that are written without their country code. */
  telephones?: readonly Telephone[]
  trade?: TradeFacts
  /** Service area: how far the business travels to its customers. */
  area?: Text
  legal?: Legal
  callToAction: { title?: Text; text?: Text; action: Action }
  art: Art
}

export type Direction = 'ltr' | 'rtl'

export interface OwnLanguage {
  language: string
  direction: Direction
}

/** A plain string where it is the owner's or a default text, an object while it is a draft. */
export type Text = string | DraftText

/** An invented text that the owner has not confirmed. */
export interface DraftText {
  text: string
  draft: true
}

/** A text, or a fact that is written as one. */
export type Fact = Text | Price | Duration | PostalAddress

/** Names of the fields of a part of the site that hold one. */
export type TextField<Part> = Part extends unknown
  ? {
      [Field in keyof Part]-?: Part[Field] extends Fact | undefined ? Field : never
    }[keyof Part]
  : never

/** The field that holds an address of the business. */
export interface AddressField {
  of: Place | Site['businessInfo']
  field: 'address' | 'name' | 'location'
}

/** Lines or paragraphs that are confirmed together. */
export type Lines = readonly string[] | DraftLines

/** Invented lines that the owner has not confirmed. */
export interface DraftLines {
  lines: readonly string[]
  draft: true
}

/** A list with a heading that is confirmed as a whole: a draft is marked at its heading. */
export interface Group<Item> {
  title: string
  intro?: string
  items: readonly Item[]
  draft?: true
}

/** A link to a page of the site, shown only where that page exists. */
export interface Action {
  label: string
  /** Page id, see pages.ts. */
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
  /** Part of its path: /services/{id}. */
  id: string
  title: Text
  text?: Text
  /** What is included, one line each. */
  details?: Lines
  /** In figures, or in words where these say more, such as 'on request'. */
  price?: Text | Price
  duration?: Text | Duration
  /** Minutes after it that stay free. */
  buffer?: number
  picture?: Picture
  /** Whether it can be had: 'one left', 'six places', 'sold out'. */
  stock?: Text
  /** The page of a payment provider where it is paid, an https address. */
  checkout?: string
}

/** A price in figures. */
export interface Price {
  /** In major units: pounds, not pence. */
  amount: number
  /** ISO 4217 */
  currency: string
  /** The lowest of several. */
  from?: true
  /** The upper end of a range. */
  to?: number
  /** What it is for, as the owner writes it: 'hour'. */
  unit?: string
  draft?: true
}

/** How long something takes, at most `to`. */
export interface Duration {
  minutes: number
  to?: number
  draft?: true
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
  picture?: Picture
}

/** A question and its answer. The answer carries the draft mark. */
export interface Question {
  id: string
  question: string
  answer: string
  draft?: true
}

export interface GalleryItem {
  id: string
  /** Seed of a drawn picture, or path of a file below public/. */
  src: string
  alt: string
  title: string
  category: 'work' | 'team' | 'office' | 'events'
  description: string
  /** Shown in place of `src`. */
  picture?: Picture
  /** What it looked like before; `picture` is what came of it. */
  before?: Picture
}

export interface Place {
  id: string
  name: string
  address: string | PostalAddress
  phone?: string
  hours?: string
  /** Degrees (WGS 84); absent where they are not known. */
  coordinates?: { lat: number; lng: number }
  picture?: Picture
  draft?: true
}

/** An address in parts, each as it is written there. */
export interface PostalAddress {
  street?: string
  town?: string
  region?: string
  postcode?: string
  /** ISO 3166-1 alpha-2 */
  country?: string
}

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** Hours of a day as HH:MM at the business; closing before opening is on the next day. */
export interface Span {
  opens: string
  closes: string
}

export interface OpeningHours {
  /** An empty list: closed on that day. */
  week: { [Day in Weekday]: readonly Span[] }
  exceptions?: readonly HoursException[]
  draft?: true
}

/** Days whose hours are not those of the week. */
export interface HoursException {
  id: string
  /** First and last day as YYYY-MM-DD. */
  from: string
  to?: string
  /** An empty list: closed. */
  spans: readonly Span[]
  reason?: string
}

/** How the drawings of the site look, and what fills its first screen. */
export interface Art {
  /** Motif of the drawings, see art/picture.ts. */
  style: string
  /** Motif of every other drawing, so that neighbours differ. */
  second: string
  /** Objects of a still life. */
  things: readonly string[]
  /** Arrangement of the first screen: `beside` is that of the layout, the others have a sheet in styles/openings. */
  opening: string
  /** Ground of the first screen: `paper`, `tint`, `deep` or `fill`. */
  ground: string
}
