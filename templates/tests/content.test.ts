import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftCount, draftsIn, isDraft, withoutDrafts, withoutEmptySections } from '#domain/drafts.ts'
import { headOf, originOf } from '#domain/head.ts'
import { hoursLines, hoursRows, hoursText } from '#domain/hours.ts'
import { missingContent, notFoundPlace, presentPages } from '#domain/pages.ts'
import type { Content, OpeningHours, Site } from '#domain/site.ts'
import { parseTelephones } from '#domain/telephone.ts'
import { readSite } from '../site-build/from-site.ts'

const draft = (text: string) => ({ text, draft: true }) as const
const day = [{ opens: '09:00', closes: '17:30' }]
const hours: OpeningHours = {
  week: { mon: day, tue: day, wed: [], thu: [], fri: [], sat: [{ opens: '18:00', closes: '23:00' }], sun: [] }
}

/** What the owner said, and beside it what was invented. */
const content: Content = {
  language: 'en-GB',
  direction: 'ltr',
  meta: {},
  hero: { title: draft('Teeth, put right.'), action: { label: 'Treatments', page: 'services' } },
  services: {
    title: 'Treatments',
    intro: draft('All by appointment.'),
    items: [
      { id: 'check/up', title: 'Check-up', text: 'A full look.', price: draft('From £20') },
      { id: 'whitening', title: draft('Whitening'), text: 'In two weeks.' }
    ]
  },
  about: { title: 'About', story: { lines: ['Founded by sailors.'], draft: true } },
  faq: { title: 'Questions', items: [{ id: 'a', question: 'Parking?', answer: 'Yes.', draft: true }] },
  locations: [{ id: 'harbour', name: 'Harbour', address: '14 Quay Lane', draft: true }],
  hours: { ...hours, draft: true },
  callToAction: { action: { label: 'Treatments', page: 'services' } },
  art: { style: 'tiles', second: 'star', things: [], opening: 'beside', ground: 'paper' }
}
const businessInfo = {
  businessName: 'Farrow Cycles',
  industry: 'healthcare',
  description: 'We mend teeth.',
  location: '14 Quay Lane, York YO1 7EP',
  contactEmail: 'a@b.example',
  contactPhone: '0117 496 0142'
}
const written = readSite()
const services = { analytics: [], monitoring: [] }
const deployment = { ...written.deployment, ...services, domain: 'harbour.example', ssl: true }
const withDrafts: Site = { ...written, businessInfo, deployment, selectedFeatures: [], content }
const published: Site = { ...withDrafts, content: { ...withoutDrafts(content), hours } }
const prices = ['From £95', '£18', 'on request'].map((price) => ({ id: price, title: price, price }))

const place = (page: string) => presentPages(withDrafts, []).get(page) ?? notFoundPlace

test('a draft carries the mark; a text without it is the owner’s', () => {
  assert.equal([draft('Yes'), content.hours].every(isDraft), true)
  assert.equal(['Yes', undefined, null, {}, { text: 'Yes', draft: false }].some(isDraft), false)
  assert.equal(draftCount(content), 8)
  assert.deepEqual(
    draftsIn(content)
      .map(({ key }) => key)
      .slice(0, 3),
    ['content.hero.title', 'content.services.intro', 'content.services.items[0].price']
  )
})

test('what is published holds no draft, and no section that is empty without one', () => {
  const { services, about, faq, locations, hero } = withoutDrafts(content)
  assert.deepEqual(services, {
    title: 'Treatments',
    items: [{ id: 'check/up', title: 'Check-up', text: 'A full look.' }]
  })
  assert.deepEqual([about, faq, locations], [{ title: 'About' }, undefined, []])
  assert.deepEqual(hero, { action: content.hero.action })
  assert.equal(draftCount(withoutDrafts(content)), 0)
})

test('a section whose entries are empty is left out, with or without drafts', () => {
  const services = { title: 'Treatments', items: [{ id: 'none', title: draft(' ') }] }
  const left = withoutEmptySections({ ...content, services, gallery: { title: 'Gallery', items: [] } })
  assert.deepEqual([left.services, left.gallery], [undefined, undefined])
  assert.deepEqual(left.hero.title, draft('Teeth, put right.'))
})

test('a site has the pages that have something to show', () => {
  const pages = (site: Site) => [...presentPages(site, []).keys()].sort().join(' ')
  assert.equal(pages(withDrafts), 'about faq home imprint service-detail services')
  assert.equal(pages(published), 'home imprint service-detail services')
  const silent = { ...businessInfo, location: '', contactEmail: '', contactPhone: ' ' }
  assert.equal(pages({ ...published, businessInfo: silent }), 'home service-detail services')
  const places = [{ id: 'geolocation', routes: [{ page: 'locations' }] }]
  assert.deepEqual(missingContent(published, places), [
    'geolocation: no place. Fill content.locations in src/site.json'
  ])
})

