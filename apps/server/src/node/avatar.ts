import { avatarLimits } from '@sitewright/api'
import sharp from 'sharp'
import { gate } from '../crypto/gate.ts'
import type { ReencodeAvatar } from '../modules/account/avatars.ts'

/** More pixels than any camera's file of the allowed size has; a picture that unpacks to more is an attack. */
const mostPixels = 50_000_000
const mostSeconds = 5

// What is not one of the three forms never reaches a parser: SVG may name files, others are large and rarely tested.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer']
})
// Each picture comes once.
sharp.cache(false)

const fewAtOnce = gate({ running: 2, waiting: 16 })

/** Decodes a picture, turns it upright, cuts it to a square and writes it as WebP without anything else of the file. */
export const sharpAvatar: ReencodeAvatar = (bytes) =>
  fewAtOnce(async () => {
    try {
      const drawn = await sharp(bytes, { limitInputPixels: mostPixels, sequentialRead: true })
        .autoOrient()
        .resize(avatarLimits.side, avatarLimits.side, { fit: 'cover' })
        .webp({ quality: 85 })
        .timeout({ seconds: mostSeconds })
        .toBuffer()
      return { type: 'image/webp', bytes: new Uint8Array(drawn) }
    } catch {
      return undefined
    }
  })
