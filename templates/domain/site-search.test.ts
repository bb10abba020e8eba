import { expect, it } from 'vitest'
import { basePages, pagesOf } from './pages.ts'
import { buildIndex, searchIndex } from './search.ts'
import { entriesOf } from './site-search.ts'
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
const site: Site = {
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
const added = {
  routes: [
    { page: 'search', path: '/search', title: 'Search' },
    { page: 'gallery', path: '/gallery', title: 'Gallery' },
    { page: 'locations', path: '/locations', title: 'Locations' }
  ]
}
const urls = (query: string, features = [added]) =>
  searchIndex(buildIndex(entriesOf(site, pagesOf(features))), query).map(({ url }) => url)

it('finds services, answers, people, places, pictures and pages', () => {
  expect(urls('x-rays')).toEqual(['/services/check%2Fup'])
  expect(urls('parking')).toEqual(['/faq'])
  expect(urls('elif')).toEqual(['/about'])
  expect(urls('harbour street')).toEqual(['/locations'])
  expect(urls('brushes')).toEqual(['/gallery?filter=events'])
  expect(urls('sailors')).toEqual(['/about'])
})

it('finds nothing on pages that the site does not have, and never the search itself', () => {
  expect(urls('brushes', [])).toEqual([])
  expect(urls('harbour street', [])).toEqual([])
  expect(urls('search')).toEqual([])
  const ids = entriesOf(site, pagesOf([])).filter(({ id }) => id.startsWith('page-'))
  expect(ids).toHaveLength(basePages.length - 1)
})
