/** Contrast of two colours (`#rrggbb`), 1 to 21, as WCAG 2.2 computes it. */
export function contrastOf(a: string, b: string): number {
  throw new Error(`not yet: ${a} ${b}`)
}
