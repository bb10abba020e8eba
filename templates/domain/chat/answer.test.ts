import { describe, expect, it } from 'vitest'
import { site as dental } from '../site.test-support.ts'
import type { Content, Site } from '../site.ts'
import { findReply } from './answer.ts'

/** Tuesday, 1 December 2026, half past ten. */
const now = { day: '2026-12-01', minutes: 10 * 60 + 30 }

const day = [{ opens: '08:30', closes: '18:00' }]
const shop = siteOf({
  faq: {
    title: 'Questions',
    items: [
      {
        id: 'electric',
        question: 'Do you repair electric bicycles?',
        answer: 'Yes, but not their batteries.'
      },
      { id: 'park', question: 'Can I park in front of the shop?', answer: 'There are two spaces.' }
    ]
  },
  services: {
    title: 'Services',
    items: [
      {
        id: 'puncture',
        title: 'Puncture repair',
        price: { amount: 18, currency: 'GBP' },
        duration: { minutes: 20 },
        text: 'While you wait.'
      },
      { id: 'full', title: 'Full service', price: { amount: 95, currency: 'GBP', from: true } },
      { id: 'fitting', title: 'Bike fitting' }
    ]
  },
  hours: {
    week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] },
    exceptions: [{ id: 'x', from: '2026-12-25', spans: [], reason: 'Christmas' }]
  },
  locations: [{ id: 'main', name: 'Kestrel', address: '7 New Road, Leeds' }],
  region: { country: 'GB' }
})
const contact = 'To ask a person, call 0113 496 0142 or write to hello@kestrel.example.'
const unknown = `No answer to that was found on this site. ${contact}`

function siteOf(content: Partial<Content>, description = '', features: readonly string[] = []): Site {
  const { language, direction, meta, hero, callToAction, art } = dental.content
  return {
    ...dental,
    selectedFeatures: features,
    businessInfo: {
      businessName: 'Kestrel',
      industry: '',
      description,
      location: '',
      contactEmail: 'hello@kestrel.example',
      contactPhone: '0113 496 0142'
    },
    content: {
      language,
      direction,
      meta,
      hero: { action: hero.action },
      about: { title: 'About' },
      locations: [],
      callToAction,
      art,
      ...content
    }
  }
}

describe('the chat answers from what the site says', () => {
  it.each([
    ['Do you repair electric bikes or electric bicycles?', 'Yes, but not their batteries.', 'faq'],
    ['where can i PARK at your shop', 'There are two spaces.', 'faq'],
    ['How much is a puncture repair?', 'Puncture repair: £18, 20 min. While you wait.', 'service-detail'],
    ['full services?', 'Full service: From £95.', 'service-detail'],
    ['bike fitting', '“Bike fitting” is one of the services here.', 'service-detail'],
    ['what is your adress', 'You find us here: 7 New Road, Leeds.', 'contact'],
    ['wher are you', 'You find us here: 7 New Road, Leeds.', 'contact'],
    [
      'What does it cost?',
      'Puncture repair: £18, 20 min. While you wait. Full service: From £95.',
      'services'
    ],
    ['how long does a puncture take', 'Puncture repair: £18, 20 min. While you wait.', 'service-detail'],
    ['what do you offer', 'These are the services: Puncture repair; Full service; Bike fitting.', 'services'],
    ['I want a human', contact, 'contact'],
    ['hello', 'What would you like to know? Ask about services, prices or opening hours.', undefined]
  ])('%s', (message, text, page) => {
    const reply = findReply(message, shop, now)
    expect(reply.text).toBe(text)
    expect(reply.pages?.[0]).toBe(page)
  })
})

