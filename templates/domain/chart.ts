/** Geometry of a line chart, in units of its view box. */
export interface Chart {
  /** Grid lines with their value, from the bottom up. */
  ticks: readonly { value: number; y: number }[]
  /** Positions of the x-axis labels, as many as fit. */
  labels: readonly { index: number; x: number }[]
  series: readonly Series[]
  /** Radius of the dots on the line; 0 where they would touch each other. */
  dot: number
}

export interface Series {
  line: string
  area: string
  points: readonly { x: number; y: number }[]
}

export interface ChartFrame {
  width: number
  height: number
  /** Padding for the values on the left, the labels below, and the last point. */
  start: number
  below: number
  above: number
  end: number
  /** Maximum number of x-axis labels. */
  labels: number
  /** Radius of a dot, and how many points have one. */
  dot: number
  dots: number
}

export const chartFrame: ChartFrame = {
  width: 920,
  height: 340,
  start: 48,
  below: 40,
  above: 16,
  end: 24,
  labels: 8,
  dot: 4,
  dots: 31
}

export function drawChart(series: readonly (readonly number[])[], frame: ChartFrame = chartFrame): Chart {
  const count = Math.max(1, ...series.map((values) => values.length))
  const step = niceStep(Math.max(1, ...series.flat()))
  const top = Math.max(1, Math.ceil(Math.max(1, ...series.flat()) / step)) * step
  const bottom = frame.height - frame.below
  const x = (index: number) =>
    round(frame.start + (count === 1 ? 0 : (index * (frame.width - frame.start - frame.end)) / (count - 1)))
  const y = (value: number) => round(bottom - (value / top) * (bottom - frame.above))
  const every = Math.ceil(count / frame.labels)

  return {
    dot: count > frame.dots ? 0 : frame.dot,
    ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => ({
      value: index * step,
      y: y(index * step)
    })),
    labels: Array.from({ length: count }, (_, index) => index)
      // Counted from the last one, so that today always has its label.
      .filter((index) => (count - 1 - index) % every === 0)
      .map((index) => ({ index, x: x(index) })),
    series: series.map((values) => {
      const points = values.map((value, index) => ({ x: x(index), y: y(value) }))
      const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('')
      const last = points.at(-1)
      const area = last === undefined ? '' : `${line}L${last.x} ${bottom}L${x(0)} ${bottom}Z`
      return { line, area, points }
    })
  }
}

/** A step of 1, 2 or 5 times a power of ten that makes three to six steps. */
export function niceStep(largest: number): number {
  const rough = largest / 5
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10
  return Math.max(1, factor * power)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
