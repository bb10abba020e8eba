import { describe, expect, it } from 'vitest'
import { contentOf, defaultSite, draftsOf, parseSite, type Site } from '../index.ts'

const read = (content: object): Site => {
  const parsed = parseSite({ ...defaultSite, schemaVersion: 1, content })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.site
}

describe('a document of version 1', () => {
  it('is read as it is where it has no content', () => {
    expect(parseSite({ ...defaultSite, schemaVersion: 1 })).toEqual({ ok: true, site: defaultSite })
  })

  it('keeps what the owner wrote as written', () => {
    const site = read({
      services: {
        title: 'Treatments',
        intro: '',
        items: [{ id: 'wheels', title: 'Wheels', text: 'True again.', details: ['Same day'], price: '£20' }]
      },
      about: {
        title: 'Us',
        story: ['Since 1911.'],
        values: [],
        team: [{ name: 'Ann', role: 'Owner', text: 'Bakes.' }]
      },
      faq: { title: 'Questions', items: [{ question: 'Where?', answer: 'Here.' }] },
      reviews: [{ id: 'one', name: 'Tom', rating: 5, comment: 'Good.', date: '2026-01-01' }]
    })
    const content = contentOf({ ...site, selectedFeatures: ['reviews'] })
    expect(content.services?.items.at(-1)).toEqual({
      id: 'wheels',
      title: 'Wheels',
      text: 'True again.',
      details: ['Same day'],
      price: '£20'
    })
    expect(content.about.story).toEqual(['Since 1911.'])
    expect(content.about.team?.items.at(-1)).toEqual({
      id: 'ann',
      name: 'Ann',
      role: 'Owner',
      text: 'Bakes.'
    })
    expect(content.faq?.items.at(-1)).toEqual({ id: 'where', question: 'Where?', answer: 'Here.' })
    expect(content.reviews?.items.at(-1)).toMatchObject({ id: 'one', comment: 'Good.' })
  })

  it('turns samples into drafts, and proposes unmarked texts as drafts', () => {
    const site = read({
      hero: { kicker: 'A shop', title: 'Mine or not?', subtitle: '', action: {}, secondary: {} },
      stats: { title: 'In short', items: [{ value: '500+', label: 'clients', sample: true }] },
      testimonials: { title: 'Praise', items: [{ name: 'A', text: 'B', rating: 5, sample: true }] }
    })
    expect(contentOf(site).hero.title).toEqual({ text: 'Mine or not?', draft: true })
    expect(draftsOf(site).map(({ address }) => address)).toContain('/content/hero/title')
    expect(JSON.stringify(site.decisions)).not.toContain('500+')
  })
})
