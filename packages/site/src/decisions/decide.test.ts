import { featureIds, industryIds } from '@sitewright/catalog'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftsIn } from './drafts.ts'
import {
  contentOf,
  decideDraft,
  decidedDraftsOf,
  dentist,
  draftsOf,
  everythingSite,
  extractDecisions,
  parseSite,
  resolveSite,
  sampleSites,
  undecideDraft,
  type BusinessInfo,
  type DraftChoice,
  type Draft,
  type Site
} from '../index.ts'

const sites = [dentist, everythingSite, ...Object.values(sampleSites)]
const reread = (site: Site): Site => {
  const parsed = parseSite(JSON.parse(JSON.stringify(site)))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.site
}

/** A site with some of its drafts decided, one after another. */
const decidedSite = fc
  .record({
    site: fc.constantFrom(...sites),
    features: fc.subarray(featureIds),
    picks: fc.array(fc.tuple(fc.nat(), fc.constantFrom('true', 'removed', 'written')), { maxLength: 12 })
  })
  .map(({ site, features, picks }) =>
    picks.reduce<Site>(
      (current, [pick, is]) => {
        const drafts = draftsOf(current)
        const draft = drafts[pick % Math.max(drafts.length, 1)]
        return draft === undefined ? current : decideDraft(current, draft.address, choiceOf(draft, is))
      },
      extractDecisions({ ...site, selectedFeatures: features })
    )
  )

function choiceOf({ value }: Draft, is: 'true' | 'removed' | 'written'): DraftChoice {
  if (is !== 'written') return { is }
  return { is, value: rewritten(value) }
}

function rewritten(value: unknown): unknown {
  if (typeof value === 'string') return `${value} Truly.`
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((each: unknown) => (typeof each === 'string' ? rewritten(each) : each))
  const { title, question } = value as { title?: unknown; question?: unknown }
  return {
    ...value,
    ...(title !== undefined && { title: 'Own' }),
    ...(question !== undefined && { question: 'Own?' })
  }
}

describe('drafts', () => {
  it('write prices as the country of the business does', () => {
    const offer = {
      id: 'wheel',
      title: 'Wheel true',
      price: { amount: 450, currency: 'EUR' },
      draft: true
    } as const
    const linesIn = (country: string) =>
      draftsIn({ ...contentOf(dentist), region: { country }, services: { title: 'Offers', items: [offer] } })
        .filter(({ address }) => address === '/content/services/items/@wheel')
        .map(({ lines }) => lines)
    expect(linesIn('IE')).toEqual([['Wheel true', '€450']])
    expect(linesIn('DE')).toEqual([['Wheel true', '450 €']])
  })
})

describe('deciding', () => {
  it('counts the drafts of a site down to none, one by one, and up again by undoing', () => {
    for (const is of ['true', 'removed', 'written'] as const) {
      let site: Site = dentist
      let left = draftsOf(site)
      const all = left.length
      while (left.length > 0) {
        const [draft] = left
        if (draft === undefined) break
        site = decideDraft(site, draft.address, choiceOf(draft, is))
        const next = draftsOf(site)
        expect(next.length).toBeLessThan(left.length)
        left = next
      }
      expect(JSON.stringify(contentOf(site))).not.toContain('"draft"')
      for (const { address } of decidedDraftsOf(site)) site = undecideDraft(site, address)
      expect(draftsOf(site)).toHaveLength(all)
      expect(site).toEqual(dentist)
    }
  })

  it('lets a confirmed sentence follow a change of the town, not of what the business is', () => {
    const address = '/content/hero/title'
    const site = decideDraft(dentist, address, { is: 'true' })
    const changed = (info: Partial<BusinessInfo>): Site => ({
      ...site,
      businessInfo: { ...site.businessInfo, ...info }
    })
    expect(contentOf(site).hero.title).toBe('Private dental practice in Bristol')
    expect(contentOf(changed({ location: '7 New Road, York' })).hero.title).toBe(
      'Private dental practice in York'
    )
    const other = changed({ description: 'A bicycle workshop.' })
    expect(draftsOf(other).map((draft) => draft.address)).toContain(address)
  })

  it('keeps a written text through a change of the name, while defaults beside it follow', () => {
    const [draft] = draftsOf(dentist).filter(({ address }) => address === '/content/reasons')
    const group = draft?.value as { items: { id: string; title: string; text: string }[] }
    const items = group.items.map((item, index) => (index === 0 ? { ...item, title: 'Mine' } : item))
    const site = decideDraft(dentist, '/content/reasons', { is: 'written', value: { ...group, items } })
    expect(Object.keys(site.decisions ?? {})).toEqual([
      '/content/reasons',
      `/content/reasons/items/@${items[0]?.id}/title`
    ])
    expect(contentOf(site).reasons?.items[0]?.title).toBe('Mine')
  })

  it('takes a whole service away with its name', () => {
    const id = contentOf(dentist).services?.items[0]?.id ?? ''
    const site = decideDraft(dentist, `/content/services/items/@${id}/title`, { is: 'removed' })
    expect(contentOf(site).services?.items.map((service) => service.id)).not.toContain(id)
    expect(decidedDraftsOf(site)).toMatchObject([
      { is: 'removed', address: `/content/services/items/@${id}` }
    ])
  })

  it('lists what was decided by address label', () => {
    const site = decideDraft(
      decideDraft(dentist, '/content/hero/title', { is: 'written', value: 'Gentle dentistry' }),
      '/content/hours',
      { is: 'true' }
    )
    expect(decidedDraftsOf(site)).toEqual([
      { address: '/content/hero/title', is: 'written', name: 'Home, headline', lines: ['Gentle dentistry'] },
      {
        address: '/content/hours',
        is: 'true',
        name: 'Home, opening hours',
        lines: ['Monday to Saturday, 9:00 to 17:00', 'Sunday, Closed']
      }
    ])
  })
})

