/**
 * The words of the site. Whatever was invented to fill a gap carries `sample: true` until the owner replaces it: an
 * entry of a list, or a section that tells one thing.
 */
export interface Content {
  /** BCP 47 language of the words, and the direction they run. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly meta: {
    readonly title: string
    readonly description: string
    readonly keywords: readonly string[]
  }
  readonly hero: {
    readonly kicker: string
    readonly title: string
    readonly subtitle: string
    readonly action: Action
    readonly secondary: Action
  }
  readonly reasons: {
    readonly title: string
    readonly intro: string
    readonly items: readonly Reason[]
    readonly sample?: true
  }
  readonly services: { readonly title: string; readonly intro: string; readonly items: readonly Service[] }
  readonly process: {
    readonly title: string
    readonly items: readonly { readonly title: string; readonly text: string }[]
    readonly sample?: true
  }
  readonly plans: { readonly title: string; readonly intro: string; readonly items: readonly Plan[] }
  readonly stats: { readonly title: string; readonly items: readonly Stat[] }
  readonly testimonials: { readonly title: string; readonly items: readonly Testimonial[] }
  readonly reviews: readonly Review[]
  readonly about: {
    readonly title: string
    readonly story: readonly string[]
    readonly values: readonly Value[]
    readonly team: readonly TeamMember[]
    /** Of the story; values and people have their own. */
    readonly sample?: true
  }
  readonly faq: {
    readonly title: string
    readonly items: readonly { readonly question: string; readonly answer: string }[]
    readonly sample?: true
  }
  readonly gallery: { readonly title: string; readonly items: readonly GalleryItem[] }
  readonly locations: readonly Place[]
  readonly hours: readonly OpeningHours[]
  readonly chat: { readonly greeting: string; readonly replies: readonly string[] }
  readonly callToAction: { readonly title: string; readonly text: string; readonly action: Action }
  readonly art: { readonly style: ArtStyle; readonly things: readonly string[] }
}

/** A link whose target is a page of the site; it is drawn only where that page is there. */
export interface Action {
  readonly label: string
  /** Id of the page, see pages.ts. */
  readonly page: string
}

export interface Reason {
  readonly icon: string
  readonly title: string
  readonly text: string
}

export interface Service {
  /** Part of its address: /services/{id}. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** What it includes, one line each. */
  readonly details: readonly string[]
  readonly price?: string
  readonly duration?: string
  readonly sample?: true
}

export interface Plan {
  readonly id: string
  readonly name: string
  readonly price: string
  readonly per: string
  readonly text: string
  readonly includes: readonly string[]
  readonly featured?: true
  readonly sample?: true
}

export interface Stat {
  readonly value: string
  readonly label: string
  readonly sample?: true
}

export interface Testimonial {
  readonly name: string
  readonly text: string
  /** 1 to 5. */
  readonly rating: number
  readonly context?: string
  readonly sample?: true
}

export interface Review {
  readonly id: string
  readonly name: string
  /** 1 to 5. */
  readonly rating: number
  readonly comment: string
  /** Day as YYYY-MM-DD. */
  readonly date: string
  readonly sample?: true
}

export interface Value {
  readonly title: string
  readonly text: string
  readonly sample?: true
}

export interface TeamMember {
  readonly name: string
  readonly role: string
  readonly text: string
  readonly sample?: true
}

export interface GalleryItem {
  readonly id: string
  /** Seed of the drawn picture, or the path of a file under public/. */
  readonly src: string
  readonly alt: string
  readonly title: string
  readonly category: 'work' | 'team' | 'office' | 'events'
  readonly description: string
  readonly sample?: true
}

export interface Place {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly hours: string
  /** Degrees; absent where nobody has measured them. */
  readonly coordinates?: { readonly lat: number; readonly lng: number }
  readonly sample?: true
}

export interface OpeningHours {
  readonly days: string
  readonly open: string
  readonly sample?: true
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
