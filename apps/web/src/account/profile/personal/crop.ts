/** The width and height of a picture, in its own pixels. */
export interface Size {
  width: number
  height: number
}

/** The square of a picture that is shown. */
export interface Crop {
  x: number
  y: number
  side: number
}

/** The smallest and the greatest zoom of a picture. */
export const zoomLimits = { least: 1, most: 4 } as const

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most))

/** The largest square, in the middle. */
export function centeredCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, side }
}

/** Zooms around the middle of the square, which never leaves the picture. */
export function zoomCrop(size: Size, crop: Crop, zoom: number): Crop {
  const side = Math.min(size.width, size.height) / clamp(zoom, zoomLimits.least, zoomLimits.most)
  return clampCrop(size, {
    x: crop.x + (crop.side - side) / 2,
    y: crop.y + (crop.side - side) / 2,
    side
  })
}

/** The square moved by parts of its side. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  return clampCrop(size, { ...crop, x: crop.x + right * crop.side, y: crop.y + down * crop.side })
}

function clampCrop({ width, height }: Size, { x, y, side }: Crop): Crop {
  return { x: clamp(x, 0, width - side), y: clamp(y, 0, height - side), side }
}
