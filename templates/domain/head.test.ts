import { describe, expect, it } from 'vitest'
import { headOf, originOf } from './head.ts'
import { basePages, notFoundPlace, pagesOf } from './pages.ts'
import { site as plain } from './site.test-support.ts'
import type { Site } from './site.ts'

const at = (domain: string, ssl = true): Site => ({ ...plain, deployment: { domain, ssl } })
const place = (page: string) => pagesOf([]).get(page) ?? notFoundPlace
const about = (site: Site) => headOf(site, place('about'), '/about')

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
    const { canonical, openGraph, data } = headOf(at('nine-elms.example', false), place(page), '/there')
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
  })

  it('says that a service is not there, instead of naming a page for it', () => {
    const missing = headOf(plain, place('service-detail'), '/services/none', 'none')
    expect(missing.title).toBe('404 - Page Not Found · Harbour Dental')
    expect(missing.hidden).toBe(true)
  })
})
