import type { Token } from '@sitewright/site'
import type { Typeface } from '../icons/outline.ts'

/** A token of the theme in one of its schemes: dark bands of a light page show the dark one. */
export type Ink = readonly [token: Token['name'], scheme: 'light' | 'dark']

/** Radii of the corners, clockwise from the top left. */
export type Radii = readonly [number, number, number, number]

interface Place {
  x: number
  y: number
  width: number
  height: number
  /** Top edge of an overlay, below which the page is hidden. */
  until?: number
  /** Lies on the drawing; all else but text is drawn before it. */
  over?: true
}

/** A piece of a drawn page. Lengths are CSS pixels of the page. */
export type Item =
  | ({ kind: 'box'; ink: Ink; radii: Radii; border?: true } & Place)
  | ({ kind: 'text'; role: string; lines: readonly string[]; face: Typeface; size: number } & Place & {
        /** Between two baselines, and after each letter. */
        leading: number
        spacing: number
        ink: Ink
      })
  | ({
      kind: 'art'
      scheme: 'light' | 'dark'
      drawn: readonly [width: number, height: number]
      radii: Radii
    } & Place)
  | ({ kind: 'mark' } & Place)
  | ({ kind: 'icon'; name: string; ink: Ink } & Place)

/** Corner radii of a rectangle with square corners. */
export const square: Radii = [0, 0, 0, 0]

/** Corner radii of a rectangle with equal corners. */
export function round(radius: number): Radii {
  return [radius, radius, radius, radius]
}

/** A length that grows with the page between two bounds: clamp(least, base + share * 100vw, most) of CSS. */
export function clamp(least: number, middle: number, most: number): number {
  return Math.min(most, Math.max(least, middle))
}
