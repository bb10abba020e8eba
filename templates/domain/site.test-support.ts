import type { Content, Site } from './site.ts'

const content: Content = {
  language: 'en',
  direction: 'ltr',
  meta: { title: '', description: '', keywords: [] },
  hero: {
    kicker: '',
    title: 'Dentistry by the water',
    subtitle: '',
    action: { label: '', page: 'services' },
    secondary: { label: '', page: 'about' }
  },
  reasons: { title: '', intro: '', items: [] },
  services: {
    title: 'Treatments',
    intro: 'All by appointment.',
    items: [{ id: 'check/up', title: 'Check-up', text: 'A full look.', details: ['Two X-rays'] }]
  },
  process: { title: '', items: [] },
  plans: { title: '', intro: '', items: [] },
  stats: { title: '', items: [] },
  testimonials: { title: '', items: [] },
  reviews: [],
  about: {
    title: 'About',
    story: ['Founded by sailors.'],
    values: [],
    team: [{ name: 'Elif', role: 'Dentist', text: 'Sees children.' }]
  },
  faq: { title: 'Questions', items: [{ question: 'Is there parking?', answer: 'Behind the house.' }] },
  gallery: {
    title: 'Gallery',
    items: [{ id: 'g1', src: 'a', alt: '', title: 'Open day', category: 'events', description: 'Brushes' }]
  },
  locations: [{ id: 'l1', name: 'Harbour', address: '14 Harbour Street', phone: '', hours: 'Mo-Fr' }],
  hours: [],
  chat: { greeting: '', replies: [] },
  callToAction: { title: '', text: '', action: { label: '', page: 'services' } },
  art: { style: 'tiles', things: [] }
}

/** A site that says a little of everything, for tests. */
export const site: Site = {
  businessInfo: {
    businessName: 'Harbour Dental',
    industry: '',
    description: '',
    location: 'Bristol',
    website: '',
    contactEmail: 'a@b.example',
    contactPhone: '1'
  },
  selectedFeatures: [],
  customization: {
    colorScheme: '',
    primaryColor: '',
    secondaryColor: '',
    fontFamily: '',
    layout: '',
    darkMode: false,
    animations: false
  },
  deployment: { domain: '', ssl: true },
  enterpriseConfig: { enabled: false, authProviders: [] },
  content
}
