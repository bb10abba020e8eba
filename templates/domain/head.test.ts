import { describe, expect, it } from 'vitest'
import { siteDescription } from './described.ts'
import { auth } from './features/auth.ts'
import { booking } from './features/booking.ts'
import { headOf, originOf } from './head.ts'
import { basePages, notFoundPlace, presentPages, type FeatureDefinition } from './pages.ts'
import { hours, site as plain } from './site.test-support.ts'
import type { Content, Site } from './site.ts'
import { truncate } from './text.ts'

const at = (domain: string, ssl = true): Site => ({
  ...plain,
  deployment: { ...plain.deployment, domain, ssl }
})
const saying = (content: Partial<Content>): Site => ({
  ...at('nine-elms.example'),
  content: { ...plain.content, ...content }
})
const place = (page: string) => presentPages(plain, []).get(page) ?? notFoundPlace
const about = (site: Site) => headOf(site, place('about'), '/about')
const home = (site: Site) => headOf(site, place('home'), '/')

describe('the address of a site', () => {
  it('is https, or http where no certificate was chosen', () => {
    expect(originOf(at('nine-elms.example'))).toBe('https://nine-elms.example')
    expect(originOf(at('nine-elms.example', false))).toBe('http://nine-elms.example')
  })

  it('is what the domain says where that is more', () => {
    expect(originOf(at('http://nine-elms.example'))).toBe('http://nine-elms.example')
    expect(originOf(at('https://nine-elms.example/', false))).toBe('https://nine-elms.example')
  })

  it('is unknown without a domain, or with one that is none', () => {
    expect(originOf(at(' '))).toBeUndefined()
    expect(originOf(at('nine elms'))).toBeUndefined()
  })
})

describe('the head of a page', () => {
  it.each(basePages.map(({ page }) => page))('names %s at the same address everywhere', (page) => {
    const id = page === 'service-detail' ? 'check/up' : undefined
    const { canonical, openGraph, data } = headOf(at('nine-elms.example', false), place(page), '/there', id)
    const origin = 'http://nine-elms.example'
    expect(canonical).toBe(`${origin}/there`)
    const addresses = openGraph.filter(({ content }) => content.includes('://')).map(({ content }) => content)
    expect(addresses).toEqual([`${origin}/there`, `${origin}/social.png`])
    expect(JSON.stringify(data).replace('https://schema.org', '')).not.toContain('https://')
  })

  it('names no address before there is one', () => {
    const { canonical, openGraph } = about(at(''))
    expect(canonical).toBeUndefined()
    expect(openGraph.filter(({ content }) => content.includes('://'))).toEqual([])
  })

  it('speaks in the words of the business, and of the service on its page', () => {
    expect(about(plain).title).toBe('About · Harbour Dental')
    const { title, description } = headOf(plain, place('service-detail'), '/services/check%2Fup', 'check/up')
    expect([title, description]).toEqual(['Check-up · Harbour Dental', 'A full look.'])
  })

  it('keeps pages that make no sense there out of search results', () => {
    expect(about(plain).hidden).toBe(false)
    expect(headOf(plain, notFoundPlace, '/404').hidden).toBe(true)
    const hidden = (feature: FeatureDefinition) =>
      (feature.routes ?? []).map((route) => headOf(plain, route, route.path).hidden)
    expect(hidden(auth)).toEqual([true, true, true])
    expect(hidden(booking)).toEqual([false])
  })

  it('says of a page what its feature does, or its title', () => {
    const prices = { page: 'prices', path: '/prices', title: 'Prices' }
    const said = siteDescription(plain)
    expect(headOf(plain, prices, '/prices').description).toBe(truncate(`Prices · ${said}`, 160))
    expect(headOf(plain, { ...prices, description: 'What it costs.' }, '/prices').description).toBe(
      'What it costs.'
    )
  })

  it('says that a service is not there, instead of naming a page for it', () => {
    const missing = headOf(plain, place('service-detail'), '/services/none', 'none')
    expect(missing.title).toBe('404 - Page Not Found · Harbour Dental')
    expect(missing.hidden).toBe(true)
  })

  it('names a locale only where the language has a region', () => {
    const locales = (language: string) =>
      home(saying({ language })).openGraph.filter(({ property }) => property === 'og:locale')
    expect(locales('en')).toEqual([])
    expect(locales('en-GB')).toEqual([{ property: 'og:locale', content: 'en_GB' }])
  })
})

describe('while drafts are left', () => {
  const site = saying({
    services: { title: 'Treatments', intro: { text: 'In two days.', draft: true }, items: [] },
    faq: {
      title: 'Questions',
      items: [{ id: 'cost', question: 'What is it?', answer: 'It is £20.', draft: true }]
    },
    locations: [{ id: 'mill', name: 'Mill', address: '1 Mill Lane', draft: true }],
    hours: { ...hours, draft: true }
  })

  it.each(basePages.map(({ page }) => page))('%s asks search engines and messengers to wait', (page) => {
    expect(headOf(site, place(page), '/there')).toMatchObject({ hidden: true, openGraph: [] })
    expect(headOf(site, place(page), '/there').canonical).toBeUndefined()
  })

  it('no draft is told to machines', () => {
    for (const { page } of basePages) {
      const { description, data } = headOf(site, place(page), '/there')
      expect(description + JSON.stringify(data)).not.toMatch(/two days|£20|Mill|opens|FAQPage/)
    }
  })
})
