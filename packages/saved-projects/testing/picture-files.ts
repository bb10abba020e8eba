import { contentOf, dentist, hashPicture, type Picture, type Site } from '@sitewright/site'
import type { TestBrowser } from '@sitewright/kernel/testing/browser'

type Bytes = Uint8Array<ArrayBuffer>

/** A file of a picture as a client sends it. */
export interface TestFile {
  width: number
  type: 'image/webp' | 'image/png'
  bytes: Bytes
}

/** A WebP of some width, as far as its header; the rest is filled with a number. */
export function webpFile(width: number, { fill = 0, size = 64 } = {}): TestFile {
  const bytes = new Uint8Array(size).fill(fill)
  bytes.set(new TextEncoder().encode('RIFF'))
  bytes.set(new TextEncoder().encode('WEBPVP8L'), 8)
  bytes[20] = 0x2f
  new DataView(bytes.buffer).setUint32(21, (width - 1) | (299 << 14), true)
  return { width, type: 'image/webp', bytes }
}

/** A PNG of some width, as far as its header. */
export function pngFile(width: number, fill = 0): TestFile {
  const bytes = new Uint8Array(64).fill(fill)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, 300)
  return { width, type: 'image/png', bytes }
}

/** A photograph of 1600 pixels with its files, the widest first. */
export async function createPhotograph(fill = 1): Promise<{ picture: Picture; files: TestFile[] }> {
  const files = [1600, 960, 480].map((width) => webpFile(width, { fill }))
  const hash = await hashPicture(files[0]?.bytes ?? new Uint8Array())
  return { picture: { hash, width: 1600, height: 300 }, files }
}

/** The dentist's site with a photograph on top. */
export function siteWithPicture(picture: Picture): Site {
  const content = contentOf(dentist)
  return { ...dentist, content: { ...content, hero: { ...content.hero, picture } } }
}

/** The address of a file of an own picture. */
export function pictureAddress(hash: string, width: number): string {
  return `/api/saved-projects/pictures/${hash}/${width}`
}

/** Sends a file of an own picture. */
export function sendFile(page: TestBrowser, hash: string, file: TestFile): Promise<Response> {
  return page.call('PUT', pictureAddress(hash, file.width), file.bytes, { 'content-type': file.type })
}
