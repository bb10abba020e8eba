import { avatarLimits } from '@sitewright/api'
import type { ReencodeAvatar } from '@sitewright/kernel/services'

const side = avatarLimits.side

/** Re-encodes a picture with the browser's own decoder: square, upright, without metadata. */
export const reencodeOnCanvas: ReencodeAvatar = async (bytes) => {
  const picture = await createImageBitmap(new Blob([bytes])).catch(() => undefined)
  if (picture === undefined) return undefined
  const canvas = new OffscreenCanvas(side, side)
  const scale = Math.max(side / picture.width, side / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  canvas.getContext('2d')?.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height)
  // A browser that does not write WebP gives a PNG, and says so.
  const drawn = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
  return {
    type: drawn.type === 'image/webp' ? 'image/webp' : 'image/png',
    bytes: new Uint8Array(await drawn.arrayBuffer()),
    shownBy: 'content'
  }
}
