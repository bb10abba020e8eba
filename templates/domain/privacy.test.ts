import { describe, expect, it } from 'vitest'
import { collectsData } from './legal.ts'
import { askedMessages, keptMessages, privacyMessages as say } from './privacy-messages.ts'
import { activeFeatures, keptInBrowser, privacyParts, type PrivacyFacts } from './privacy.ts'
import { emptyReview } from './reviews.ts'
import { site as plain } from './site.test-support.ts'
import type { Messages, Site } from './site.ts'

const business = plain.businessInfo.businessName
const messages = (way: Messages['way'], address = ''): Site => ({
  ...plain,
  deployment: { ...plain.deployment, messages: { way, address, accessKey: '' } }
})
const facts = (features: readonly string[], more: Partial<PrivacyFacts> = {}): PrivacyFacts => ({
  site: plain,
  features,
  messages: 'carried',
  services: [],
  ...more
})
const said = (given: PrivacyFacts, part: string) =>
  privacyParts(given)
    .find(({ id }) => id === part)
    ?.lines.join('\n') ?? ''

describe('privacy (S2-7): the page is there', () => {
  const choosing = (selectedFeatures: readonly string[], site = plain) => ({ ...site, selectedFeatures })

  it('where a form, an account or a service is', () => {
    for (const feature of ['contact-form', 'booking', 'reviews', 'auth', 'payments', 'chat', 'analytics'])
      expect(collectsData(choosing([feature])), feature).toBe(true)
    const counted = { ...plain, deployment: { ...plain.deployment, analytics: ['plausible'] } }
    expect(collectsData(choosing([], counted))).toBe(true)
  })

  it('and not where nothing is asked for', () => {
    expect(collectsData(choosing(['pwa', 'gallery', 'search', 'social', 'testimonials']))).toBe(false)
    expect(collectsData(choosing(['contact-form', 'booking'], messages('call')))).toBe(false)
  })
})

const date =
  'The form asks for the time that you want, your name, your e-mail address, your phone number, the service and notes.'

describe('privacy (S2-7): what a form asks for', () => {
  const words: Readonly<Record<string, RegExp>> = { name: /\bname\b/, rating: /rating/, comment: /comment/ }
  it('is every field of the message form, as a sentence', () => {
    expect(said(facts(['contact-form']), 'messages')).toContain(
      'The form asks for your name, your e-mail address, a subject and the message.'
    )
  })

  it('says which way dates take where that is another than that of messages', () => {
    const { site } = facts([])
    const apart = facts(['contact-form', 'booking'], { messages: 'carried', requests: 'server' })
    expect(said(apart, 'messages')).toContain('formspree.io')
    expect(said(apart, 'dates')).toContain(say.carriedByOwnServer(site.businessInfo.businessName))
    expect(said(apart, 'dates')).not.toContain(say.datesAlike)
    const asked = facts(['contact-form', 'booking'], { messages: 'call', requests: 'server' })
    expect(said(asked, 'dates')).toContain(date)
  })

  it('is every field of the review form', () => {
    for (const field of Object.keys(emptyReview))
      expect(askedMessages.review, field).toMatch(words[field] ?? /no word for this field/)
  })
})

describe('privacy (S2-7): the way of a message is the one that was chosen', () => {
  it.each([
    [messages('form', 'https://formspree.io/f/mharbour'), say.carriedByService('formspree.io', business)],
    [messages('netlify'), say.carriedByNetlify(business)],
    [messages('function'), say.carriedByFunction(business)],
    [messages('php'), say.carriedByScript(business)]
  ])('%#', (site, sentence) => {
    const lines = said(facts(['contact-form'], { site }), 'messages')
    expect(lines).toContain(sentence)
    expect(lines).not.toContain('nothing is sent')
  })

  it('is the server of the business, or a call', () => {
    const server = { site: messages('server'), messages: 'server', server: 'api.a.example' } as const
    expect(said(facts(['contact-form'], server), 'messages')).toContain(
      say.carriedByServer('api.a.example', business)
    )
    const call = facts(['contact-form'], { site: messages('call'), messages: 'call' })
    expect(said(call, 'messages')).toBe(say.noForm(business))
  })

  it('is said to lead nowhere in a draft of the site, with the way that it will take', () => {
    const draft = said(facts(['contact-form'], { messages: 'draft' }), 'messages')
    expect(draft).toContain(say.draft)
    expect(draft).toContain(say.carriedByService('formspree.io', business))
  })

  it('is said not to be set up where a server has no address', () => {
    const nowhere = said(facts(['contact-form'], { messages: 'draft', site: messages('server') }), 'messages')
    expect(nowhere).toContain(say.notSetUp)
    expect(nowhere).not.toContain(say.draft)
  })

  it('promises that a message arrives once only where the receiver sees to it', () => {
    const linesFor = (site: Site) => said(facts(['contact-form'], { site }), 'messages')
    for (const site of [messages('function'), messages('php'), messages('server', 'https://api.a.example')])
      expect(linesFor(site)).toContain(say.once)
    for (const site of [messages('netlify'), messages('form', 'https://formspree.io/f/mharbour')]) {
      expect(linesFor(site)).toContain(say.numbered)
      expect(linesFor(site)).not.toContain(say.once)
    }
  })

  it('is told once where dates go the same way', () => {
    expect(said(facts(['contact-form', 'booking']), 'dates')).toBe(`${date}\n${say.datesAlike}`)
    expect(said(facts(['booking']), 'dates')).toContain(say.carriedByService('formspree.io', business))
  })
})

