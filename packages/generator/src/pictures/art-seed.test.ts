import fc from 'fast-check'
import { everythingSite, type Site } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { createPlan } from '../generation-plan.ts'
import { generate } from '../generate.ts'
import { siteWith, tinyTemplate } from '../tiny-template.test-support.ts'
import { drawScene } from './draw.ts'
import { compose, ownerOf, screenshots, socialPicture } from './pictures.ts'

const base = siteWith({ businessInfo: everythingSite.businessInfo, selectedFeatures: ['pwa'] })
const forms = [socialPicture, ...screenshots]
const runs = { numRuns: 12 }

function named(businessName: string, artSeed?: string): Site {
  const { businessInfo, customization } = base
  return {
    ...base,
    businessInfo: { ...businessInfo, businessName },
    customization: artSeed === undefined ? customization : { ...customization, artSeed }
  }
}

/** The drawn files of a project. */
function drawn(site: Site): Record<string, unknown> {
  const files = [...generate(site, tinyTemplate).values()]
  const binary = files.filter(({ content }) => typeof content !== 'string')
  return Object.fromEntries(binary.map(({ path, content }) => [path, content]))
}

/** A picture with nothing on it but its art, at the place that another name gives it. */
function artAlone(site: Site, placedFor: Site, form: (typeof forms)[number]): Uint8Array {
  const items = compose(createPlan(placedFor, tinyTemplate), form).filter(({ kind }) => kind === 'art')
  expect(items.length).toBeGreaterThan(0)
  const { width, height, page } = form
  return drawScene(items, ownerOf(createPlan(site, tinyTemplate)), width, height, width / page)
}

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => `Quay ${text}`)
const seed = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 8 })

describe('the seed of the pictures', () => {
  it('decides the art: another name leaves it byte for byte', () => {
    fc.assert(
      fc.property(name, name, seed, (one, other, artSeed) => {
        const [first, second] = [named(one, artSeed), named(other, artSeed)]
        for (const form of forms) expect(artAlone(second, first, form)).toEqual(artAlone(first, first, form))
      }),
      runs
    )
  })

  it('gives the same bytes again, whatever was drawn in between', () => {
    fc.assert(
      fc.property(name, name, seed, seed, (one, other, artSeed, anotherSeed) => {
        const first = drawn(named(one, artSeed))
        for (const site of [named(other, artSeed), named(one, anotherSeed), named(other, anotherSeed)])
          drawn(site)
        expect(drawn(named(one, artSeed))).toEqual(first)
      }),
      runs
    )
  })

  it('is the name where a site has none, so that older sites keep their pictures', () => {
    fc.assert(
      fc.property(name, (one) => {
        expect(drawn(named(one))).toEqual(drawn(named(one, one)))
      }),
      runs
    )
  })

  it('draws other pictures where it is another one', () => {
    const [one, other] = [drawn(named('Quay', 'a1')), drawn(named('Quay', 'b2'))]
    for (const { path } of forms) expect(one[`public${path}`]).not.toEqual(other[`public${path}`])
    expect(one['public/favicon.ico']).toEqual(other['public/favicon.ico'])
  })
})
