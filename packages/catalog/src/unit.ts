/** Anything that can be picked: a feature, a layout, a host, a database, a CI service (design §3). */
export interface Unit {
  id: string
  /** Dependencies; `closureOf` computes the transitive closure. */
  needs?: readonly string[]
  /** Pages that it brings to the generated site. */
  pages?: readonly PageId[]
}

/**
 * Every page of the generated site (spec 3 §2), with the two that its links need, the two that laws ask for, and the
 * 404 page.
 */
export const pages = {
  home: { path: '/', name: 'Home' },
  about: { path: '/about', name: 'About' },
  services: { path: '/services', name: 'Services' },
  'service-detail': { path: '/services/:id', name: 'Service' },
  contact: { path: '/contact', name: 'Contact' },
  gallery: { path: '/gallery', name: 'Gallery' },
  testimonials: { path: '/testimonials', name: 'Testimonials' },
  login: { path: '/login', name: 'Log in' },
  register: { path: '/register', name: 'Register' },
  profile: { path: '/profile', name: 'Profile' },
  reviews: { path: '/reviews', name: 'Reviews' },
  chat: { path: '/chat', name: 'Chat' },
  search: { path: '/search', name: 'Search' },
  payments: { path: '/payments', name: 'Payments' },
  booking: { path: '/booking', name: 'Booking' },
  analytics: { path: '/analytics', name: 'Analytics' },
  locations: { path: '/locations', name: 'Locations' },
  faq: { path: '/faq', name: 'Questions' },
  privacy: { path: '/privacy', name: 'Privacy' },
  imprint: { path: '/imprint', name: 'Imprint' },
  'not-found': { path: '/404', name: 'Page not found' }
} as const satisfies Record<string, { path: string; name: string }>

/** Id of a page of the generated site. */
export type PageId = keyof typeof pages

/** The pages that are not part of a feature. A site has those that it has content for. */
export const basePages = [
  'home',
  'about',
  'services',
  'service-detail',
  'faq',
  'privacy',
  'imprint',
  'not-found'
] as const satisfies readonly PageId[]
