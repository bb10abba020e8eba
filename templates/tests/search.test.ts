import assert from 'node:assert/strict'
import { test } from 'node:test'
import { basePages, presentPages } from '#domain/pages.ts'
import {
  buildIndex,
  excerpt,
  highlight,
  queryWords,
  searchEntries,
  searchIndex,
  suggestedPages,
  type SearchEntry
} from '#domain/search.ts'
import type { Content, Site } from '#domain/site.ts'
import { readSite } from '../site-build/from-site.ts'

const entry = (id: string, title: string, description = ''): SearchEntry => ({
  id,
  title,
  description,
  url: `/${id}`,
  section: 'Pages'
})
const index = buildIndex([
  entry('first', 'First visit for children', 'A ride in the chair, and a count of teeth.'),
  entry('new', 'Are you taking new patients?', 'Yes, of any age. Children under 18 are free.'),
  entry('team', 'Élodie Müller', 'Leads the evening hours.'),
  entry('aligners', 'Clear aligners', 'Straightening you can take out to eat.'),
  entry('jp', '歯の検診', '子供も歓迎します')
])
const found = (query: string) => searchIndex(index, query).map(({ id }) => id)

test('a blank query finds nothing', () => {
  assert.deepEqual(queryWords('  \n '), [])
  assert.deepEqual([found('   '), found('?!')], [[], []])
})

test('a match in a title ranks before one in a text, and entries with every word first', () => {
  assert.deepEqual(found('children'), ['first', 'new'])
  assert.deepEqual(found('children free'), ['new'])
  assert.deepEqual(found('children zebra'), ['first', 'new'])
})

test('case and accents, plurals, beginnings and one typing error do not matter', () => {
  assert.deepEqual(found('elodie MULLER'), ['team'])
  assert.deepEqual(found('align'), ['aligners'])
  assert.ok(found('childern').includes('first'))
  assert.deepEqual(found('evenings'), ['team'])
  assert.deepEqual(found('alingers'), ['aligners'])
})

test('words are found in scripts without spaces', () => {
  assert.deepEqual(found('子供'), ['jp'])
})

test('results are limited, and none where nothing matches', () => {
  assert.equal(searchIndex(index, 'children', 1).length, 1)
  assert.deepEqual(found('zebra'), [])
  assert.deepEqual(searchIndex(buildIndex([]), 'a'), [])
})

test('highlighting marks the matches and keeps every character, markup too', () => {
  const text = (pieces: readonly { text: string }[]) => pieces.map((piece) => piece.text).join('')
  const pieces = highlight('Children’s hours, Élodie says', 'elodie child')
  assert.equal(text(pieces), 'Children’s hours, Élodie says')
  assert.deepEqual(
    pieces.filter(({ match }) => match).map((piece) => piece.text),
    ['Children', 'Élodie']
  )
  assert.equal(text(highlight('<b>x</b>', 'b')), '<b>x</b>')
  assert.deepEqual(highlight('Nothing here', 'zebra'), [{ text: 'Nothing here', match: false }])
  assert.deepEqual(highlight('', 'zebra'), [])
})

test('an excerpt is cut around the first match', () => {
  const long = `${'word '.repeat(80)}needle ${'tail '.repeat(80)}`.trim()
  assert.equal(excerpt('Short text', 'text'), 'Short text')
  const cut = excerpt(long, 'needle')
  assert.match(cut, /^… .*needle.* …$/)
  assert.ok(cut.length < 190)
  assert.ok(excerpt(long, 'zebra').startsWith('word word'))
  assert.ok(excerpt(`${long} last`, 'last').includes('last'))
  assert.notEqual(excerpt('x'.repeat(500), 'y'), '')
})

const ownSite = readSite()
const action = { label: 'Treatments', page: 'services' }
const content: Content = {
  language: 'en',
  direction: 'ltr',
  meta: {},
  hero: { action },
  callToAction: { action },
  art: { style: 'tiles', second: 'star', things: [], opening: 'beside', ground: 'paper' },
  services: {
    title: 'Treatments',
    items: [{ id: 'check/up', title: 'Check-up', text: 'A full look.', details: ['Two X-rays'] }]
  },
  about: {
    title: 'About',
    story: ['Founded by sailors.'],
    team: { title: 'Team', items: [{ id: 'elif', name: 'Elif', role: 'Dentist', text: 'Sees children.' }] }
  },
  faq: {
    title: 'Questions',
    items: [{ id: 'parking', question: 'Is there parking?', answer: 'Behind us.' }]
  },
  gallery: {
    title: 'Gallery',
    items: [{ id: 'g1', src: 'a', alt: '', title: 'Open day', category: 'events', description: 'Brushes' }]
  },
  locations: [{ id: 'l1', name: 'Harbour', address: { street: '14 Quay Lane', town: 'Bristol' } }]
}
const site = {
  ...ownSite,
  businessInfo: { ...ownSite.businessInfo, description: '', contactPhone: '1' },
  deployment: { ...ownSite.deployment, analytics: [], monitoring: [] },
  selectedFeatures: [],
  content
} as unknown as Site
const added = {
  routes: ['search', 'gallery', 'locations'].map((page) => ({ page, path: `/${page}`, title: page }))
}
const urls = (query: string, features = [added]) =>
  searchIndex(buildIndex(searchEntries(site, presentPages(site, features))), query).map(({ url }) => url)

test('services, answers, people, places, pictures and pages are found', () => {
  assert.deepEqual(urls('x-rays'), ['/services/check%2Fup'])
  assert.deepEqual(urls('parking'), ['/faq'])
  assert.deepEqual(urls('elif'), ['/about'])
  assert.deepEqual(urls('14 harbour street'), ['/locations'])
  assert.deepEqual(urls('quay bristol'), ['/locations'])
  assert.deepEqual(urls('brushes'), ['/gallery?filter=events'])
  assert.deepEqual(urls('imprint'), ['/imprint'])
  assert.deepEqual(urls('sailors'), ['/about'])
})

test('nothing is found on pages that the site does not have, and never the search itself', () => {
  assert.deepEqual(urls('brushes', []), [])
  assert.deepEqual(urls('14 harbour street', []), [])
  assert.deepEqual(urls('search'), [])
  const pages = searchEntries(site, presentPages(site, [])).filter(({ id }) => id.startsWith('page-'))
  // One has a parameter in its address, and this site asks visitors for nothing.
  assert.equal(pages.length, basePages.length - 2)
})

test('where nothing is found, only pages that the site has are suggested', () => {
  const suggested = suggestedPages(presentPages(site, [])).map(({ page }) => page)
  assert.deepEqual(suggested, ['services', 'faq', 'about'])
})