describe('decisions', () => {
  it('survive in the site.json of a project, as the diff of its content', () => {
    fc.assert(
      fc.property(decidedSite, (site) => {
        const resolved = resolveSite(site)
        const opened = extractDecisions(reread(resolved))
        expect(contentOf(opened)).toEqual(resolved.content)
        expect(extractDecisions(reread(resolveSite(opened)))).toEqual(opened)
      }),
      { numRuns: 60 }
    )
  })

  it('are the same after a project was opened again', () => {
    let site = decideDraft(dentist, '/content/hero/title', { is: 'true' })
    site = decideDraft(site, '/content/reasons', { is: 'removed' })
    site = decideDraft(site, '/content/services/items/@check-ups/text', { is: 'written', value: 'Mine.' })
    expect(extractDecisions(reread(resolveSite(site)))).toEqual(site)
  })

  it('about a section that is not shown are kept in the project', () => {
    const shown: Site = { ...dentist, selectedFeatures: ['gallery'] }
    const site = {
      ...decideDraft(shown, '/content/gallery', { is: 'true' }),
      selectedFeatures: dentist.selectedFeatures
    }
    expect(extractDecisions(reread(resolveSite(site)))).toEqual(site)
  })

  it('survive in documents as they are', () => {
    fc.assert(
      fc.property(decidedSite, (site) => {
        expect(reread(site)).toEqual(site)
      }),
      { numRuns: 40 }
    )
  })

  it('are ignored where their group is gone, such as a heading that was written for it', () => {
    const title = decideDraft(
      decideDraft(dentist, '/content/stats', { is: 'true' }),
      '/content/stats/title',
      {
        is: 'written',
        value: 'Own'
      }
    )
    const changed = { ...title, trade: 'none' as const }
    expect(contentOf(changed).stats).toBeUndefined()
  })

  it('leave valid content, whatever the business becomes', () => {
    fc.assert(
      fc.property(decidedSite, fc.constantFrom(...industryIds), (site, industry) => {
        const changed = { ...site, businessInfo: { ...site.businessInfo, industry } }
        expect(parseSite(JSON.parse(JSON.stringify(resolveSite(changed)))).ok).toBe(true)
      }),
      { numRuns: 60 }
    )
  })

  it('keep the order in which an owner put a list', () => {
    const content = contentOf(dentist)
    const items = [...(content.services?.items ?? [])].reverse()
    const services = { ...content.services, title: 'What we do', items }
    expect(contentOf(extractDecisions({ ...dentist, content: { services } })).services?.items).toEqual(items)
  })

  it.each([
    ['an unknown place', { '/content/hero/titel': { is: 'written', value: 'A' } }],
    ['another tree', { '/businessInfo/name': { is: 'written', value: 'A' } }],
    ['a number for a text', { '/content/hero/title': { is: 'written', value: 5 } }],
    ['lines for a text', { '/content/hero/title': { is: 'draft', value: ['A'] } }],
    [
      'a picture of elsewhere',
      { '/content/gallery/items/@a/src': { is: 'written', value: 'https://a.example' } }
    ]
  ])('are refused for %s', (_what, decisions) => {
    const parsed = parseSite({ ...dentist, decisions })
    expect(parsed).toMatchObject({ ok: false, problems: [{ code: 'site.address', path: 'decisions' }] })
  })
})
