import type { Unit } from './unit.ts'

/** The four tabs of the features step (spec 1 §2). */
export const featureCategories = {
  core: 'Core',
  user: 'User Experience',
  business: 'Business',
  technical: 'Technical'
} as const

/** Id of a features tab. */
export type FeatureCategory = keyof typeof featureCategories

/** How hard a feature is to build; Hard ones are hidden until Show Advanced is on (spec 1 §2). */
export type Complexity = 'Easy' | 'Medium' | 'Hard'

/** A feature of the generated site, as listed in spec 1 §3. */
export interface Feature extends Unit {
  name: string
  category: FeatureCategory
  complexity: Complexity
  /** One sentence for its card: what a visitor of the published site can do with it. */
  description: string
  recommended?: true
  premium?: true
}

/** Every feature of spec 1 §3, in the order of its table. */
export const features = {
  auth: {
    id: 'auth',
    name: 'Sign-in',
    category: 'core',
    complexity: 'Medium',
    recommended: true,
    description: 'Visitors register, sign in and keep a profile on your own server.',
    pages: ['login', 'register', 'profile']
  },
  pwa: {
    id: 'pwa',
    name: 'Installable app',
    category: 'core',
    complexity: 'Easy',
    recommended: true,
    description: 'Works without a network, goes on the home screen, offers updates.'
  },
  responsive: {
    id: 'responsive',
    name: 'Thumb navigation',
    category: 'core',
    complexity: 'Easy',
    recommended: true,
    description: 'A bar of the main pages within reach of the thumb on phones.'
  },
  profile: {
    id: 'profile',
    name: 'Detailed profile',
    category: 'user',
    complexity: 'Medium',
    needs: ['auth'],
    description: 'Company, website and how visitors want to hear from you.'
  },
  notifications: {
    id: 'notifications',
    name: 'Notifications',
    category: 'user',
    complexity: 'Medium',
    needs: ['pwa'],
    description: 'A bell that tells visitors what became of their messages and bookings.'
  },
  search: {
    id: 'search',
    name: 'Search',
    category: 'user',
    complexity: 'Hard',
    description: 'Finds pages, services and answers on your site, offline too.',
    pages: ['search']
  },
  chat: {
    id: 'chat',
    name: 'Chat',
    category: 'user',
    complexity: 'Hard',
    premium: true,
    description: 'Automatic answers on every page, from your own services, questions and hours.',
    pages: ['chat']
  },
  gallery: {
    id: 'gallery',
    name: 'Gallery',
    category: 'user',
    complexity: 'Easy',
    description: 'Pictures by category, each with a large view.',
    pages: ['gallery']
  },
  'contact-form': {
    id: 'contact-form',
    name: 'Contact form',
    category: 'business',
    complexity: 'Medium',
    recommended: true,
    description: 'Checked before it is sent, kept while the visitor is offline.',
    pages: ['contact']
  },
  testimonials: {
    id: 'testimonials',
    name: 'Testimonials',
    category: 'business',
    complexity: 'Easy',
    recommended: true,
    description: 'What customers say, on the home page and on a page of its own.',
    pages: ['testimonials']
  },
  payments: {
    id: 'payments',
    name: 'Payments',
    category: 'business',
    complexity: 'Hard',
    premium: true,
    description: 'The way to the page of your payment provider, where customers pay.',
    pages: ['payments']
  },
  reviews: {
    id: 'reviews',
    name: 'Reviews',
    category: 'business',
    complexity: 'Medium',
    description: 'Visitors leave a rating and a comment on your own server.',
    pages: ['reviews']
  },
  booking: {
    id: 'booking',
    name: 'Booking',
    category: 'business',
    complexity: 'Hard',
    description: 'Visitors ask for a day and a time. You confirm.',
    pages: ['booking']
  },
  geolocation: {
    id: 'geolocation',
    name: 'Locations',
    category: 'business',
    complexity: 'Medium',
    description: 'Your places on a drawn map, with the way there.',
    pages: ['locations']
  },
  analytics: {
    id: 'analytics',
    name: 'Visitor numbers',
    category: 'technical',
    complexity: 'Medium',
    description: 'Charts of the visits that your own server counts.',
    pages: ['analytics']
  },
  security: {
    id: 'security',
    name: 'Security extras',
    category: 'technical',
    complexity: 'Hard',
    needs: ['auth'],
    description: 'Signs idle people out, rates passwords, says whom to tell about a hole.'
  },
  api: {
    id: 'api',
    name: 'Your own server',
    category: 'technical',
    complexity: 'Hard',
    description: 'Forms and bookings go to the server that you name, with its contract as OpenAPI.'
  },
  social: {
    id: 'social',
    name: 'Social sharing',
    category: 'technical',
    complexity: 'Easy',
    description: 'Share buttons for four networks, and Copy link.'
  }
} as const satisfies Record<string, Feature>

/** Id of a feature. */
export type FeatureId = keyof typeof features

/** Every feature, in catalog order. */
export const featureIds = Object.keys(features) as FeatureId[]

/** True where a text names a feature of the catalog. */
export function isFeatureId(id: string): id is FeatureId {
  return Object.hasOwn(features, id)
}

/** The catalog entry of a feature, with its optional members readable. */
export function featureOf(id: FeatureId): Feature & { id: FeatureId } {
  return features[id]
}
