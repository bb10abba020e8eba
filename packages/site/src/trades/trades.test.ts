import { featureIds } from '@sitewright/catalog'
import { describe, expect, it } from 'vitest'
import { contentOf } from '../content/content-of.ts'
import { defaultSite } from '../defaults.ts'
import { parseSite } from '../parse/parse.ts'
import type { Site } from '../site.ts'
import { tradeIds } from './trade-ids.ts'
import { isOtherIndustry, tradeOf } from './trade-of.ts'
import { getTrade } from './trades.ts'

const siteOf = (businessName: string, description: string, more: Partial<Site> = {}): Site => ({
  ...defaultSite,
  businessInfo: { ...defaultSite.businessInfo, businessName, description },
  selectedFeatures: ['booking', 'contact-form'],
  ...more
})

describe('trades', () => {
  it('are at least seventy, each with its own name', () => {
    expect(tradeIds.length).toBeGreaterThanOrEqual(70)
    expect(new Set(tradeIds.map((id) => getTrade(id).name)).size).toBe(tradeIds.length)
  })

  it('each ask something at a booking and fit an industry of the form', () => {
    for (const { asks, industries } of tradeIds.map(getTrade))
      expect(Math.min(asks.length, industries.length)).toBeGreaterThan(0)
  })

  // An answer that an owner confirms without a thought must not promise anything.
  it('answer questions with what a visitor can do, and state no fact', () => {
    for (const { question, answer } of tradeIds.flatMap((id) => getTrade(id).questions)) {
      expect(question).toMatch(/\?$/u)
      expect(answer).toMatch(/^(?:Ask us|Tell us|Please tell us)/u)
      expect(answer).not.toMatch(/\p{N}|\b(?:yes|no|always|never|free|we offer|we are)\b/iu)
    }
  })
})

describe('a site of a known trade', () => {
  it('says what visitors do there', () => {
    expect(contentOf(siteOf('Vorfahrt', 'A driving school in Leeds.')).hero.action).toEqual({
      label: 'Book a lesson',
      page: 'booking'
    })
    expect(contentOf(siteOf('Hal', 'I am a plumber.')).trade).toEqual({
      types: ['Plumber'],
      visits: 'there',
      asks: ['Street and town of the work', 'What is to be done']
    })
  })

  it('asks nothing for a booking where there is none', () => {
    const { trade } = contentOf(siteOf('Hal', 'I am a plumber.', { selectedFeatures: ['contact-form'] }))
    expect(trade).toEqual({ types: ['Plumber'], visits: 'there' })
  })

  it('has its questions as drafts only', () => {
    const faq = contentOf(siteOf('Wet Nose', 'A dog groomer.', { selectedFeatures: [...featureIds] })).faq
    const asked = faq?.items.filter(({ question }) => question.includes('nervous')) ?? []
    expect(asked).toHaveLength(1)
    expect(asked.every(({ draft }) => draft === true)).toBe(true)
  })

  it('invites nobody to a groomer who comes to the dog', () => {
    expect(contentOf(siteOf('Wet Nose', 'A dog groomer. I come to you with my van.')).trade?.visits).toBe(
      'there'
    )
  })

  it('follows the owner where the trade was put right', () => {
    const site = siteOf('The Kiln', 'A yoga studio.')
    expect(tradeOf(site)?.id).toBe('yoga')
    expect(tradeOf({ ...site, trade: 'pottery' })?.id).toBe('pottery')
    const neutral = contentOf({ ...site, trade: 'none' })
    expect([neutral.trade, neutral.hero.action.label]).toEqual([undefined, 'Ask for a time'])
  })

  it('follows the trade where the industry of the form says another', () => {
    const groomer = getTrade('dog-groomer')
    expect(isOtherIndustry(groomer, 'healthcare')).toBe(true)
    expect(
      ['', 'other', 'services'].map((industry) => isOtherIndustry(groomer, industry as 'other'))
    ).toEqual([false, false, false])
  })
})

describe('the trade in a document', () => {
  it('is read again, and is not asked for', () => {
    const site = siteOf('The Kiln', 'A yoga studio.', { trade: 'pottery' })
    expect(parseSite(JSON.parse(JSON.stringify(site)))).toEqual({ ok: true, site })
    const { trade: _none, ...without } = site
    expect(parseSite(without)).toEqual({ ok: true, site: without })
  })

  it('is refused with its place where there is no such trade', () => {
    const read = parseSite({ ...siteOf('', ''), trade: 'potery' })
    expect(read.ok ? [] : read.problems.map(({ path }) => path)).toEqual(['trade'])
  })
})
