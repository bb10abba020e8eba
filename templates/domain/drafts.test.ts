import { describe, expect, it } from 'vitest'
import {
  draftCount,
  draftsIn,
  isDraft,
  linesOf,
  plainText,
  withoutEmptySections,
  withoutDrafts
} from './drafts.ts'
import { site } from './site.test-support.ts'
import type { Content } from './site.ts'

const draft = (text: string) => ({ text, draft: true }) as const
const content: Content = {
  ...site.content,
  hero: { ...site.content.hero, title: draft('Teeth, put right.') },
  services: {
    title: 'Treatments',
    intro: draft('All by appointment.'),
    items: [
      { id: 'check/up', title: 'Check-up', text: draft('A full look.'), price: draft('From £20') },
      { id: 'whitening', title: draft('Whitening'), text: 'In two weeks.' }
    ]
  },
  plans: {
    title: 'Plans',
    draft: true,
    items: [{ id: 'starter', name: 'Starter', price: '$99', per: '/mo', text: '', includes: [] }]
  },
  about: { title: 'About', story: { lines: ['Founded by sailors.'], draft: true } },
  faq: {
    title: 'Questions',
    items: [{ id: 'parking', question: 'Is there parking?', answer: 'Yes.', draft: true }]
  },
  locations: [{ id: 'harbour', name: 'Harbour', address: '14 Harbour Street', draft: true }],
  hours: { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, draft: true }
}

describe('a draft', () => {
  it('is an object with the mark; an absent mark means that nobody doubts the text', () => {
    expect([draft('Yes'), content.plans, content.hours].every(isDraft)).toBe(true)
    expect(['Yes', undefined, null, {}, { text: 'Yes', draft: false }, ['Yes']].some(isDraft)).toBe(false)
  })

  it('is read like what the owner wrote', () => {
    expect([plainText(draft('Yes')), plainText('Yes'), plainText()]).toEqual(['Yes', 'Yes', ''])
    expect(linesOf({ lines: ['One'], draft: true })).toEqual(['One'])
    expect([linesOf(['One']), linesOf()]).toEqual([['One'], []])
  })

  it('has an address whose list steps are ids', () => {
    expect(draftCount(content)).toBe(10)
    expect(
      draftsIn(content)
        .map(({ address }) => address)
        .sort()
    ).toEqual([
      '/content/about/story',
      '/content/faq/items/@parking',
      '/content/hero/title',
      '/content/hours',
      '/content/locations/@harbour',
      '/content/plans',
      '/content/services/intro',
      '/content/services/items/@check~1up/price',
      '/content/services/items/@check~1up/text',
      '/content/services/items/@whitening/title'
    ])
    expect(draftCount(site.content)).toBe(0)
  })

  it('has the key under which a developer finds it', () => {
    expect(draftsIn(content).map(({ key }) => key)).toContain('content.services.items[0].price')
    expect(draftsIn(content).map(({ key }) => key)).toContain('content.faq.items[0]')
  })
})

describe('what is published', () => {
  const published = withoutDrafts(content)

  it('holds no draft, and nothing that is empty without one', () => {
    expect(JSON.stringify(published)).not.toMatch(/draft|Teeth|£20|Whitening|Founded|parking|Harbour Street/)
    expect(Object.keys(published)).not.toContain('plans')
    expect(Object.keys(published)).not.toContain('faq')
    expect(published.about).toEqual({ title: 'About' })
    expect(published.locations).toEqual([])
  })

  it('keeps what the owner said, also beside a draft', () => {
    expect(published.services).toEqual({
      title: 'Treatments',
      items: [{ id: 'check/up', title: 'Check-up' }]
    })
    expect(published.hero.action).toEqual(content.hero.action)
  })

  it('is everything where there is no draft', () => {
    expect(withoutDrafts(site.content)).toEqual(site.content)
  })
})

it('a section without entries goes, with or without drafts', () => {
  const services = { title: 'Treatments', items: [{ id: 'none', title: draft(' ') }] }
  const about = { title: 'About', story: [' '], team: { title: 'Team', items: [] } }
  const left = withoutEmptySections({ ...content, services, about, gallery: { title: 'Gallery', items: [] } })
  expect(Object.keys(left)).not.toContain('services')
  expect(Object.keys(left)).not.toContain('gallery')
  expect(left.about).toEqual({ title: 'About' })
  expect(left.hero.title).toEqual(draft('Teeth, put right.'))
})
