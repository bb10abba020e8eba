import { findText } from '@sitewright/project'
import type { Logo } from '@sitewright/site'
import { zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { buildProject } from '../build-project.ts'
import { concat } from '../bytes.ts'
import { generate } from '../generate.ts'
import { encodeTruecolorPng } from '../icons/png.ts'
import type { Pictures } from '../picture-files.ts'
import { siteWith, tinyTemplate } from '../tiny-template.test-support.ts'
import { decodePng } from './decode-png.ts'
import { centred, groundOf, resample, type Raster } from './raster.ts'

/** A picture whose pixels are made by their place. */
function raster(width: number, height: number, pixelAt: (x: number, y: number) => readonly number[]): Raster {
  const pixels = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set(pixelAt(x, y), (y * width + x) * 4)
  return { width, height, pixels }
}
const pixelOf = ({ pixels, width }: Raster, x: number, y: number): number[] => [
  ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)
]

/** A wide logo: a red disc on nothing. */
const disc = raster(60, 30, (x, y) =>
  (x - 30) ** 2 / 4 + (y - 15) ** 2 < 200 ? [200, 30, 20, 255] : [0, 0, 0, 0]
)

/** A PNG whose rows are filtered each by the next of the five filters. */
function filteredPng({ width, height, pixels }: Raster): Uint8Array {
  const whole = encodeTruecolorPng({ width, height, pixels })
  const stride = width * 4
  const value = (x: number, y: number): number => (x < 0 || y < 0 ? 0 : (pixels[y * stride + x] ?? 0))
  const rows = new Uint8Array((stride + 1) * height)
  for (let y = 0; y < height; y += 1) {
    const filter = y % 5
    rows[y * (stride + 1)] = filter
    for (let x = 0; x < stride; x += 1) {
      const [left, up, corner] = [value(x - 4, y), value(x, y - 1), x < 4 ? 0 : value(x - 4, y - 1)]
      const nearest = [left, up, corner].toSorted(
        (one, other) => Math.abs(left + up - corner - one) - Math.abs(left + up - corner - other)
      )[0]
      const guess = [0, left, up, (left + up) >> 1, nearest][filter] ?? 0
      rows[y * (stride + 1) + 1 + x] = value(x, y) - guess
    }
  }
  const body = concat([new TextEncoder().encode('IDAT'), zlibSync(rows)])
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, body.length - 4)
  return concat([whole.subarray(0, 33), length, body, new Uint8Array(4)])
}

describe('a PNG', () => {
  it('is read as it was written', () => {
    expect(decodePng(encodeTruecolorPng(disc))).toEqual(disc)
  })

  it('is read whatever its rows are filtered by', () => {
    const noise = raster(17, 12, (x, y) => [
      (x * 37 + y * 11) % 256,
      (x * y * 7) % 256,
      (x * 91) % 256,
      255 - y
    ])
    expect(decodePng(filteredPng(noise))).toEqual(noise)
  })

  it('is no logo where it is something else, damaged, or far too large', () => {
    const png = encodeTruecolorPng(disc)
    const changed = (at: number, byte: number): Uint8Array =>
      png.map((each, index) => (index === at ? byte : each))
    for (const bytes of [
      new Uint8Array(),
      new TextEncoder().encode('<svg/>'),
      png.subarray(0, 60),
      changed(0, 0),
      changed(16, 255),
      changed(24, 16),
      changed(25, 3),
      changed(28, 1),
      changed(45, 255)
    ])
      expect(decodePng(bytes)).toBeUndefined()
  })
})

describe('the pixels of a logo', () => {
  it('are scaled by their mean, and keep their colour at a transparent edge', () => {
    const edge = raster(2, 2, (x) => (x === 0 ? [200, 100, 0, 255] : [9, 9, 9, 0]))
    expect(pixelOf(resample(edge, 1, 1), 0, 0)).toEqual([200, 100, 0, 128])
  })

  it('stand in the middle of a square, on a ground where there is one', () => {
    const icon = centred(disc, 40, 0.5, [255, 255, 255])
    expect(pixelOf(icon, 20, 20)).toEqual([200, 30, 20, 255])
    expect(pixelOf(icon, 1, 1)).toEqual([255, 255, 255, 255])
    expect(pixelOf(centred(disc, 40, 0.5), 1, 1)[3]).toBe(0)
  })

  it('have a ground that they are seen on', () => {
    const light = raster(9, 9, (x) => (x % 2 === 0 ? [250, 250, 240, 255] : [0, 0, 0, 0]))
    const filled = raster(9, 9, (x, y) => (x === 4 && y === 4 ? [255, 255, 255, 255] : [10, 80, 60, 255]))
    expect(groundOf(disc)).toEqual([255, 255, 255])
    expect(groundOf({ ...light, pixels: light.pixels.map((value, at) => (at < 4 ? 0 : value)) })).toEqual([
      28, 27, 24
    ])
    expect(groundOf(filled)).toEqual([10, 80, 60])
  })
})

describe('a project with a logo', () => {
  const logo: Logo = { hash: 'ef'.repeat(32), width: 60, height: 30 }
  const site = siteWith({
    selectedFeatures: ['pwa'],
    decisions: { '/content/logo': { is: 'written', value: { ...logo } } }
  })
  const stored: Pictures = {
    get: async (hash, width) => (hash === logo.hash && width === 60 ? encodeTruecolorPng(disc) : undefined)
  }
  const build = async (pictures: Pictures) => (await buildProject(site, tinyTemplate, { pictures })).files

  it('has its icons, its mark and its file, and no foreign SVG', async () => {
    const files = new Map((await build(stored)).map(({ path, content }) => [path, content]))
    const icon = decodePng(files.get('public/icons/maskable-512.png') as Uint8Array)
    if (icon === undefined) return expect.fail('The icon is no PNG.')
    expect(pixelOf(icon, 256, 256)).toEqual([200, 30, 20, 255])
    expect(pixelOf(icon, 3, 3)).toEqual([255, 255, 255, 255])
    const mark = String(files.get('public/favicon.svg'))
    expect(mark).toMatch(
      /^<svg [^>]*viewBox="0 0 60 30"><image [^>]*href="data:image\/png;base64,[\w+/=]+"\/><\/svg>\n$/
    )
    expect(files.get('public/pictures/efefefefefefefef-logo.png')).toEqual(encodeTruecolorPng(disc))
    expect(JSON.parse(String(files.get('src/site.json')))).toMatchObject({ content: { logo } })
    expect(String(files.get('README.md'))).toContain('-logo.png')
  })

  it('keeps the drawn mark where its file is missing or is none', async () => {
    const plain = generate(siteWith({ selectedFeatures: ['pwa'] }), tinyTemplate)
    for (const bytes of [undefined, new TextEncoder().encode('<svg onload="alert(1)"/>')]) {
      const files = await build({ get: async () => bytes })
      expect(files.map(({ path }) => path).sort()).toEqual([...plain.keys()].sort())
      const mark = files.find(({ path }) => path === 'public/favicon.svg')?.content
      expect(mark).toBe(findText(plain, 'public/favicon.svg'))
    }
  })

  it('is the same each time', async () => {
    const [one, two] = [await build(stored), await build(stored)]
    expect(one).toEqual(two)
  })
})
