import { messageWayIds, type MessageWayId } from '@sitewright/catalog'
import type { Site } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { dentist } from '../fixtures/sites.ts'
import { openPointsOf } from '../index.ts'

/** A site whose upload asks for nothing more. */
const complete: Site = {
  ...dentist,
  businessInfo: { ...dentist.businessInfo, contactEmail: 'hello@brookdental.co.uk' },
  selectedFeatures: ['contact-form', 'gallery'],
  deployment: {
    ...dentist.deployment,
    analytics: [],
    monitoring: [],
    domain: 'brookdental.co.uk',
    messages: { way: 'form', address: 'https://formspree.io/f/mbrook', accessKey: '' }
  }
}

const withDeployment = (change: Partial<Site['deployment']>): Site => ({
  ...complete,
  deployment: { ...complete.deployment, ...change }
})

describe('before a finished site is uploaded', () => {
  it('nothing is said of a site that has all it needs', () => {
    expect(openPointsOf(complete)).toEqual({ missing: [], leftOut: [] })
  })

  it('what is missing is said, with the field that has it', () => {
    const site = withDeployment({ domain: '', messages: { way: 'call', address: '', accessKey: '' } })
    const unreachable = {
      ...site,
      businessInfo: { ...site.businessInfo, contactEmail: '', contactPhone: '' }
    }
    expect(openPointsOf(unreachable).missing.map(({ what, link }) => [what, link.step, link.field])).toEqual([
      ['Nobody can reach you', 'business', 'businessInfo.contactPhone'],
      ['Your form sends nothing', 'deployment', 'deployment.messages.way'],
      ['No address of your own yet', 'deployment', 'deployment.domain']
    ])
    const example = {
      ...complete,
      businessInfo: { ...complete.businessInfo, contactEmail: 'me@shop.example' }
    }
    expect(openPointsOf(example).missing.map(({ what }) => what)).toEqual([
      'me@shop.example is an example address'
    ])
    expect(openPointsOf(withDeployment({ basePath: '/shop' })).missing.map(({ what }) => what)).toEqual([
      'The site stands in the folder /shop'
    ])
  })

  it('a delivery of messages is said that needs more than the files', () => {
    const said = (way: MessageWayId): readonly string[] =>
      openPointsOf(
        withDeployment({ messages: { way, address: 'https://a.co.uk', accessKey: '' } })
      ).missing.map(({ what }) => what)
    expect(Object.fromEntries(messageWayIds.map((way) => [way, said(way)]))).toEqual({
      call: ['Your form sends nothing'],
      form: [],
      netlify: ['Messages arrive at Netlify only'],
      function: ['Messages need more than an upload'],
      php: ['Messages need web space with PHP'],
      server: []
    })
  })

  it('what is left out is said: features that only pretend, services whose key a developer sets', () => {
    const site = withDeployment({ analytics: ['plausible'], monitoring: ['sentry'] })
    const { leftOut } = openPointsOf({ ...site, selectedFeatures: ['contact-form', 'payments'] })
    expect(leftOut.map(({ what, link }) => [what, link.field])).toEqual([
      ['Payments is left out when you publish', 'deployment.paymentLink'],
      ['Plausible and Sentry are left out', 'deployment.analytics']
    ])
  })
})
