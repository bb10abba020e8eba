/** What the first bytes of a file say of the picture in it. */
export interface PictureHeader {
  readonly kind: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'bmp' | 'svg' | 'other'
  /** Size in pixels, where the header says it; turning it upright may swap both. */
  readonly width?: number
  readonly height?: number
  /** It has more than one frame. */
  readonly moves: boolean
}

/** Bytes of a file that are enough for its header: a JPEG may have a preview picture and a profile before its size. */
export const headerBytes = 1_000_000

/** Reads the header of a picture, so that one that is too large is never decoded. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length))
  if (bytes.length < 12) return { kind: 'other', moves: false }
  if (view.getUint16(0) === 0xffd8) return { kind: 'jpeg', moves: false, ...jpegSize(view) }
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return pngHeader(view, text)
  if (text(0, 4) === 'GIF8')
    return {
      kind: 'gif',
      width: view.getUint16(6, true),
      height: view.getUint16(8, true),
      moves: new TextDecoder('latin1').decode(bytes).includes('NETSCAPE2.0')
    }
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return webpHeader(view, text)
  if (text(0, 2) === 'BM') return { kind: 'bmp', moves: false }
  if (text(4, 4) === 'ftyp') return { kind: isoKind(text(8, 24)), moves: false }
  return { kind: isSvg(bytes) ? 'svg' : 'other', moves: false }
}

function isoKind(brands: string): PictureHeader['kind'] {
  if (/avi[fs]/.test(brands)) return 'avif'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : 'other'
}

function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096))
  return /<svg[\s>]/i.test(start)
}

type Size = Pick<PictureHeader, 'width' | 'height'>

/** The size in the first frame header (SOF) of a JPEG. */
function jpegSize(view: DataView): Size {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return {}
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return {}
}

type ReadText = (at: number, length: number) => string

function pngHeader(view: DataView, text: ReadText): PictureHeader {
  if (view.byteLength < 24) return { kind: 'png', moves: false }
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  let at = 8
  while (at + 12 <= view.byteLength) {
    const name = text(at + 4, 4)
    if (name === 'acTL') return { kind: 'png', ...size, moves: true }
    if (name === 'IDAT') break
    at += 12 + view.getUint32(at)
  }
  return { kind: 'png', ...size, moves: false }
}

function webpHeader(view: DataView, text: ReadText): PictureHeader {
  if (view.byteLength < 30) return { kind: 'webp', moves: false }
  const form = text(12, 4)
  const threeBytes = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
  if (form === 'VP8X') {
    const moves = (view.getUint8(20) & 0b10) !== 0
    return { kind: 'webp', width: threeBytes(24) + 1, height: threeBytes(27) + 1, moves }
  }
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { kind: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, moves: false }
  }
  return {
    kind: 'webp',
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
    moves: false
  }
}
