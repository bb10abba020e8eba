import { describe, expect, it } from 'vitest'
import { siteDescription, siteTitle, truncateSentence } from './described.ts'
import { site as plain } from './site.test-support.ts'
import type { Content } from './site.ts'

const described = (meta: Content['meta'], info: { businessName?: string; description?: string } = {}) => ({
  businessInfo: { ...plain.businessInfo, businessName: 'Kestrel', description: '', ...info },
  content: { meta }
})

describe('the title of a site', () => {
  it('is the name, and the town that it does not say', () => {
    expect(siteTitle(described({}))).toBe('Kestrel')
    expect(siteTitle(described({ town: 'Leeds' }))).toBe('Kestrel · Leeds')
    expect(siteTitle(described({ town: 'Leeds' }, { businessName: 'Heron' }))).toBe('Heron · Leeds')
  })

  it('is what the owner wrote', () => {
    expect(siteTitle(described({ town: 'Leeds', title: 'Bicycles in Leeds' }))).toBe('Bicycles in Leeds')
  })

  it('has no room for a very long name', () => {
    expect(siteTitle(described({ town: 'Leeds' }, { businessName: 'Ab '.repeat(60) })).length).toBeLessThan(
      90
    )
  })
})

describe('the description of a site', () => {
  it('begins as the description of the business, and changes with it', () => {
    expect(siteDescription(described({}, { description: 'We mend bicycles.' }))).toBe('We mend bicycles.')
    const long = `We mend bicycles of all kinds in our shop by the river. ${'And more. '.repeat(40)}`
    const description = siteDescription(described({}, { description: long }))
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/And more\.$/)
  })

  it('is what the owner wrote, or at least the name', () => {
    expect(siteDescription(described({ description: 'Own.' }, { description: 'Other.' }))).toBe('Own.')
    expect(siteDescription(described({}))).toBe('Kestrel')
  })
})

it('a text without an end is cut between words', () => {
  expect(truncateSentence('one two three four five', 12)).toBe('one two…')
  expect(truncateSentence('one  two\nthree', 20)).toBe('one two three')
})
