import type { Look } from './look.ts'
import { markShape } from './mark.ts'
import type { Shape } from './outline.ts'

/** The mark of a business as an SVG of outlines, which needs no font. */
export function svgMark({ name, ground, ink }: Look, share: number): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="14" fill="${ground}"/>`,
    `<path fill="${ink}" d="${markPath(name, 64, share)}"/>`,
    '</svg>\n'
  ].join('')
}

/** The outlines of a mark as the path of an SVG, centred in a square; it holds numbers only, whatever the name. */
export function markPath(name: string, size: number, share: number): string {
  return pathOf(markShape(name, size, share))
}

function pathOf(shape: Shape): string {
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
