/** The files that can be a person's picture. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Pixels at each side of the picture that is sent; the server draws its own from it. */
const uploadSide = 512

/** Opens a file as a picture, turned as its camera was held; undefined where it is none. */
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

/** A square part of a picture as a file in base64; it holds pixels alone, nothing of the file they came from. */
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
