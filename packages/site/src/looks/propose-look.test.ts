import { layoutIds } from '@sitewright/catalog'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSite } from '../defaults.ts'
import {
  businesses,
  infoOf,
  sampledBusinesses,
  siteFor
} from '../fixtures/businesses/businesses.test-support.ts'
import { describedInfo, developed } from '../fixtures/descriptions/descriptions.test-support.ts'
import { paletteOf } from '../palette/palette.ts'
import { contrastRatio } from '../palette/scheme.ts'
import { readBusiness } from '../reading/reading.ts'
import { tradeIds } from '../trades/trade-ids.ts'
import { artStyles, openingIds } from './ids.ts'
import { moods } from './moods.ts'
import { colorsOf, lookPalettes, type LookPaletteId } from './palettes.ts'
import { artOf, motifsOf, proposeLook } from './propose-look.ts'

const looks = businesses.map((example) => ({ example, look: proposeLook(siteFor(example)) }))

describe('a proposed look', () => {
  it('is never the same motif, palette and layout for two of forty businesses', () => {
    const seen = sampledBusinesses(40).map((example) => {
      const { motif, primaryColor, layout } = proposeLook(siteFor(example))
      return [motif, primaryColor, layout].join(' ')
    })
    expect(seen.filter((one, index) => seen.indexOf(one) !== index)).toEqual([])
  })

  it('is never the same as a whole for two of all of them', () => {
    const seen = looks.map(({ look }) => JSON.stringify(look))
    expect(seen.filter((one, index) => seen.indexOf(one) !== index)).toEqual([])
  })

  it('is the same for the same business', () => {
    for (const { example, look } of looks) expect(proposeLook(siteFor(example))).toEqual(look)
  })

  it('uses every layout, and at least eight arrangements of the first screen', () => {
    expect(new Set(looks.map(({ look }) => look.layout))).toEqual(new Set(layoutIds))
    expect(new Set(looks.map(({ look }) => look.opening)).size).toBeGreaterThanOrEqual(8)
  })

  it('draws what suits the trade', () => {
    for (const { example, look } of looks) expect(motifsOf(siteFor(example))).toContain(look.motif)
  })

  it('arranges no first screen around offers that the business does not name', () => {
    const needy = ['chalkboard', 'logbook', 'shelf', 'spread', 'stairs']
    for (const { example, look } of looks)
      if (needy.includes(look.opening ?? ''))
        expect(readBusiness(infoOf(example)).services.length).toBeGreaterThanOrEqual(2)
  })

  it('shows the prices that the business named', () => {
    const without = new Set(['beside', 'casement', 'curtain'])
    for (const { example, look } of looks) {
      const { services } = readBusiness(infoOf(example))
      const priced = services.filter(({ price }) => price !== undefined && price.kind !== 'words')
      if (priced.length >= 2) expect(without).not.toContain(look.opening)
    }
  })

  it('is thin in at least four forms, where a business says little', () => {
    const thin = tradeIds.map((trade) =>
      proposeLook({
        trade,
        businessInfo: { ...defaultSite.businessInfo, businessName: `House of ${trade}`, location: 'Leeds' }
      })
    )
    expect(new Set(thin.map(({ opening }) => opening)).size).toBeGreaterThanOrEqual(4)
  })

  it('differs at every turn', () => {
    for (const example of sampledBusinesses(5)) {
      const turns = [0, 1, 2, 3, 4, 5].map((turn) => JSON.stringify(proposeLook(siteFor(example), {}, turn)))
      expect(new Set(turns).size).toBe(6)
    }
  })

  it('follows what the words ask for', () => {
    const green = moods.green.palettes.map((id) => lookPalettes[id].primary)
    for (const { example } of looks) {
      const asked = proposeLook(siteFor(example), { mood: 'green', layout: 'sidebar' })
      expect(asked.layout).toBe('sidebar')
      expect(green).toContain(asked.primaryColor)
    }
  })

  it('holds for every business that anybody can describe', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.nat(),
        (name, text, turn) => {
          const businessInfo = { ...defaultSite.businessInfo, businessName: name, description: text }
          const look = proposeLook({ businessInfo }, {}, turn)
          expect(artStyles).toContain(look.motif)
          expect(openingIds).toContain(look.opening)
        }
      )
    )
  })
})

describe('motifs', () => {
  it('are at least twenty-four, and each trade has three of its own', () => {
    expect(artStyles.length).toBeGreaterThanOrEqual(24)
    for (const trade of tradeIds)
      expect(new Set(motifsOf({ ...defaultSite, trade })).size).toBeGreaterThanOrEqual(3)
  })

  it('never stand beside themselves', () => {
    for (const motif of artStyles) {
      const site = { ...defaultSite, customization: { ...defaultSite.customization, motif } }
      expect(artOf(site).second).not.toBe(motif)
    }
  })
})

describe('palettes of looks', () => {
  it.each(Object.keys(lookPalettes) as LookPaletteId[])('%s can be read in either scheme', (id) => {
    const { tokens } = paletteOf(colorsOf(id))
    for (const scheme of ['light', 'dark'] as const) {
      const color = (name: string): string =>
        tokens.find((token) => token.name === `--${name}`)?.[scheme] ?? ''
      for (const ground of ['bg', 'tint', 'wash'])
        for (const text of ['ink', 'soft', 'link'])
          expect(contrastRatio(color(text), color(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(
            4.5
          )
      expect(contrastRatio(color('on-fill'), color('fill'))).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe('the businesses of the written descriptions', () => {
  it('look different, nine of ten', () => {
    const all = developed.map((description) => {
      const { motif, primaryColor, layout, opening } = proposeLook({
        businessInfo: describedInfo(description)
      })
      return [motif, primaryColor, layout, opening].join(' ')
    })
    expect(new Set(all).size).toBeGreaterThanOrEqual(all.length * 0.9)
  })
})
