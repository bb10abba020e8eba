import type { Look } from './look.ts'
import { markShape } from './mark.ts'

/** The mark of a business as an SVG of outlines, which needs no font. */
export function svgMark({ name, ground, ink }: Look, share: number): string {
  const path = markShape(name, 64, share)
    .map((contour) => {
      const points: string[] = []
      for (let at = 0; at + 1 < contour.length; at += 2)
        points.push(`${short(contour[at])} ${short(contour[at + 1])}`)
      return `M${points.join('L')}Z`
    })
    .join('')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="14" fill="${ground}"/>`,
    `<path fill="${ink}" d="${path}"/>`,
    '</svg>\n'
  ].join('')
}

function short(value = 0): number {
  return Math.round(value * 100) / 100
}
