import { expect, it } from 'vitest'
import { pagePath, draftExcerpt, firstDraftPage, draftPage } from './draft-pages.ts'
import { draftsIn } from './drafts.ts'
import { presentPages } from './pages.ts'
import { site } from './site.test-support.ts'
import type { Content } from './site.ts'

const features = [{ routes: [{ page: 'locations', path: '/locations', title: 'Locations' }] }]
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
const pages = presentPages({ ...site, content, selectedFeatures: ['chat'] }, features)
const found = draftsIn(content)

it('a draft is named by the page where it is seen, and by its first words', () => {
  const places = found.map((each) => [pagePath(draftPage(each, pages)), draftExcerpt(each)])
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
  expect(firstDraftPage(content, pages)).toBe('home')
  const { hours, ...later } = content
  expect(hours).toBeDefined()
  expect(firstDraftPage(later, pages)).toBe('about')
  expect(firstDraftPage(site.content, pages)).toBeUndefined()
})