describe('privacy (S2-7): without a server', () => {
  const all = ['reviews', 'auth', 'payments', 'chat', 'notifications', 'analytics']

  it('nothing is said to be sent, and with one everything is said to reach it', () => {
    const here = privacyParts(facts(all)).filter(({ id }) => id !== 'others')
    expect(here).toHaveLength(all.length)
    for (const { id, lines } of here) {
      expect(lines.join(' '), id).not.toContain('server')
      expect(said(facts(all, { server: 'api.a.example' }), id), id).toContain('api.a.example')
    }
  })

  it('the browser keeps what no server keeps', () => {
    const there = keptInBrowser(facts(all, { server: 'api.a.example' }))
    const here = keptInBrowser(facts(all))
    expect(here.filter((entry) => !there.includes(entry))).toEqual([
      keptMessages.reviews,
      keptMessages.account,
      keptMessages.views,
      keptMessages.notices
    ])
    // A review that is written offline waits for the server.
    expect(there).toEqual([keptMessages.waiting, keptMessages.chat])
  })
})

describe('privacy (S2-7): other companies', () => {
  const service = (id: string, asks: boolean) => ({ id, name: id, asks })

  it('are said to be none only where none is set up', () => {
    expect(said(facts([]), 'others')).toContain(say.nothingElse)
    const counted = said(facts([], { services: [service('Plausible', true)] }), 'others')
    expect(counted).toContain(say.counts('Plausible'))
    expect(counted).not.toContain(say.nothingElse)
    expect(counted).not.toContain(say.noCookies)
    const watched = said(facts([], { services: [service('Sentry', false)] }), 'others')
    expect(watched).toContain(say.hearsErrors('Sentry'))
  })

  it('do not include the own server, which hears of errors and sets a cookie for accounts', () => {
    const own = said(facts([], { services: [service('error-reports', false)] }), 'others')
    expect(own).toContain(say.ownErrors)
    expect(own).toContain(say.nothingElse)
    expect(said(facts(['auth'], { server: 'api.a.example' }), 'others')).not.toContain(say.noCookies)
    expect(said(facts(['auth']), 'others')).toContain(say.noCookies)
  })
})

it('what a developer wrote a call for goes to a server of the business, and nothing else does', () => {
  const ownBackend = ['signIn', 'pay', 'book']
  const called = messages('call')
  const site: Site = { ...called, deployment: { ...called.deployment, ownBackend } }
  const given = facts(['auth', 'payments', 'reviews'], { site })
  expect(said(given, 'accounts')).toContain(say.accountsServer(say.ownServer(business)))
  expect(said(given, 'payments')).toBe(say.paymentsServer(say.ownServer(business)))
  expect(said(given, 'reviews')).toContain(say.reviewsHere)
  expect(said(given, 'others')).not.toContain(say.noCookies)
  expect(keptInBrowser(given)).not.toContain(keptMessages.account)
  expect(collectsData({ ...site, selectedFeatures: ['booking'] })).toBe(true)
})

it('a feature without a page on the site asks for nothing, and one that has no page of its own does', () => {
  const features = [
    { id: 'reviews', routes: [{ page: 'reviews', path: '/reviews', title: 'Reviews' }] },
    { id: 'security' },
    { id: 'chat' }
  ]
  const chosen = { selectedFeatures: ['reviews', 'security'] }
  expect(activeFeatures(chosen, features, new Set(['reviews']))).toEqual(['reviews', 'security'])
  expect(activeFeatures(chosen, features, new Set())).toEqual(['security'])
})

it('says where services are paid, each host once, whatever features there are', () => {
  const paid = (id: string, checkout: string) => ({ id, title: id, checkout })
  const items = [paid('mug', 'https://buy.stripe.com/a'), paid('bowl', 'https://buy.stripe.com/b')]
  const site = { ...plain, content: { ...plain.content, services: { title: 'Pieces', items } } }
  expect(said(facts([], { site }), 'others').split('\n')).toContain(
    say.paymentsLinked('buy.stripe.com', business)
  )
  expect(said(facts([], { site }), 'others').match(/buy\.stripe\.com/g)).toHaveLength(2)
  expect(said(facts([]), 'others')).not.toContain('stripe')
})
