import { checkCustomCss, defaultSite, parseSite, formatProblem, textFields } from '@sitewright/site'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySite, dentist } from './fixtures/sites.ts'
import {
  canGoTo,
  fieldPlaces,
  fieldProblems,
  firstIncomplete,
  initialState,
  isComplete,
  isFieldShown,
  missingFields,
  missingInForm,
  problemOfText,
  reducer,
  textOfField,
  type Action,
  type BuilderState
} from './index.ts'

const ready: BuilderState = { ...initialState, site: dentist, checkCss: checkCustomCss }
const typing = (field: (typeof textFields)[number], text: string): Action => ({
  type: 'typeText',
  field,
  text
})
const typed = (field: (typeof textFields)[number], text: string): BuilderState =>
  reducer(ready, typing(field, text))

test.each([
  ['businessInfo.contactEmail', 'nonsense', /The email address would not reach anybody\. Write it as/],
  ['businessInfo.contactPhone', 'call me', /Nobody could call this phone number\. Write it as/],
  ['businessInfo.website', 'www.example.com', /such as https:\/\/www\.example\.com/],
  ['businessInfo.description', 'x'.repeat(10_050), /10,050 characters; 10,000 are the most.*by 50/],
  ['businessInfo.location', 'x'.repeat(10_001), /Shorten it by 1 character\./],
  ['deployment.domain', 'not a domain!', /This is not a domain name\. Write the name alone/],
  ['deployment.basePath', 'a folder?', /This is not a folder of an address\. Write letters/],
  ['customization.customCSS', 'a { color: red', /cannot stand in a page/],
  ['customization.primaryColor', 'yellow-ish', /not a colour/]
] as const)('%s refuses %s in words, and keeps both texts', (field, text, words) => {
  const state = typed(field, text)
  const problem = problemOfText(state, field)
  expect(problem && formatProblem(problem)).toMatch(words)
  expect(textOfField(state, field)).toBe(text)
  expect(state.site).toEqual(ready.site)
  expect(isComplete(state, fieldPlaces[field].step)).toBe(false)
})

test.each([
  ['deployment.paymentLink', 'pay me', { type: 'setFeatures', features: ['gallery'] }],
  ['deployment.paymentLink', 'https://127.0.0.1/pay', { type: 'setFeatures', features: ['gallery'] }],
  ['deployment.basePath', 'a folder?', { type: 'mergeDeployment', deployment: { platforms: ['netlify'] } }]
] as const)('%s with %s stays to be mended when nothing asks for it any more', (field, text, action) => {
  const state = reducer(typed(field, text), action)
  expect(fieldProblems(state).map((each) => each.field)).toContain(field)
  expect(isFieldShown(state, field)).toBe(true)
  const emptied = reducer(state, typing(field, ''))
  expect(fieldProblems(emptied).map((each) => each.field)).not.toContain(field)
  expect(isFieldShown(emptied, field)).toBe(false)
})

test('a payment link that came with a document can be mended without Payments', () => {
  const { deployment } = dentist
  const site = { ...dentist, selectedFeatures: [], deployment: { ...deployment, paymentLink: 'http://pay' } }
  expect(fieldProblems({ site }).map(({ field }) => field)).toContain('deployment.paymentLink')
  expect(isFieldShown({ site }, 'deployment.paymentLink')).toBe(true)
})

test('whatever is typed, the document can be read again', () => {
  fc.assert(
    fc.property(
      anySite,
      fc.constantFrom(...textFields),
      fc.string({ maxLength: 60 }),
      (site, field, text) => {
        const state = reducer({ ...initialState, site }, typing(field, text))
        expect(parseSite(state.site)).toMatchObject({ ok: true })
      }
    )
  )
})

test('a text that its field takes goes into the site, and nothing stays beside it', () => {
  const wrong = typed('businessInfo.contactEmail', 'desk@')
  const right = reducer(wrong, typing('businessInfo.contactEmail', 'desk@brook.example'))
  expect(right).toMatchObject({
    typed: {},
    site: { businessInfo: { contactEmail: 'desk@brook.example' } }
  })
  expect(reducer(wrong, { type: 'mergeBusinessInfo', businessInfo: { contactEmail: '' } }).typed).toEqual({})
})

test.each([
  ['https://www.kestrel.example/shop', 'www.kestrel.example'],
  ['HTTP://Kestrel.example', 'kestrel.example'],
  ['kestrel.example/', 'kestrel.example'],
  ['https://bäckerei.example/?a=1#b', 'xn--bckerei-5wa.example']
])('of a pasted address %s the domain is taken', (text, domain) => {
  expect(typed('deployment.domain', text)).toMatchObject({ typed: {}, site: { deployment: { domain } } })
})

test.each([
  'https://me:pw@x.example',
  'https://x.example:8080',
  'ftp://x.example',
  'mail@x.example',
  'localhost'
])('the domain refuses %s', (text) => {
  expect(typed('deployment.domain', text).typed).toEqual({ 'deployment.domain': text })
})

test('an emptied name lets nobody go on with the old one', () => {
  const state = typed('businessInfo.businessName', '')
  expect(state.site.businessInfo.businessName).toBe('Brook Dental')
  expect(canGoTo(state, 1)).toBe(false)
  expect(missingFields(state, 'business')).toEqual([
    { step: 'business', field: 'businessInfo.businessName', label: 'Business name', wrong: true }
  ])
})

test('the form asks for the target audience, which the steps can do without', () => {
  const businessInfo = { ...dentist.businessInfo, targetAudience: '' as const }
  const without = { ...ready, site: { ...dentist, businessInfo } }
  expect(missingInForm(without).map(({ label }) => label)).toEqual(['Target audience'])
  expect(isComplete(without, 'business')).toBe(true)
  expect(missingInForm(ready)).toEqual([])
  expect(missingInForm({ site: defaultSite })).toHaveLength(4)
})

test('choices that exclude each other are named at their control, and keep the step open', () => {
  const excluded = {
    ...dentist,
    deployment: {
      ...dentist.deployment,
      platforms: ['aws' as const],
      cicd: 'netlify-build' as const,
      analytics: ['vercel-analytics' as const]
    }
  }
  expect(fieldProblems({ site: excluded }).map(({ field }) => field)).toEqual([
    'deployment.cicd',
    'deployment.analytics'
  ])
  expect(firstIncomplete({ site: excluded })).toBe('deployment')
})
