import { describe, expect, it } from 'vitest'
import { draftsIn } from './drafts.ts'
import {
  draftExcerpt,
  draftPage,
  featuresInSlot,
  firstDraftPage,
  footerEntries,
  missingContent,
  navigationOf,
  pagePath,
  presentPages,
  type FeatureDefinition
} from './pages.ts'
import { bareContent as bare, site } from './site.test-support.ts'
import type { Content, Site } from './site.ts'

const features = [
  {
    routes: ['gallery', 'testimonials', 'reviews', 'booking', 'locations', 'contact'].map((page) => ({
      page,
      path: `/${page}`,
      title: page
    }))
  }
]
const pages = (content: Content, more: Partial<Site> = {}) =>
  [...presentPages({ ...site, ...more, content }, features).keys()].sort()

it('a chosen feature that lacks something says which key to fill', () => {
  const chosen = [
    { id: 'gallery', routes: [{ page: 'gallery' }] },
    { id: 'booking', routes: [{ page: 'booking' }] },
    { id: 'contact-form', routes: [{ page: 'contact' }] }
  ]
  // A date can be asked for in words, without a list of services.
  expect(missingContent({ ...site, content: bare }, chosen)).toEqual([
    'gallery: no picture. Fill content.gallery.items in src/site.json'
  ])
  expect(missingContent(site, chosen)).toEqual([])
})

describe('the pages of a site', () => {
  it('are those that have something to show', () => {
    expect(pages(bare)).toEqual(['booking', 'contact', 'home', 'imprint'])
    expect(pages(site.content)).toEqual(
      [
        'about',
        'booking',
        'contact',
        'faq',
        'gallery',
        'home',
        'imprint',
        'locations',
        'service-detail',
        'services'
      ].sort()
    )
  })

  it('hold an imprint where they say how to reach the business (S2-7)', () => {
    const unknown = { ...site.businessInfo, location: '', contactEmail: '', contactPhone: ' ' }
    expect(pages(bare, { businessInfo: unknown })).toEqual(['booking', 'contact', 'home'])
  })

  it('hold privacy where they ask visitors for something (S2-7)', () => {
    expect(pages(bare, { selectedFeatures: ['chat'] })).toContain('privacy')
    expect(pages(bare, { selectedFeatures: ['gallery'] })).not.toContain('privacy')
  })

  it('hold reviews where there are some, or a server that has them', () => {
    const reviews = { title: 'Reviews', items: [] }
    expect(pages({ ...bare, reviews })).toContain('reviews')
    expect(pages(bare, { selectedFeatures: ['api', 'reviews'] })).toContain('reviews')
    expect(pages(bare, { selectedFeatures: ['api'] })).not.toContain('reviews')
  })

  it('hold no questions where only features answer some', () => {
    const faq = { title: 'Questions', items: [{ id: 'pwa', question: 'Offline?', answer: 'Yes.' }] }
    expect(pages({ ...bare, faq })).toContain('faq')
    expect(pages({ ...bare, faq }, { selectedFeatures: ['pwa'] })).not.toContain('faq')
  })

  it('hold one about the business where its description says more than one sentence', () => {
    const described = (description: string) =>
      pages(bare, { businessInfo: { ...site.businessInfo, description } }).includes('about')
    expect(described('We mend bicycles.')).toBe(false)
    expect(described('We mend bicycles for St. James and Dr. Bell.')).toBe(false)
    expect(described('We mend bicycles. Bring yours in.')).toBe(true)
  })
})

