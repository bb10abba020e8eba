/** The types of file that an avatar is made from. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Pixels at each side of the uploaded picture; the server re-encodes it. */
const uploadSide = 512

/** Loads a file as a picture, in the orientation of its EXIF data; undefined where it is none. */
export async function loadImage(file: File): Promise<HTMLImageElement | undefined> {
  if (!pictureTypes.some((type) => type === file.type)) return undefined
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image.naturalWidth > 0 ? image : undefined
  } catch {
    URL.revokeObjectURL(image.src)
    return undefined
  }
}

/** Crops a square of a picture into a base64 WebP; it holds pixels alone, no metadata of the file. */
export function toSquareImage(
  picture: HTMLImageElement,
  { x, y, side }: { x: number; y: number; side: number }
): string {
  const canvas = document.createElement('canvas')
  const target = Math.min(uploadSide, Math.round(side))
  canvas.width = target
  canvas.height = target
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, side, side, 0, 0, target, target)
  const [, base64 = ''] = canvas.toDataURL('image/webp', 0.92).split(',')
  return base64
}
