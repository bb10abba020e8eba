import { layoutIds } from '@sitewright/catalog'
import {
  artStyles,
  draftsIn,
  everythingSite,
  groundIds,
  openingIds,
  sampleSites,
  type Site
} from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { drawPicture } from '../../../../templates/domain/art/picture.ts'
import { generate } from '../generate.ts'
import { canvas, fill } from '../icons/canvas.ts'
import { encodePng } from '../icons/png.ts'
import { readPng } from '../icons/png.test-support.ts'
import { createPlan } from '../generation-plan.ts'
import { siteWith, tinyTemplate } from '../tiny-template.test-support.ts'
import { drawScene } from './draw.ts'
import { compose, ownerOf, screenshots, socialPicture } from './pictures.ts'
import type { Item } from './scene.ts'
import { parseSvg } from './svg.ts'
import { firstScreen } from './first-screen.ts'

const forms = [socialPicture, ...screenshots]

const bicycles = siteWith({
  businessInfo: {
    ...everythingSite.businessInfo,
    businessName: 'Kestrel Cycles',
    description: 'We mend and refurbish bicycles. Bring yours in on the way to work.',
    location: 'Leeds'
  },
  selectedFeatures: ['pwa']
})

function inLayout(site: Site, layout: Site['customization']['layout']): Site {
  return { ...site, customization: { ...site.customization, layout } }
}

function textsOf(items: readonly Item[]): { role: string; text: string }[] {
  return items.flatMap((item) =>
    item.kind === 'text' ? [{ role: item.role, text: item.lines.join(' ') }] : []
  )
}

function titleOf(items: readonly Item[]): string | undefined {
  return textsOf(items).find(({ role }) => role === 'title')?.text
}

function pictures(site: Site, layout: Site['customization']['layout']) {
  const plan = createPlan(inLayout(site, layout), tinyTemplate)
  return forms.map((form) => ({ form, items: compose(plan, form) }))
}

describe('the pictures of a site', () => {
  it('take at most 200 KB each, in every layout and for every sample', () => {
    for (const site of [everythingSite, ...Object.values(sampleSites)])
      for (const layout of layoutIds) {
        const project = generate(inLayout(site, layout), tinyTemplate)
        for (const { path } of forms) {
          const { length = 0 } = (project.get(`public${path}`)?.content ?? {}) as { length?: number }
          expect(length, `${layout} ${path}`).toBeLessThanOrEqual(200_000)
        }
      }
  })

  it('have their sizes in every layout, whatever the site says', () => {
    for (const layout of layoutIds) {
      for (const businessName of ['Kestrel Cycles', 'خبز طازج', 'x'.repeat(120), '🍕', '']) {
        const site = { ...bicycles, businessInfo: { ...bicycles.businessInfo, businessName } }
        const project = generate(inLayout(site, layout), tinyTemplate)
        const sizes = forms.map(({ path }) => {
          const { width, height } = readPng(project.get(`public${path}`)?.content as Uint8Array)
          return `${width}x${height}`
        })
        expect(sizes).toEqual(['1200x630', '960x540', '540x960'])
      }
    }
  }, 60_000)

  it('show the name, the content of the owner and the picture of the page', () => {
    for (const layout of layoutIds) {
      for (const { form, items } of pictures(bicycles, layout)) {
        expect(titleOf(items), form.path).toBe('Kestrel Cycles')
        expect(items.filter(({ kind }) => kind === 'art')).toHaveLength(1)
        const said = textsOf(items).find(({ role }) => role === 'said' || role === 'lede')?.text
        expect(said, form.path).toContain('We mend and refurbish bicycles.')
      }
    }
  })

  it('never show a draft: not the headline, no service, no opening hours', () => {
    for (const site of [...Object.values(sampleSites), everythingSite]) {
      const plan = createPlan(site, tinyTemplate)
      // A word or two may be a label of the page as well, and so may the call to action of the trade.
      const { label } = plan.site.content.hero.action
      const drafts = draftsIn(plan.site.content)
        .flatMap(({ lines }) => lines)
        .filter((text) => text.split(' ').length > 2 && text !== label)
      for (const layout of layoutIds) {
        for (const { items } of pictures(site, layout)) {
          const shown = textsOf(items).map(({ text }) => text)
          expect(shown.filter((text) => drafts.includes(text))).toEqual([])
        }
      }
    }
    const title = { text: 'Bicycles that never stop', draft: true } as const
    const plan = createPlan(bicycles, tinyTemplate)
    const { content } = plan.site
    const drafted = {
      ...plan,
      site: { ...plan.site, content: { ...content, hero: { ...content.hero, title } } }
    }
    expect(firstScreen(drafted).title).toBe('Kestrel Cycles')
    const told = { ...content.hero, title: title.text }
    expect(firstScreen({ ...plan, site: { ...plan.site, content: { ...content, hero: told } } }).title).toBe(
      title.text
    )
  })

  it('leave out text that no typeface here can write, and put nothing in its place', () => {
    const [arabic, english] = ['مخبز ياسمين', 'Yasmin'].map((businessName) => {
      const businessInfo = { ...bicycles.businessInfo, businessName, description: businessName }
      return pictures({ ...bicycles, businessInfo }, 'standard')[0]?.items ?? []
    })
    expect(titleOf(english ?? [])).toBe('Yasmin')
    expect(textsOf(arabic ?? [])).toEqual([])
    const kinds = (items: readonly Item[] = []): string[] =>
      items.map(({ kind }) => kind).filter((kind) => kind !== 'text')
    expect(kinds(arabic)).toEqual(kinds(english))
  })

  it('use the chosen typeface, and one that has the letters where that lacks them', () => {
    const set = (fontFamily: Site['customization']['fontFamily'], businessName: string) => {
      const customization = { ...bicycles.customization, fontFamily }
      const businessInfo = { ...bicycles.businessInfo, businessName }
      const [first] = pictures({ ...bicycles, customization, businessInfo }, 'standard')
      const title = first?.items.find((item) => item.kind === 'text' && item.role === 'title')
      return title?.kind === 'text' ? title.face : undefined
    }
    const faces = (['Inter', 'Roboto', 'Poppins', 'Playfair Display', 'Lora', 'JetBrains Mono'] as const).map(
      (font) => set(font, 'Joga z Zofią')
    )
    expect(new Set(faces).size).toBe(6)
    expect(set('Playfair Display', 'Пекарня')).toBe(faces[0])
  })

  it('are the same bytes, whatever was drawn before', () => {
    const draw = (description: string): Uint8Array => {
      const plan = createPlan(
        { ...bicycles, businessInfo: { ...bicycles.businessInfo, description } },
        tinyTemplate
      )
      return drawScene(compose(plan, socialPicture), ownerOf(plan), 1200, 630, 1)
    }
    const first = draw('We mend bicycles.')
    draw('We sell bicycles.')
    const again = draw('We mend bicycles.')
    for (const layout of layoutIds) generate(inLayout(bicycles, layout), tinyTemplate)
    expect(again).toEqual(first)
    expect(draw('We mend bicycles.')).toEqual(first)
  })
})