const withLocations = [{ routes: [{ page: 'locations', path: '/locations', title: 'Locations' }] }]
const draft = (text: string) => ({ text, draft: true }) as const
const content: Content = {
  ...site.content,
  services: { title: 'Treatments', items: [{ id: 'a', title: 'Check-up', price: draft('From £20') }] },
  about: { title: 'About', story: { lines: ['Founded by sailors.', 'In 1990.'], draft: true } },
  faq: { title: 'Questions', items: [{ id: 'b', question: 'Parking?', answer: 'Yes.', draft: true }] },
  locations: [{ id: 'c', name: 'Harbour', address: '14 Harbour Street', draft: true }],
  hours: { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, draft: true },
  area: draft('Within 25 miles.'),
  legal: { vat: draft('None'), kept: draft('For a year.') }
}
const pagesOfDraft = presentPages({ ...site, content, selectedFeatures: ['chat'] }, withLocations)
const found = draftsIn(content)

it('a draft is named by the page where it is seen, and by its first words', () => {
  const places = found.map((each) => [pagePath(draftPage(each, pagesOfDraft)), draftExcerpt(each)])
  expect(places).toEqual([
    ['/services', 'From £20'],
    ['/about', 'Founded by sailors.'],
    ['/faq', 'Parking?'],
    ['/locations', 'Harbour'],
    ['/', ''],
    ['/locations', 'Within 25 miles.'],
    ['/imprint', 'None'],
    ['/privacy', 'For a year.']
  ])
})

it('a draft whose page is not there stands on the home page', () => {
  const home = presentPages({ ...site, content }, [])
  expect(found.map((each) => draftPage(each, home))).toContain('home')
  expect(found.map((each) => draftPage(each, home))).not.toContain('locations')
})

it('the first draft is looked for on the home page, then in the order of the pages', () => {
  expect(firstDraftPage(content, pagesOfDraft)).toBe('home')
  const { hours, ...later } = content
  expect(hours).toBeDefined()
  expect(firstDraftPage(later, pagesOfDraft)).toBe('about')
  expect(firstDraftPage(site.content, pagesOfDraft)).toBeUndefined()
})

const booking: FeatureDefinition = {
  id: 'booking',
  nav: [{ page: 'booking', label: 'Booking', icon: 'booking', order: 30 }],
  slots: { home: { order: 20, page: 'booking' } }
}
const social: FeatureDefinition = { id: 'social', slots: { home: { order: 10 } } }

describe('the navigation', () => {
  it('puts the entries of features between those of every site', () => {
    const pages = new Set(['home', 'services', 'about', 'booking'])
    expect(navigationOf([booking], pages).map(({ page }) => page)).toEqual([
      'home',
      'services',
      'booking',
      'about'
    ])
  })

  it('says which feature brought an entry', () => {
    expect(navigationOf([booking], new Set(['home', 'booking'])).map(({ feature }) => feature)).toEqual([
      undefined,
      'booking'
    ])
  })

  it('leaves out pages that the site does not have', () => {
    expect(navigationOf([booking], new Set(['home'])).map(({ page }) => page)).toEqual(['home'])
  })
})

it('a footer lists every page but home', () => {
  const navigation = navigationOf([booking], new Set(['home', 'services', 'booking']))
  expect(footerEntries(navigation).map(({ page }) => page)).toEqual(['services', 'booking'])
})

describe('a slot', () => {
  const idsIn = (...options: Parameters<typeof featuresInSlot>) =>
    featuresInSlot(...options).map(({ id }) => id)

  it('shows the features in their order', () => {
    expect(idsIn('home', [booking, social], new Set(['booking']))).toEqual(['social', 'booking'])
  })

  it('leaves out what leads to a page that the site does not have, or to the page that is shown', () => {
    expect(idsIn('home', [booking, social], new Set())).toEqual(['social'])
    expect(idsIn('home', [booking, social], new Set(['booking']), { without: 'booking' })).toEqual(['social'])
  })

  it('shows one feature alone, where that is asked for', () => {
    expect(idsIn('home', [booking, social], new Set(['booking']), { only: 'booking' })).toEqual(['booking'])
    expect(idsIn('home', [booking, social], new Set(), { only: 'booking' })).toEqual([])
  })

  it('is empty where no feature has something for it', () => {
    expect(idsIn('header', [booking, social], new Set(['booking']))).toEqual([])
  })
})
