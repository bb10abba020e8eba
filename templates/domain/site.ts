/** Everything that the business chose and says: the shape of site.json, as far as the site reads it. */
export interface Site {
  businessInfo: {
    businessName: string
    industry: string
    description: string
    location: string
    website: string
    contactEmail: string
    contactPhone: string
  }
  selectedFeatures: readonly string[]
  customization: {
    colorScheme: string
    primaryColor: string
    secondaryColor: string
    fontFamily: string
    layout: string
    darkMode: boolean
    animations: boolean
  }
  deployment: { domain: string; ssl: boolean }
  enterpriseConfig: { enabled: boolean; authProviders: readonly string[] }
  content: Content
}

/**
 * The words of the site. Whatever was invented to fill a gap carries `sample: true` until the owner replaces it: an
 * entry of a list, or a section that tells one thing.
 */
export interface Content {
  /** BCP 47 language of the words, and the direction they run. */
  language: string
  direction: 'ltr' | 'rtl'
  meta: { title: string; description: string; keywords: readonly string[] }
  hero: { kicker: string; title: string; subtitle: string; action: Action; secondary: Action }
  reasons: { title: string; intro: string; items: readonly Reason[]; sample?: true }
  services: { title: string; intro: string; items: readonly Service[] }
  process: { title: string; items: readonly { title: string; text: string }[]; sample?: true }
  plans: { title: string; intro: string; items: readonly Plan[] }
  stats: { title: string; items: readonly Stat[] }
  testimonials: { title: string; items: readonly Testimonial[] }
  reviews: readonly Review[]
  about: {
    title: string
    story: readonly string[]
    values: readonly Value[]
    team: readonly TeamMember[]
    /** Of the story; values and people have their own. */
    sample?: true
  }
  faq: { title: string; items: readonly { question: string; answer: string }[]; sample?: true }
  gallery: { title: string; items: readonly GalleryItem[] }
  locations: readonly Place[]
  hours: readonly OpeningHours[]
  chat: { greeting: string; replies: readonly string[] }
  callToAction: { title: string; text: string; action: Action }
  art: { style: ArtStyle; things: readonly string[] }
}

/** A link whose target is a page of the site; it is drawn only where that page is there. */
export interface Action {
  label: string
  /** Id of the page, see pages.ts. */
  page: string
}

export interface Reason {
  icon: string
  title: string
  text: string
}

export interface Service {
  /** Part of its address: /services/{id}. */
  id: string
  title: string
  text: string
  /** What it includes, one line each. */
  details: readonly string[]
  price?: string
  duration?: string
  sample?: true
}

export interface Plan {
  id: string
  name: string
  price: string
  per: string
  text: string
  includes: readonly string[]
  featured?: true
  sample?: true
}

export interface Stat {
  value: string
  label: string
  sample?: true
}

export interface Testimonial {
  name: string
  text: string
  /** 1 to 5. */
  rating: number
  context?: string
  sample?: true
}

export interface Review {
  id: string
  name: string
  /** 1 to 5. */
  rating: number
  comment: string
  /** Day as YYYY-MM-DD. */
  date: string
  sample?: true
}

export interface Value {
  title: string
  text: string
  sample?: true
}

export interface TeamMember {
  name: string
  role: string
  text: string
  sample?: true
}

export interface GalleryItem {
  id: string
  /** Seed of the drawn picture, or the path of a file under public/. */
  src: string
  alt: string
  title: string
  category: 'work' | 'team' | 'office' | 'events'
  description: string
  sample?: true
}

export interface Place {
  id: string
  name: string
  address: string
  phone: string
  hours: string
  /** Degrees; absent where nobody has measured them. */
  coordinates?: { lat: number; lng: number }
  sample?: true
}

export interface OpeningHours {
  days: string
  open: string
  sample?: true
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
