import { describe, expect, it } from 'vitest'
import { checkSite, defaultSite, parseSite, type MessageDelivery, type Site } from './index.ts'

function siteWith(messages: Partial<MessageDelivery>, changes: Partial<Site> = {}): Site {
  return {
    ...defaultSite,
    businessInfo: {
      ...defaultSite.businessInfo,
      businessName: 'Kestrel Cycles',
      industry: 'services',
      description: 'We repair bicycles in Leeds.',
      contactEmail: 'hello@kestrel.example'
    },
    selectedFeatures: ['contact-form'],
    ...changes,
    deployment: {
      ...defaultSite.deployment,
      platforms: ['github'],
      ...changes.deployment,
      messages: { ...defaultSite.deployment.messages, ...messages }
    }
  }
}

const pathsOf = (site: Site, stage: 'draft' | 'generate' = 'generate') =>
  checkSite(site, stage).map(({ path }) => path)

describe('how messages reach the business (S0-4)', () => {
  it('is a call or an e-mail where nothing was chosen, also in documents that do not know the choice', () => {
    expect(defaultSite.deployment.messages).toEqual({ way: 'call', address: '', accessKey: '' })
    const read = parseSite({ schemaVersion: defaultSite.schemaVersion, deployment: { domain: 'a.example' } })
    expect(read.ok && read.site.deployment.messages.way).toBe('call')
    expect(pathsOf(siteWith({}))).toEqual([])
  })

  it.each(['form', 'server'] as const)('%s needs an https address', (way) => {
    expect(pathsOf(siteWith({ way }))).toEqual(['deployment.messages.address'])
    expect(pathsOf(siteWith({ way }), 'draft')).toEqual([])
    for (const address of [
      'formspree.io/f/a',
      'http://a.example/f',
      'javascript:alert(1)',
      'https://a:b@c.example'
    ])
      expect(pathsOf(siteWith({ way, address }), 'draft'), address).toEqual(['deployment.messages.address'])
    expect(pathsOf(siteWith({ way, address: 'https://formspree.io/f/a' }))).toEqual([])
    expect(pathsOf(siteWith({ way, address: 'http://localhost:8000' }))).toEqual([])
  })

  it('a service that knows forms by a key needs the key', () => {
    const address = 'https://api.web3forms.com/submit'
    expect(pathsOf(siteWith({ way: 'form', address }))).toEqual(['deployment.messages.accessKey'])
    expect(pathsOf(siteWith({ way: 'form', address, accessKey: 'k' }))).toEqual([])
  })

  it('a way of a host needs that host', () => {
    const on = (way: MessageDelivery['way'], platforms: Site['deployment']['platforms']) =>
      pathsOf(siteWith({ way }, { deployment: { ...defaultSite.deployment, platforms } }))
    expect(on('netlify', ['vercel'])).toEqual(['deployment.messages.way'])
    expect(on('netlify', ['vercel', 'netlify'])).toEqual(['deployment.messages.way'])
    expect(on('netlify', ['netlify'])).toEqual([])
    expect(on('function', ['github'])).toEqual(['deployment.messages.way'])
    for (const host of ['vercel', 'netlify', 'firebase', 'aws'] as const)
      expect(on('function', [host])).toEqual([])
  })

  it('the PHP file needs an address to mail to', () => {
    const site = siteWith({ way: 'php' })
    expect(pathsOf(site)).toEqual([])
    const nobody = { ...site, businessInfo: { ...site.businessInfo, contactEmail: '' } }
    expect(pathsOf(nobody)).toEqual(['businessInfo.contactEmail'])
  })

  it('is refused where it is no way at all', () => {
    const read = parseSite({
      schemaVersion: defaultSite.schemaVersion,
      deployment: { messages: { way: 'pigeon', extra: 1 } }
    })
    expect(!read.ok && read.problems.map(({ path }) => path).sort()).toEqual([
      'deployment.messages.extra',
      'deployment.messages.way'
    ])
  })
})
