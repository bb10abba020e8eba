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

/** How far one can go into a picture. */
export const zoomLimits = { least: 1, most: 4 } as const

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most))

/** The largest square, in the middle. */
export function firstCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, side }
}

/** The same place, nearer or farther; the square never leaves the picture. */
export function zoomed(size: Size, crop: Crop, zoom: number): Crop {
  const side = Math.min(size.width, size.height) / within(zoom, zoomLimits.least, zoomLimits.most)
  return placed(size, {
    x: crop.x + (crop.side - side) / 2,
    y: crop.y + (crop.side - side) / 2,
    side
  })
}

/** The square moved by parts of its side. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  return placed(size, { ...crop, x: crop.x + right * crop.side, y: crop.y + down * crop.side })
}

function placed({ width, height }: Size, { x, y, side }: Crop): Crop {
  return { x: within(x, 0, width - side), y: within(y, 0, height - side), side }
}
