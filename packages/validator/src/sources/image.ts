/** Type and size of an image, from its first bytes. */
export interface ImageFacts {
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/x-icon' | 'image/svg+xml'
  /** In pixels; absent where the format has none, or hides it. */
  size?: { width: number; height: number }
}

const begins = (bytes: Uint8Array, wanted: readonly number[], at = 0): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte)

const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))

function png(view: DataView): ImageFacts {
  const whole =
    view.byteLength >= 33 && begins(new Uint8Array(view.buffer, view.byteOffset), letters('IHDR'), 12)
  return whole
    ? { type: 'image/png', size: { width: view.getUint32(16), height: view.getUint32(20) } }
    : { type: 'image/png' }
}

/** Walks the segments of a JPEG to the frame header, which has its size. */
function jpeg(view: DataView): ImageFacts {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (frame)
      return { type: 'image/jpeg', size: { height: view.getUint16(at + 5), width: view.getUint16(at + 7) } }
    at += 2 + view.getUint16(at + 2)
  }
  return { type: 'image/jpeg' }
}

function webp(view: DataView, bytes: Uint8Array): ImageFacts {
  if (begins(bytes, letters('VP8X'), 12) && view.byteLength >= 30) {
    const of = (at: number): number => 1 + (view.getUint16(at, true) | (view.getUint8(at + 2) << 16))
    return { type: 'image/webp', size: { width: of(24), height: of(27) } }
  }
  return { type: 'image/webp' }
}

/** Reads type and size of an image from its bytes; undefined where the format is not known. */
export function imageFacts(content: string | Uint8Array | undefined): ImageFacts | undefined {
  if (content === undefined) return undefined
  if (typeof content === 'string')
    return content.slice(0, 2000).includes('<svg') ? { type: 'image/svg+xml' } : undefined
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  if (begins(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return png(view)
  if (begins(content, [0xff, 0xd8, 0xff])) return jpeg(view)
  if (begins(content, letters('RIFF')) && begins(content, letters('WEBP'), 8)) return webp(view, content)
  if (begins(content, letters('GIF8')) && content.length > 10)
    return { type: 'image/gif', size: { width: view.getUint16(6, true), height: view.getUint16(8, true) } }
  if (begins(content, [0, 0, 1, 0])) return { type: 'image/x-icon' }
  return new TextDecoder().decode(content.subarray(0, 2000)).includes('<svg')
    ? { type: 'image/svg+xml' }
    : undefined
}
