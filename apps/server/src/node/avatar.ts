import { avatarLimits } from '@sitewright/api'
import { concurrencyLimit } from '../crypto/concurrency-limit.ts'
import type { ReencodeAvatar } from '../modules/account/avatars.ts'

/** More pixels than any camera's file of the allowed size has; a picture that unpacks to more is an attack. */
const mostPixels = 50_000_000
const mostSeconds = 5

const fewAtOnce = concurrencyLimit({ running: 2, waiting: 16 })

/** The decoders, loaded with the first picture. */
async function loadDecoders() {
  const { default: sharp } = await import('sharp')
  // What is none of the three forms reaches no parser: SVG may name files, the others are large and seldom checked.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer']
  })
  // Each picture comes once.
  sharp.cache(false)
  return sharp
}

let loaded: ReturnType<typeof loadDecoders> | undefined

/** Decodes a picture, turns it upright, cuts it to a square and writes it as WebP without anything else of the file. */
export const reencodeWithSharp: ReencodeAvatar = (bytes) =>
  fewAtOnce(async () => {
    loaded ??= loadDecoders()
    const sharp = await loaded
    try {
      const drawn = await sharp(bytes, { limitInputPixels: mostPixels, sequentialRead: true })
        .autoOrient()
        .resize(avatarLimits.side, avatarLimits.side, { fit: 'cover' })
        .webp({ quality: 85 })
        .timeout({ seconds: mostSeconds })
        .toBuffer()
      return { type: 'image/webp', bytes: new Uint8Array(drawn), shownBy: 'address' }
    } catch {
      return undefined
    }
  })
