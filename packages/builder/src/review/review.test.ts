import { checkCustomCss, type Site } from '@sitewright/site'
import { expect, test } from 'vitest'
import { analysis } from '../fixtures/analysis.ts'
import { dentist } from '../fixtures/sites.ts'
import {
  findLeftOut,
  leftOutFeatures,
  toAnalysedBusiness,
  initialState,
  reducer,
  reviewOf,
  type BuilderState
} from '../index.ts'

const ready: BuilderState = {
  ...initialState,
  checkCss: checkCustomCss,
  site: { ...dentist, businessInfo: { ...dentist.businessInfo, contactPhone: '0113 496 0142' } }
}

/** Nothing is left to say of this one. */
const published: BuilderState = {
  ...ready,
  site: {
    ...ready.site,
    selectedFeatures: ['contact-form', 'booking', 'gallery', 'chat'],
    deployment: {
      ...ready.site.deployment,
      platforms: ['netlify'],
      domain: 'brookdental.co.uk',
      messages: { way: 'netlify', address: '', accessKey: '' }
    }
  }
}

test('nothing blocks a site that has all it needs', () => {
  expect(reviewOf(ready).blockers).toEqual([])
  expect(reviewOf(published)).toEqual({ blockers: [], notes: [] })
})

test('the notes name all that a published site does without, and what makes it real', () => {
  const { site } = published
  const { blockers, notes } = reviewOf({
    site: {
      ...site,
      selectedFeatures: ['contact-form', 'auth', 'payments', 'reviews'],
      deployment: {
        ...site.deployment,
        platforms: ['vercel', 'netlify'],
        domain: '',
        messages: { way: 'call', address: '', accessKey: '' }
      },
      enterpriseConfig: { ...site.enterpriseConfig, enabled: true, database: 'postgresql' }
    }
  })
  expect(blockers).toEqual([])
  expect(notes.map(({ kind, what, link }) => [kind, what, link.step, link.field])).toEqual([
    ['unsent-form', 'Your form sends nothing', 'deployment', 'deployment.messages.way'],
    ['left-out', 'Sign-in is left out when you publish', 'deployment', 'deployment.messages.way'],
    ['left-out', 'Payments is left out when you publish', 'features', 'deployment.paymentLink'],
    ['left-out', 'Reviews is left out when you publish', 'deployment', 'deployment.messages.way'],
    ['host-terms', 'Vercel has terms for businesses', 'deployment', 'deployment.platforms'],
    ['no-domain', 'No address of your own yet', 'deployment', 'deployment.domain'],
    ['documents-only', 'Enterprise options describe a server', 'enterprise', 'enterpriseConfig.authProviders']
  ])
  expect(notes[2]?.why).toBe(
    'The card form charges nothing, and nobody is paid. A payment link or your own server that visitors can reach makes it real.'
  )
})

test('a payment link makes payments real, and only an address that visitors reach is one', () => {
  const link = (text: string) =>
    reducer(
      { ...initialState, site: { ...published.site, selectedFeatures: ['payments'] } },
      { type: 'typeText', field: 'deployment.paymentLink', text }
    )
  const real = link('https://buy.stripe.com/28o')
  expect(leftOutFeatures(real.site)).toEqual([])
  for (const wrong of [
    'buy.stripe.com/x',
    'http://pay.kestrel.co.uk',
    'https://localhost/pay',
    'https://pay.example',
    'https://10.0.0.5/pay',
    'https://till.local/pay'
  ])
    expect(reviewOf(link(wrong)).blockers.map(({ what }) => what)).toEqual([
      'Nobody could pay at this address'
    ])
  expect(findLeftOut(published.site, 'payments')?.remedy).toContain('A payment link')
})

test.each([
  'https://buy.stripe.com/test_28o',
  'https://pay.kestrel.co.uk/b/test_28o',
  'https://checkout.stripe.com/c/pay/cs_test_a1',
  'https://www.sandbox.paypal.com/ncp/payment/A1',
  'https://sandbox.square.link/u/a1',
  'https://pay-sandbox.gocardless.com/a1',
  'https://sandbox-buy.paddle.com/a1',
  'https://test.adyen.link/a1'
])('%s charges nobody, and makes no payment real', (text) => {
  const { site } = published
  const selectedFeatures = ['payments'] as const
  const state = reducer(
    { ...initialState, site: { ...site, selectedFeatures } },
    { type: 'typeText', field: 'deployment.paymentLink', text }
  )
  expect(reviewOf(state).blockers.map(({ what }) => what)).toEqual([expect.stringContaining('test mode')])
  const written = { ...site, selectedFeatures, deployment: { ...site.deployment, paymentLink: text } }
  expect(leftOutFeatures(written).map(({ id }) => id)).toEqual(['payments'])
})