describe('one mark', () => {
  it.each(layoutIds)('stands in favicon and social card alike, %s', (layout) => {
    const site = inLayout(bicycles, layout)
    const project = generate(site, tinyTemplate)
    const favicon = String(project.get('public/favicon.svg')?.content)
    const [, ground = '', ink = '', path = ''] =
      /fill="(#\w+)"\/><path fill="(#\w+)" d="([^"]+)"/.exec(favicon) ?? []
    const mark = compose(createPlan(site, tinyTemplate), socialPicture).find(({ kind }) => kind === 'mark')
    const { x = 0, y = 0, width: side = 0 } = mark ?? {}
    const [left, top] = [x % 1, y % 1]
    const alone = canvas(side + 1, side + 1, ground)
    const points = path
      .split('M')
      .slice(1)
      .map((contour) => (contour.match(/-?[\d.]+/g) ?? []).map(Number))
    fill(
      alone,
      points.map((contour) => contour.map((value, at) => (value * side) / 64 + (at % 2 === 0 ? left : top))),
      ink
    )
    const expected = readPng(encodePng(alone)).pixels
    const card = readPng(project.get('public/social.png')?.content as Uint8Array)
    let unlike = 0
    // The round corners stand on whatever the page has there.
    for (let row = 6; row < side - 6; row += 1) {
      for (let column = 6; column < side - 6; column += 1) {
        const found = card.pixels[(Math.floor(y) + row) * card.width + Math.floor(x) + column] ?? 0
        if (distance(found, expected[row * (side + 1) + column] ?? 0) > 60) unlike += 1
      }
    }
    expect(side).toBeGreaterThanOrEqual(36)
    expect(unlike / (side * side)).toBeLessThan(0.02)
  })
})

function distance(one: number, other: number): number {
  return [24, 16, 8].reduce(
    (sum, shift) => sum + Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255)),
    0
  )
}

describe('the art of a page', () => {
  it.each(artStyles)('is read layer by layer: %s', (style) => {
    for (const seed of ['Kestrel Cycles', 'Joga z Zofią', 'Harbour Street Dental']) {
      const markup = drawPicture({ style, seed, width: 900, height: 600, things: ['plant', 'glass', 'loaf'] })
      const layers = parseSvg(markup)
      expect(layers).toHaveLength(markup.match(/<(?:rect|circle|ellipse|path)\b/g)?.length ?? 0)
      const numbers = layers.flatMap(({ shape }) => shape.flat())
      expect(numbers.every(Number.isFinite)).toBe(true)
      expect(layers.every(({ shape }) => shape.length > 0)).toBe(true)
    }
  })

  it('is refused where it holds what is not known here', () => {
    expect(() => parseSvg('<text fill="var(--a1)">no</text>')).toThrow('<text>')
    expect(() => parseSvg('<rect width="1" height="1" fill="red"/>')).toThrow('without a tone')
  })
})

describe('the pictures of a composed first screen', () => {
  it.each(openingIds)('hold the name and stand on the page: %s', (opening) => {
    for (const ground of groundIds)
      for (const layout of layoutIds) {
        const customization = { ...everythingSite.customization, opening, ground, layout }
        const plan = createPlan({ ...everythingSite, customization }, tinyTemplate)
        for (const picture of forms) {
          const items = compose(plan, picture)
          const title = items.find((item) => item.kind === 'text' && item.role === 'title')
          expect(title).toBeDefined()
          for (const { x, y, width, height } of items) {
            expect([x, y, width, height].every(Number.isFinite)).toBe(true)
            expect(x + width).toBeGreaterThan(0)
            expect(x).toBeLessThan(picture.page)
          }
        }
      }
  })
})