describe('the chat answers by the day', () => {
  it.each([
    ['Are you open on Sunday?', /^Closed on Sunday\. Opening hours: Monday to Friday, 8:30 to 18:00/],
    ['open sundy?', /^Closed on Sunday\./],
    ['are you open today', /^Open today, Tuesday, 8:30 to 18:00\.$/],
    ['and tomorow', /^Open tomorrow, Wednesday, 8:30 to 18:00\.$/],
    ['this weekend?', /^Closed on Saturday\. Closed on Sunday\./],
    ['Are you open now', /^Open now, until 18:00\.$/],
    ['open at christmas?', /^Closed on Friday,? 25 December \(Christmas\)\./],
    ['are you open on 25 dec or december 25th', /^Closed on Friday,? 25 December \(Christmas\)\./],
    [
      'when do you close',
      /^Opening hours: Monday to Friday: 8:30 to 18:00\. .*25 December 2026, Christmas: Closed\.$/
    ],
    ['are you open on bank holidays', /^This site does not mention “bank” or “holidays”\. Opening hours:/]
  ])('%s', (message, text) => {
    expect(findReply(message, shop, now).text).toMatch(text)
  })

  it('quotes a sentence that says more of a closed day than the table', () => {
    const site = siteOf({ hours: shop.content.hours }, 'Bikes and more. Saturday by appointment.')
    expect(findReply('can I come on saturday', site, now).text).toMatch(
      /^The site says: “Saturday by appointment\.”/
    )
    expect(findReply('and on sunday?', site, now).text).toMatch(/^Closed on Sunday\./)
  })
})

describe('the chat does not guess (S1-6)', () => {
  it.each(['Do you ship to Canada?', 'Is it made of oak?', 'Füllungen?', '😀 lamps', 'can I pay by card'])(
    '%s',
    (message) => expect(findReply(message, shop, now).text).toBe(unknown)
  )
  it('says that it does not know what the site does not say', () => {
    const { businessInfo, ...rest } = siteOf({})
    const bare = { ...rest, businessInfo: { ...businessInfo, contactPhone: '', contactEmail: '' } }
    for (const message of ['When are you open?', 'prices?', 'Where are you located?', 'a human please'])
      expect(findReply(message, bare, now).text).toBe('No answer to that was found on this site.')
  })
  it('names the words that the site does not mention, and what it has instead', () => {
    expect(findReply('how much for a tandem', shop, now).text).toMatch(
      /^This site does not mention “tandem”\. Puncture repair: £18/
    )
    expect(findReply('how much is a bike fitting', shop, now).text).toMatch(
      /^This site gives no price for “bike fitting”\./
    )
  })
  it('names a service by its own word, whatever else was asked', () => {
    expect(findReply('is a puncture something you mend for any old tandem', shop, now).text).toContain(
      'Puncture repair: £18'
    )
  })
  it('takes no word for a slip of another: closets are not closed', () => {
    expect(findReply('do you build closets', shop, now).text).toBe(unknown)
  })
  it('reads no payment from a price, and no price from a sentence about something free', () => {
    const site = siteOf({}, 'The first look is free. A repair costs £18. Cash only.')
    expect(findReply('can I pay by card', site, now).text).toBe('The site says: “Cash only.”')
    expect(findReply('what does a repair cost', site, now).text).toBe('The site says: “A repair costs £18.”')
    expect(findReply('is there a fee for the first look', site, now).text).toBe(
      'The site says: “The first look is free.”'
    )
  })
})

describe('the chat knows what a business is asked', () => {
  it('where it comes to its customers', () => {
    const site = siteOf({}, 'I wash cars at your house in Leeds and York.')
    expect(findReply('do you come to me', site, now).text).toContain('at your house')
    expect(findReply('do you come to Hull', site, now).text).toMatch(
      /^This site does not mention “Hull”\. The site says/
    )
    expect(findReply('do you come to me', shop, now).text).toBe(unknown)
  })
  it('who works there', () => {
    const items = [{ id: 'elif', name: 'Elif', role: 'Dentist', text: 'Sees children.' }]
    const site = siteOf({ about: { title: 'About', team: { title: 'Team', items } } })
    expect(findReply('who are you', site, now)).toEqual({
      text: 'Elif, Dentist. Sees children.',
      pages: ['about']
    })
  })
  it('how to book', () => {
    expect(findReply('how do I book', siteOf({}, '', ['booking']), now).pages).toEqual(['booking'])
    expect(findReply('how do I book', shop, now).text).toBe(contact)
  })
  it('in the language of the owner', () => {
    const own = { ownLanguage: { language: 'de', direction: 'ltr' as const } }
    const site = siteOf({ ...own, hours: shop.content.hours }, 'Ich beziehe Stühle. Ein Stuhl kostet 90 €.')
    expect(findReply('was kostet ein stuhl?', site, now).text).toContain('90 €')
    expect(findReply('habt ihr am sonntag offen', site, now).text).toMatch(/^Closed on Sunday/)
    expect(findReply('habt ihr heute auf', site, now).text).toMatch(/^Open today/)
  })
})