test('the address of the site is https, unless the domain or the choice says otherwise', () => {
  const at = (domain: string, ssl = true) =>
    originOf({ ...published, deployment: { ...deployment, domain, ssl } })
  assert.equal(at('nine-elms.example'), 'https://nine-elms.example')
  assert.equal(at('nine-elms.example', false), 'http://nine-elms.example')
  assert.equal(at('https://nine-elms.example/', false), 'https://nine-elms.example')
  assert.deepEqual([at(' '), at('nine elms')], [undefined, undefined])
})

test('the head of a page speaks in the words of the business, at the address of the page', () => {
  const { title, description, canonical, hidden, openGraph } = headOf(
    published,
    place('service-detail'),
    '/services/check%2Fup',
    'check/up'
  )
  assert.deepEqual([title, description, hidden], ['Check-up · Farrow Cycles', 'A full look.', false])
  assert.equal(canonical, 'https://harbour.example/services/check%2Fup')
  const image = openGraph.find(({ property }) => property === 'og:image')
  assert.equal(image?.content, 'https://harbour.example/social.png')
})

test('search engines stay away from drafts, unknown pages and services that are gone', () => {
  for (const page of ['home', 'services', 'faq']) {
    const { canonical, data, description, hidden, openGraph } = headOf(withDrafts, place(page), '/there')
    assert.deepEqual([hidden, canonical, openGraph], [true, undefined, []], page)
    assert.doesNotMatch(description + JSON.stringify(data), /Teeth, put|£20|opens|FAQPage/, page)
  }
  assert.equal(headOf(published, notFoundPlace, '/404').hidden, true)
  assert.equal(headOf(published, place('service-detail'), '/services/none', 'none').hidden, true)
})

test('machines are told what is known of the business, and no more', () => {
  const priced = { ...published.content, services: { title: 'Treatments', items: prices } }
  const home = headOf({ ...published, content: priced }, place('home'), '/')
  const data = home.data as Record<string, unknown>
  assert.equal(data['priceRange'], '£18 to £95')
  assert.equal(data['@type'], 'MedicalBusiness')
  assert.deepEqual(data['address'], {
    '@type': 'PostalAddress',
    streetAddress: '14 Quay Lane',
    addressLocality: 'York',
    postalCode: 'YO1 7EP'
  })
  const [weekdays] = data['openingHoursSpecification'] as object[]
  assert.deepEqual(weekdays, {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday'],
    opens: '09:00',
    closes: '17:30'
  })
  const unknown = headOf({ ...published, content: withoutDrafts(content) }, place('home'), '/').data
  assert.equal('openingHoursSpecification' in unknown, false)
})

test('opening hours are shown with days of the same hours together', () => {
  assert.equal(hoursText(hours, 'en'), 'Monday and Tuesday, 9:00 to 17:30; Saturday, 18:00 to 23:00')
  assert.deepEqual(hoursLines(hours, 'en')[1], {
    days: 'Wednesday to Friday',
    open: 'Closed',
    covers: ['wed', 'thu', 'fri']
  })
  const rows = hoursRows(hours, { language: 'en' }, { day: '2026-11-22', minutes: 0 })
  assert.deepEqual(
    rows.filter(({ isToday }) => isToday).map(({ days }) => days),
    ['Sunday']
  )
})

test('a telephone number can be dialled, however the owner wrote it', () => {
  const numbers: readonly [string, ...string[]][] = [
    ['0113 496 0142', 'tel:01134960142'],
    ['(0113) 496-0142', 'tel:01134960142'],
    ['+44 (0)20 7946 0123', 'tel:+442079460123'],
    // In Italy the zero is dialled from abroad too.
    ['+39 06 1234567', 'tel:+39061234567'],
    ['0113 496 0142 x7', 'tel:01134960142;ext=7'],
    ['1-800-FLOWERS', 'tel:18003569377'],
    ['٠١٢٣٤٥٦٧٨٩', 'tel:0123456789'],
    ['Tel: 0113 496 0142 (Mon-Fri 9-17)', 'tel:01134960142'],
    ['0113 496 0142 or 07700 900123', 'tel:01134960142', 'tel:07700900123'],
    ['ask at the door']
  ]
  for (const [text, ...urls] of numbers) {
    const parts = parseTelephones(text)
    assert.deepEqual(
      parts.flatMap(({ url }) => url ?? []),
      urls,
      text
    )
    assert.equal(parts.map((part) => part.text).join(''), text)
  }
})
