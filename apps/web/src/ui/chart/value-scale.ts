import type { ChartData } from './chart-data.ts'

/** The steps between gridlines, times a power of ten. */
const niceSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const

/** Gridlines from zero up: four or five of them, at round values, the last at or above the highest value. */
export function gridlinesUpTo(highest: number): readonly number[] {
  if (!(highest > 0)) return gridlinesUpTo(1)
  const scales = [4, 3].map((steps) => {
    const step = niceStep(highest / steps)
    return Array.from({ length: steps + 1 }, (_, index) => round(index * step))
  })
  return scales.reduce((best, each) => ((each.at(-1) ?? 0) < (best.at(-1) ?? 0) ? each : best))
}

/** The highest value that a chart draws. */
export function highestOf({ series, band, limit }: ChartData): number {
  const values = [...series.map((line) => line.values), band?.high ?? []]
  const highest = values.reduce(
    (most, line) => line.reduce<number>((max, value) => (value !== null && value > max ? value : max), most),
    0
  )
  return Math.max(highest, limit?.value ?? 0)
}

function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const step = niceSteps.find((each) => each * power >= least * (1 - 1e-9)) ?? 10
  return step * power
}

/** Without the rest that binary fractions leave. */
function round(value: number): number {
  return Number(value.toPrecision(12))
}
