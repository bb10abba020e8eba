// Photographs for sites under test: drawn with grain, so that their files are as large as those of a camera.
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Pictures } from '../../packages/generator/src/index.ts'
import {
  contentOf,
  everythingSite,
  pictureWidths,
  type Picture,
  type Site
} from '../../packages/site/src/index.ts'

const size = { width: 1600, height: 1200 }

/** A scene of this number: a gradient, soft shapes, and the grain of a sensor; the same each time. */
function drawScene(number: number): Buffer {
  const { width, height } = size
  const pixels = Buffer.alloc(width * height * 3)
  let seed = number + 1
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      const grain = (seed >> 16) % 18
      const shape = 60 * Math.sin((x * (number + 2)) / 170) * Math.cos((y * (number + 3)) / 130)
      const at = (y * width + x) * 3
      pixels[at] = 120 + shape + grain + ((number * 31) % 60)
      pixels[at + 1] = 110 + shape * 0.8 + grain + (y * 60) / height
      pixels[at + 2] = 90 + shape * 0.5 + grain + (x * 70) / width
    }
  }
  return pixels
}

/** Photographs in all their widths, and the port that a generator reads their files by. */
export async function drawPhotographs(
  alternatives: readonly string[]
): Promise<{ photographs: Picture[]; pictures: Pictures }> {
  const files = new Map<string, Uint8Array>()
  const photographs: Picture[] = []
  for (const [number, alt] of alternatives.entries()) {
    const scene = sharp(drawScene(number), { raw: { ...size, channels: 3 } })
    const encoded = await Promise.all(
      pictureWidths(size).map(async (width) => ({
        width,
        bytes: new Uint8Array(await scene.clone().resize(width).webp({ quality: 80 }).toBuffer())
      }))
    )
    const hash = createHash('sha256')
      .update(encoded.at(-1)?.bytes ?? '')
      .digest('hex')
    for (const { width, bytes } of encoded) files.set(`${hash}-${width}`, bytes)
    photographs.push({ hash, ...size, alt, focus: { x: 30, y: 60 } })
  }
  return { photographs, pictures: { get: async (hash, width) => files.get(`${hash}-${width}`) } }
}

/** The site with everything on, a logo, and six photographs: the hero, about, a place, and three services. */
export async function drawPhotographedSite(): Promise<{ site: Site; pictures: Pictures }> {
  const { photographs, pictures } = await drawPhotographs([
    'The practice from the quay',
    'Two dentists at a window',
    'The door to the street',
    'A chair by the window',
    'A tray with instruments',
    'A scan on a screen'
  ])
  const [hero, about, place, ...treatments] = photographs
  const mark = { create: { width: 480, height: 240, channels: 4, background: '#0e7490' } } as const
  const png = new Uint8Array(await sharp(mark).png({ palette: false }).toBuffer())
  const logo = { hash: createHash('sha256').update(png).digest('hex'), width: 480, height: 240 }
  const content = contentOf(everythingSite)
  const site: Site = {
    ...everythingSite,
    content: {
      ...content,
      logo,
      hero: { ...content.hero, ...(hero && { picture: hero }) },
      about: { ...content.about, ...(about && { picture: about }) },
      locations: content.locations.map((each, index) =>
        index === 0 && place ? { ...each, picture: place } : each
      ),
      ...(content.services && {
        services: {
          ...content.services,
          items: content.services.items.map((item, index) => {
            const picture = treatments[index]
            return picture === undefined ? item : { ...item, picture }
          })
        }
      })
    }
  }
  const get: Pictures['get'] = async (hash, width) => (hash === logo.hash ? png : pictures.get(hash, width))
  return { site, pictures: { get } }
}
