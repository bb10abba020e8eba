import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A photograph as a camera of this size would make it: shapes, and the grain that keeps it from being small. */
export async function drawPhotograph(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w, h)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('no canvas')
      const sky = context.createLinearGradient(0, 0, w, h)
      sky.addColorStop(0, '#fff1c9')
      sky.addColorStop(1, '#254a6b')
      context.fillStyle = sky
      context.fillRect(0, 0, w, h)
      for (let index = 0; index < 4000; index += 1) {
        context.fillStyle = `hsl(${(index * 47) % 360} 60% ${30 + (index % 40)}% / 0.5)`
        context.fillRect((index * 7919) % w, (index * 104_729) % h, w / 60, h / 45)
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      let text = ''
      for (let at = 0; at < bytes.length; at += 32_768)
        text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
      return btoa(text)
    },
    [width, height] as const
  )
  return Buffer.from(base64, 'base64')
}

/** A JPEG with what cameras write into it: that it was held sideways, and where it was taken. */
export function withCameraData(jpeg: Buffer): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM', 0, 'latin1')
  tiff.writeUInt16BE(42, 2)
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  // Orientation 6: to be turned by 90 degrees.
  tiff.writeUInt16BE(0x0112, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(6, 18)
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0', 'latin1'),
    tiff,
    Buffer.from('GPS 52.5200 N 13.4050 E', 'latin1')
  ])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(exif.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}

/** Drops files on an element, as from a folder of the device. */
export async function dropFiles(
  page: Page,
  selector: string,
  files: readonly { name: string; mimeType: string; buffer: Buffer }[]
): Promise<void> {
  const transfer = await page.evaluateHandle(
    async (given) => {
      const data = new DataTransfer()
      for (const { name, type, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
        data.items.add(new File([bytes], name, { type }))
      }
      return data
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, base64: buffer.toString('base64') }))
  )
  await page.locator(selector).dispatchEvent('dragover', { dataTransfer: transfer })
  await page.locator(selector).dispatchEvent('drop', { dataTransfer: transfer })
}

/** Files of unusual kinds, as cameras, printers and messengers make them. */
export async function unusualPictures(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const filled = (background: string) =>
    sharp({ create: { width: 640, height: 480, channels: 3, background } })
  const frames = await Promise.all(['#8a5a2b', '#254a6b'].map((color) => filled(color).png().toBuffer()))
  const frame = filled('#8a5a2b')
  const moving = sharp(frames, { join: { animated: true } })
  return [
    {
      name: 'print.jpg',
      mimeType: 'image/jpeg',
      buffer: await frame.clone().toColourspace('cmyk').jpeg().toBuffer()
    },
    {
      name: 'scan.png',
      mimeType: 'image/png',
      buffer: await frame.clone().toColourspace('rgb16').png().toBuffer()
    },
    { name: 'still.gif', mimeType: 'image/gif', buffer: await frame.clone().gif().toBuffer() },
    { name: 'spin.gif', mimeType: 'image/gif', buffer: await moving.clone().gif({ loop: 0 }).toBuffer() },
    { name: 'spin.webp', mimeType: 'image/webp', buffer: await moving.clone().webp({ loop: 0 }).toBuffer() }
  ]
}