test('a page whose address only sounds like a test is one to pay at', () => {
  const { site } = published
  for (const paymentLink of [
    'https://www.crash-test.de/pay',
    'https://pay.sandbox.co.uk/latest_offer',
    'https://sandbox.de/',
    'https://buy.stripe.com/28o?prefilled=test_1'
  ]) {
    const deployment = { ...site.deployment, paymentLink }
    expect(leftOutFeatures({ ...site, selectedFeatures: ['payments'], deployment })).toEqual([])
  }
})

test.each([
  ['http://localhost:8000', false],
  ['https://127.0.0.1/api', false],
  ['https://10.0.0.5', false],
  ['https://192.168.1.20:8443/api', false],
  ['https://[fd00::1]/api', false],
  ['https://intranet', false],
  ['https://intranet.', false],
  ['https://till.local/api', false],
  ['https://api.kestrel.internal', false],
  ['https://nas.lan', false],
  ['https://server.home.arpa', false],
  ['http://api.kestrel.co.uk', false],
  ['https://api.kestrel.co.uk', true],
  ['https://api.kestrel.co.uk.:8443/v1', true]
])('a server at %s makes features real: %s', (address, real) => {
  const { site } = published
  const messages = { way: 'server', address, accessKey: '' } as const
  const written = { ...site, deployment: { ...site.deployment, messages } }
  const found = leftOutFeatures({ ...written, selectedFeatures: ['auth', 'notifications'] })
  expect(found.length).toBe(real ? 0 : 2)
})

test('an invalid text blocks, with what, why and a link to its field', () => {
  const state = reducer(ready, {
    type: 'typeText',
    field: 'businessInfo.contactEmail',
    text: 'hello@kestrel'
  })
  expect(reviewOf(state).blockers).toEqual([
    {
      kind: 'wrong',
      what: 'The email address would not reach anybody',
      why: 'Write it as name@example.com, or leave it empty.',
      link: { label: 'Correct e-mail', step: 'business', field: 'businessInfo.contactEmail' }
    }
  ])
})

test('what a document of elsewhere lacks or breaks stops too', () => {
  const { site } = ready
  const broken: Site = {
    ...site,
    businessInfo: { ...site.businessInfo, businessName: '', contactEmail: 'nonsense' },
    customization: { ...site.customization, customCSS: 'a { color: red' },
    deployment: { ...site.deployment, platforms: ['aws'], analytics: ['vercel-analytics'] }
  }
  expect(
    reviewOf({ ...ready, site: broken }).blockers.map(({ kind, link }) => [kind, link.step, link.field])
  ).toEqual([
    ['missing', 'business', 'businessInfo.businessName'],
    ['wrong', 'business', 'businessInfo.contactEmail'],
    ['wrong', 'customize', 'customization.customCSS'],
    ['wrong', 'deployment', 'deployment.analytics']
  ])
})

test('notes advise and never block', () => {
  const older = {
    ...analysis,
    madeFor: { ...toAnalysedBusiness(dentist.businessInfo), businessName: 'Joga z Zofią' }
  }
  const { blockers, notes } = reviewOf({
    site: {
      ...dentist,
      aiRecommendations: older,
      selectedFeatures: ['gallery'],
      deployment: published.site.deployment
    }
  })
  expect(blockers).toEqual([])
  expect(notes.map(({ kind, what, why }) => [kind, what, why])).toEqual([
    [
      'older-advice',
      'The advice was for Joga z Zofią',
      'Your answers now say Brook Dental. Your decisions stay.'
    ],
    ['unreachable', 'Nobody can reach you', 'The site has neither a phone number nor an e-mail address.'],
    ['no-form', 'No form', 'The site says how to call or write to you.']
  ])
})
