import { describe, expect, it } from 'vitest'
import { missingContent, presentPages } from './pages.ts'
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
