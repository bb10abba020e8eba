import type { Content, OpeningHours, Site } from './site.ts'

const content: Content = {
  language: 'en',
  direction: 'ltr',
  meta: {},
  hero: {
    title: 'Dentistry by the water',
    action: { label: 'See treatments', page: 'services' }
  },
  services: {
    title: 'Treatments',
    intro: 'All by appointment.',
    items: [{ id: 'check/up', title: 'Check-up', text: 'A full look.', details: ['Two X-rays'] }]
  },
  about: {
    title: 'About',
    story: ['Founded by sailors.'],
    team: { title: 'Team', items: [{ id: 'elif', name: 'Elif', role: 'Dentist', text: 'Sees children.' }] }
  },
  faq: {
    title: 'Questions',
    items: [{ id: 'parking', question: 'Is there parking?', answer: 'Behind the house.' }]
  },
  gallery: {
    title: 'Gallery',
    items: [{ id: 'g1', src: 'a', alt: '', title: 'Open day', category: 'events', description: 'Brushes' }]
  },
  locations: [{ id: 'l1', name: 'Harbour', address: '14 Harbour Street' }],
  callToAction: { action: { label: 'See treatments', page: 'services' } },
  art: { style: 'tiles', second: 'star', things: [], opening: 'beside', ground: 'paper' }
}

/** A test fixture with every kind of content. */
export const site: Site = {
  businessInfo: {
    businessName: 'Harbour Dental',
    industry: '',
    description: '',
    location: 'Bristol',
    contactEmail: 'a@b.example',
    contactPhone: '1'
  },
  selectedFeatures: [],
  customization: {
    darkMode: false,
    animations: false
  },
  deployment: {
    domain: '',
    ssl: true,
    messages: { way: 'form', address: 'https://formspree.io/f/mharbour', accessKey: '' },
    analytics: [],
    monitoring: []
  },
  enterpriseConfig: { enabled: false, authProviders: [] },
  content
}

const { language, direction, meta, hero, callToAction, art } = content

/** A test fixture with a home page only. */
export const bareContent: Content = {
  language,
  direction,
  meta,
  hero,
  callToAction,
  art,
  about: { title: 'About' },
  locations: []
}

/** A week with two long days and a short one. */
export const hours: OpeningHours = {
  week: {
    mon: [{ opens: '09:00', closes: '17:30' }],
    tue: [{ opens: '09:00', closes: '17:30' }],
    wed: [],
    thu: [],
    fri: [],
    sat: [{ opens: '10:00', closes: '12:00' }],
    sun: []
  }
}
