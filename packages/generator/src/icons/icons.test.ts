import { unzlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { canvas, fill } from './canvas.ts'
import { initialsOf, markShape } from './mark.ts'
import { icoOf, pngOf } from './png.ts'
import { posterOf, type Poster } from './scene.ts'
import { rectangle } from './shapes.ts'
import { svgMark } from './svg-mark.ts'

interface Read {
  width: number
  height: number
  depth: number
  pixels: Uint8Array
}

function read(png: Uint8Array): Read {
  const view = new DataView(png.buffer, png.byteOffset)
  const parts: Record<string, Uint8Array> = {}
  for (let at = 8; at < png.length;) {
    const length = view.getUint32(at)
    parts[String.fromCharCode(...png.subarray(at + 4, at + 8))] = png.subarray(at + 8, at + 8 + length)
    at += length + 12
  }
  expect(Object.keys(parts).at(-1)).toBe('IEND')
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth: png[24] ?? 0,
    pixels: unzlibSync(parts['IDAT'] ?? new Uint8Array())
  }
}

const poster: Poster = {
  layout: 'standard',
  name: 'Nordlicht',
  title: 'Gesunde Zähne, ohne Angst',
  action: 'Book',
  colors: {
    bg: '#ffffff',
    tint: '#eeeeee',
    ink: '#111111',
    soft: '#555555',
    fill: '#3182ce',
    onFill: '#ffffff',
    deep: '#102030'
  },
  art: ['#e8f0f8', '#d2e2f2', '#3182ce', '#1f5a94', '#12263d', '#38a169', '#c7e8d5', '#fffdf8']
}

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
    expect(svgMark({ name: 'A', ground: '#000000', ink: '#ffffff' }, 0.4)).toMatch(
      /^<svg .*<path fill="#ffffff" d="M[-\d. MLZ]+"\/><\/svg>\n$/
    )
  })
})

describe('a drawn picture', () => {
  it('is a PNG of its size, with two pixels to a byte where sixteen colours are enough', () => {
    const picture = canvas(33, 20, '#ffffff')
    fill(picture, rectangle(2, 2, 10.5, 10.5, 3), '#000000', '#ffffff')
    const { width, height, depth, pixels } = read(pngOf(picture))
    expect([width, height, depth, pixels.length]).toEqual([33, 20, 4, 20 * 18])
  })

  it('covers what a shape covers', () => {
    const picture = canvas(10, 10, '#ffffff')
    fill(picture, rectangle(2, 3, 4, 5), '#000000', '#ffffff')
    const dark = picture.pixels.reduce(
      (count, entry) => count + (picture.palette[entry]?.[0] === 0 ? 1 : 0),
      0
    )
    expect(dark).toBe(20)
  })

  it('takes the nearest colour when the palette is full', () => {
    const picture = canvas(40, 40, '#000000')
    for (let at = 1; at < 60; at += 1) {
      fill(picture, rectangle(0, 0, 1, 1), `#${(at * 4).toString(16).padStart(2, '0').repeat(3)}`, '#0000ff')
    }
    expect(picture.palette.length).toBeLessThanOrEqual(256)
  })

  it('is left alone by a shape outside of it', () => {
    const picture = canvas(4, 4, '#ffffff')
    fill(picture, rectangle(10, 10, 2, 2), '#000000', '#ffffff')
    expect(picture.pixels.every((entry) => entry === 0)).toBe(true)
  })

  it('shows the first screen in each layout, wide and narrow, in any script', () => {
    for (const layout of ['standard', 'sidebar', 'grid', 'landing'] as const) {
      for (const title of ['A title', 'خبز طازج كل صباح', 'x'.repeat(400), '']) {
        const wide = read(posterOf({ ...poster, layout, title }, 1280, 720))
        const narrow = read(posterOf({ ...poster, layout, title }, 720, 1280))
        expect([wide.width, wide.height, narrow.width, narrow.height]).toEqual([1280, 720, 720, 1280])
      }
    }
  }, 60_000)

  it('of 32 pixels becomes an icon file', () => {
    const png = pngOf(canvas(32, 32, '#ffffff'))
    const ico = icoOf(png)
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    expect(ico.subarray(22)).toEqual(png)
  })
})
