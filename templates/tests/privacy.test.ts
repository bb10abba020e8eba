import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactFields } from '#domain/contact.ts'
import { collectsData } from '#domain/legal.ts'
import { keptMessages, privacyMessages as say } from '#domain/privacy-messages.ts'
import { keptInBrowser, privacyParts, type PrivacyFacts } from '#domain/privacy.ts'
import type { Messages, Site } from '#domain/site.ts'
import { readSite } from '../site-build/from-site.ts'

const written = readSite()
const business = written.businessInfo.businessName
const has = (feature: string): boolean => written.selectedFeatures.includes(feature)

/** This site with another delivery of messages, and without services. */
function messages(way: Messages['way'], address = ''): Site {
  const deployment = {
    ...written.deployment,
    messages: { way, address, accessKey: '' },
    analytics: [],
    monitoring: []
  }
  return { ...written, deployment }
}

function facts(features: readonly string[], more: Partial<PrivacyFacts> = {}): PrivacyFacts {
  const site = messages('form', 'https://forms.example/f')
  return { site, features, messages: 'carried', services: [], ...more }
}

function said(given: PrivacyFacts, part: string): string {
  return (
    privacyParts(given)
      .find(({ id }) => id === part)
      ?.lines.join('\n') ?? ''
  )
}

test('there is a privacy page where visitors are asked for something', () => {
  const collects = (site: Site, ...selectedFeatures: string[]) => collectsData({ ...site, selectedFeatures })
  assert.equal(collects(messages('php'), 'contact-form'), true)
  assert.equal(collects(messages('php'), 'booking'), true)
  assert.equal(collects(messages('call'), 'contact-form', 'booking'), false)
})

if (has('contact-form')) {
  test('it names every field of the contact form', () => {
    const lines = said(facts(['contact-form']), 'messages')
    assert.match(lines, /The form asks for your name, .* and the message\./)
    for (const { asks } of Object.values(contactFields)) assert.ok(lines.includes(asks), asks)
  })

  test('it names whom messages are sent to, the way that was chosen', () => {
    const ways: readonly [Site, string][] = [
      [messages('form', 'https://forms.example/f'), say.carriedByService('forms.example', business)],
      [messages('netlify'), say.carriedByNetlify(business)],
      [messages('function'), say.carriedByFunction(business)],
      [messages('php'), say.carriedByScript(business)]
    ]
    for (const [site, sentence] of ways) {
      const lines = said(facts(['contact-form'], { site }), 'messages')
      assert.ok(lines.includes(sentence), sentence)
      assert.doesNotMatch(lines, /nothing is sent/)
    }
    const call = facts(['contact-form'], { site: messages('call'), messages: 'call' })
    assert.equal(said(call, 'messages'), say.noForm(business))
  })

  test('it says that nothing is sent while the site is a draft, or no address was given', () => {
    assert.ok(said(facts(['contact-form'], { messages: 'draft' }), 'messages').includes(say.draft))
    const nowhere = facts(['contact-form'], { messages: 'draft', site: messages('server') })
    assert.ok(said(nowhere, 'messages').includes(say.notSetUp))
  })
}

if (has('contact-form') || has('booking'))
  test('it says what stays in the browser of who writes', () => {
    const { draft, waiting, date, requests } = keptMessages
    const kept = keptInBrowser(facts(['contact-form', 'booking']))
    const expected = [
      ...(has('contact-form') ? [draft] : []),
      waiting,
      ...(has('booking') ? [date, requests] : [])
    ]
    assert.deepEqual(kept.slice(0, expected.length), expected)
  })

if (has('auth'))
  test('it says what stays in the browser, and what a server keeps instead', () => {
    assert.ok(keptInBrowser(facts(['auth'])).includes(keptMessages.account))
    assert.ok(!keptInBrowser(facts(['auth'], { server: 'api.example' })).includes(keptMessages.account))
  })

test('it names other companies, and says that there are none only where that is so', () => {
  assert.ok(said(facts([]), 'others').includes(say.nothingElse))
  const counted = said(
    facts([], { services: [{ id: 'plausible', name: 'Plausible', asks: true }] }),
    'others'
  )
  assert.ok(counted.includes(say.counts('Plausible')))
  assert.ok(!counted.includes(say.nothingElse))
  assert.ok(!counted.includes(say.noCookies))
})
