import { avatarLimits } from '@sitewright/api'
import { concurrencyLimit } from '../src/crypto/concurrency-limit.ts'
import type { ReencodeAvatar } from '../src/services/avatar-image.ts'

/** Pixel limit against decompression bombs; more than any camera's file of the allowed size has. */
const mostPixels = 50_000_000
const mostSeconds = 5

const fewAtOnce = concurrencyLimit({ running: 2, waiting: 16 })

/**
 * Loads sharp and blocks its untrusted decoders, when the first picture comes: most servers need none at their start.
 */
async function loadDecoders() {
  const { default: sharp } = await import('sharp')
  // Other formats reach no parser: SVG may name files, the others are large and seldom audited.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer']
  })
  // Each picture is read once.
  sharp.cache(false)
  return sharp
}

let loaded: ReturnType<typeof loadDecoders> | undefined

/** Re-encodes a picture with sharp: upright, square, WebP, without metadata. */
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
