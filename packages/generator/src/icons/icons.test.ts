import { defaultSite, paletteOf } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { generate } from '../generate.ts'
import { createPlan } from '../generation-plan.ts'
import { siteWith, tinyTemplate } from '../tiny-template.test-support.ts'
import { canvas, fill } from './canvas.ts'
import { initialsOf, markShape } from './mark.ts'
import { encodeIco, encodePng } from './png.ts'
import { readPng } from './png.test-support.ts'
import { rectangle } from './shapes.ts'
import { markSvg } from './svg-mark.ts'

describe('the mark of a business', () => {
  it.each([
    ['Nordlicht Zahnärzte', 'NZ'],
    ['bakery', 'B'],
    ['Ömer & Söhne', 'ÖS'],
    ['Ωmega Ψ', 'ΩΨ'],
    ['Пекарня', 'П'],
    ['7 Brothers', '7B'],
    ['متجر ياسمين', ''],
    ['寿司', ''],
    ['🍕🍕', ''],
    ['!!!', '']
  ])('of %s is made of %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('is drawn from the name where its letters cannot be', () => {
    expect(markShape('寿司', 100, 0.4)).not.toEqual(markShape('متجر', 100, 0.4))
    expect(markShape('寿司', 100, 0.4).length).toBeGreaterThan(0)
  })

  it('stays inside of the safe zone of a maskable icon', () => {
    for (const name of ['W M', 'متجر', 'ÅÅ']) {
      for (const contour of markShape(name, 100, 0.3)) {
        for (let at = 0; at < contour.length; at += 2) {
          const distance = Math.hypot((contour[at] ?? 0) - 50, (contour[at + 1] ?? 0) - 50)
          expect(distance).toBeLessThanOrEqual(40)
        }
      }
    }
  })

  it('stands in an SVG as outlines', () => {
    expect(markSvg('A', paletteOf(defaultSite.customization))).toMatch(
      /^<svg .*<path fill="#[0-9a-f]{6}" d="M[-\d. MLZ]+"\/><\/svg>\n$/
    )
  })
})

/** The closed contours of a path of straight lines. */
function contoursOf(path: string): number[][] {
  return path
    .split('M')
    .slice(1)
    .map((contour) => (contour.match(/-?[\d.]+/g) ?? []).map(Number))
}

describe('one mark', () => {
  it.each(['Harbour Pedals', 'Ö', '寿司'])(
    'of %s stands in favicon, icons and header alike',
    (businessName) => {
      const site = siteWith({
        businessInfo: { ...defaultSite.businessInfo, businessName },
        selectedFeatures: ['pwa']
      })
      const { palette } = createPlan(site, tinyTemplate)
      const project = generate(site, tinyTemplate)
      const favicon = String(project.get('public/favicon.svg')?.content)
      expect(favicon).toBe(markSvg(businessName, palette))

      const [, ground = '', ink = '', path = ''] =
        /fill="(#\w+)"\/><path fill="(#\w+)" d="([^"]+)"/.exec(favicon) ?? []
      const picture = canvas(512, 512, 'transparent', 8)
      fill(picture, rectangle(0, 0, 64, 64, 14), ground)
      fill(picture, contoursOf(path), ink)
      const icon = readPng(project.get('public/icons/icon-512.png')?.content as Uint8Array).pixels
      const unlike = readPng(encodePng(picture)).pixels.filter((pixel, at) => pixel !== icon[at])
      // Numbers of a path have two digits: an edge may differ by a shade.
      expect(unlike.length / icon.length).toBeLessThan(0.02)
    }
  )
})

describe('a drawn picture', () => {
  it('is a PNG of its size, with two pixels to a byte where sixteen colours are enough', () => {
    const picture = canvas(33, 20, '#ffffff')
    fill(picture, rectangle(2, 2, 10.5, 10.5, 3), '#000000')
    const { width, height, depth, bytes } = readPng(encodePng(picture))
    expect([width, height, depth, bytes]).toEqual([33, 20, 4, 20 * 18])
  })

  it('covers what a shape covers', () => {
    const picture = canvas(10, 10, '#ffffff')
    fill(picture, rectangle(2, 3, 4, 5), '#000000')
    const dark = picture.pixels.reduce(
      (count, entry) => count + (picture.palette[entry]?.[0] === 0 ? 1 : 0),
      0
    )
    expect(dark).toBe(20)
  })

  it('takes the nearest colour when the palette is full', () => {
    const picture = canvas(40, 40, '#000000')
    for (let at = 1; at < 600; at += 1) {
      const paint = `#${((at * 7919 * 31) & 0xffffff).toString(16).padStart(6, '0')}`
      fill(picture, rectangle(0, 0, 1, 1), paint)
    }
    fill(picture, rectangle(0, 0, 1, 1), '#010000')
    expect(picture.palette.length).toBe(256)
    expect(picture.palette[picture.pixels[0] ?? 0]).toEqual([0, 0, 0, 255])
  })

  it('is left alone by a shape outside of it', () => {
    const picture = canvas(4, 4, '#ffffff')
    fill(picture, rectangle(10, 10, 2, 2), '#000000')
    expect(picture.pixels.every((entry) => entry === 0)).toBe(true)
  })

  it('of 32 pixels becomes an icon file', () => {
    const png = encodePng(canvas(32, 32, '#ffffff'))
    const ico = encodeIco(png)
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    expect(ico.subarray(22)).toEqual(png)
  })
})
