import { messageWayIds } from '@sitewright/catalog'
import type { Site } from '@sitewright/site'
import { expect, test } from 'vitest'
import { dentist } from './fixtures/sites.ts'
import { initialState, messagesWith, missingFields, reviewOf, sectionsOf } from './index.ts'

const on = (platforms: Site['deployment']['platforms']): Site => ({
  ...dentist,
  businessInfo: { ...dentist.businessInfo, contactEmail: 'hello@brook.example' },
  deployment: { ...dentist.deployment, platforms }
})
const address = 'https://formspree.io/f/mkestrel'

test.each([
  ['call', ['vercel'], {}, 'call'],
  ['form', ['vercel'], {}, 'call'],
  ['form', ['vercel'], { address }, 'form'],
  ['form', ['vercel'], { address: 'https://api.web3forms.com/submit' }, 'call'],
  ['form', ['vercel'], { address: 'https://api.web3forms.com/submit', accessKey: 'k' }, 'form'],
  ['netlify', ['vercel'], {}, 'call'],
  ['netlify', ['vercel', 'netlify'], {}, 'call'],
  ['netlify', ['netlify'], {}, 'netlify'],
  ['netlify', [], {}, 'netlify'],
  ['function', ['github'], {}, 'call'],
  ['function', ['aws', 'github'], {}, 'call'],
  ['function', ['aws', 'vercel'], {}, 'function'],
  ['php', ['vercel'], {}, 'php'],
  ['server', ['vercel'], {}, 'call'],
  ['server', ['vercel'], { address: 'https://api.kestrel.example' }, 'server']
] as const)('%s on %j with %j makes the site take %s', (way, platforms, change, taken) => {
  expect(messagesWith(on(platforms), way, change)).toMatchObject({ ...change, way: taken })
})

test('the PHP file is not taken while there is nobody to mail to', () => {
  const nobody = { ...dentist, businessInfo: { ...dentist.businessInfo, contactEmail: '' } }
  expect(messagesWith(nobody, 'php', {}).way).toBe('call')
})

test('what a way lacks blocks Generate on Review, with a link to its field', () => {
  const lacking = (
    messages: Site['deployment']['messages'],
    changes: Partial<Site['businessInfo']> = {}
  ) => ({
    ...initialState,
    site: {
      ...dentist,
      businessInfo: { ...dentist.businessInfo, ...changes },
      deployment: { ...dentist.deployment, messages }
    }
  })
  const form = lacking({ way: 'form', address: '', accessKey: '' })
  expect(reviewOf(form).blockers.map(({ link }) => link.field)).toContain('deployment.messages.address')
  expect(missingFields(form, 'deployment')).toMatchObject([{ label: 'Address for messages', wrong: true }])
  const key = lacking({ way: 'form', address: 'https://api.web3forms.com/submit', accessKey: '' })
  expect(missingFields(key, 'deployment')).toMatchObject([{ label: 'Access key for messages', wrong: true }])
  const php = lacking({ way: 'php', address: '', accessKey: '' }, { contactEmail: '' })
  expect(missingFields(php, 'business')).toMatchObject([{ field: 'businessInfo.contactEmail', wrong: true }])
})

test.each(messageWayIds)('Review has a row for the way %s', (way) => {
  const site = {
    ...dentist,
    deployment: { ...dentist.deployment, messages: { way, address, accessKey: '' } }
  }
  const names = {
    call: 'Call or write',
    form: 'A form address',
    netlify: 'Netlify Forms',
    function: 'A small function',
    php: 'A PHP file',
    server: 'Your own server'
  }
  const rows = sectionsOf(site).find(({ step }) => step === 'deployment')?.rows
  expect(rows).toContainEqual(['Messages', names[way]])
})
