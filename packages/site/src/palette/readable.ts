import { lowestContrast } from './contrast.ts'
import { toHex, type Oklch } from './oklch.ts'

const step = 0.004

/** Adjusts the lightness of a colour as little as possible until it has enough contrast on every background. */
export function readableOn(
  color: Oklch,
  grounds: readonly string[],
  ratio: number,
  way: 'darker' | 'lighter'
): string {
  const sign = way === 'darker' ? -1 : 1
  for (let l = color.l; l >= 0 && l <= 1; l += step * sign) {
    const hex = toHex({ ...color, l })
    if (lowestContrast(hex, grounds).ratio >= ratio) return hex
  }
  return way === 'darker' ? '#000000' : '#ffffff'
}

/** A tone of a colour: another lightness, at most its chroma, and its hue. */
export function toneOf(color: Oklch, l: number, c: number): string {
  return toHex({ l, c: Math.min(c, color.c), h: color.h })
}
