import type { Palette } from '@sitewright/site'
import { encodeBase64 } from '@sitewright/text'
import { iconStyle } from './icon-style.ts'
import { markShape, roundSquare } from './mark.ts'
import type { Shape } from './outline.ts'

const side = 64

/** The logo mark as an SVG of outlines, which needs no font: the favicon, and what the pages show beside the name. */
export function markSvg(name: string, palette: Palette): string {
  const { ground, ink } = iconStyle(name, palette)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" rx="${side * roundSquare.radius}" fill="${ground}"/>`,
    `<path fill="${ink}" d="${markPath(name, side, roundSquare.capital)}"/>`,
    '</svg>\n'
  ].join('')
}

/** A PNG as an SVG of its size, which holds it: a logo as the pages show it. */
export function pngSvg(png: Uint8Array, width: number, height: number): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<image width="${width}" height="${height}" href="data:image/png;base64,${encodeBase64(png)}"/>`,
    '</svg>\n'
  ].join('')
}

/** The outlines of a mark as the path of an SVG, centred in a square; it holds numbers only, whatever the name. */
export function markPath(name: string, size: number, share: number): string {
  return toPath(markShape(name, size, share))
}

function toPath(shape: Shape): string {
  return shape
    .map((contour) => {
      const points: string[] = []
      for (let at = 0; at + 1 < contour.length; at += 2)
        points.push(`${short(contour[at])} ${short(contour[at + 1])}`)
      return `M${points.join('L')}Z`
    })
    .join('')
}

function short(value = 0): number {
  return Math.round(value * 100) / 100
}
