import { toLinearRgb } from './oklch.ts'

function luminanceOf(hex: string): number {
  const [r, g, b] = toLinearRgb(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours (`#rrggbb`), 1 to 21, as WCAG 2.2 computes it. */
export function contrastRatio(a: string, b: string): number {
  const one = luminanceOf(a)
  const other = luminanceOf(b)
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The background with the lowest contrast to a colour, and that contrast. */
export function lowestContrast(color: string, grounds: readonly string[]): { ground: string; ratio: number } {
  return grounds
    .map((ground) => ({ ground, ratio: contrastRatio(color, ground) }))
    .reduce((worst, each) => (each.ratio < worst.ratio ? each : worst))
}
