import styles from './sparkline.module.css'

/** A value for each window; null where nothing was measured. */
type Values = readonly (number | null)[]

interface SparklineProps {
  /** The accessible name: screen readers do not read the drawing itself. */
  label: string
  /** One or two lines over the same windows. */
  lines: readonly Values[]
  /** What is usual, as an area behind the lines. */
  band?: { low: Values; high: Values }
  /** @default 96 */
  height?: number
}

const width = 100

/** A small line chart without axes; a window without a value is a gap. */
export function Sparkline({ label, lines, band, height = 96 }: SparklineProps) {
  const values = [...lines, ...(band === undefined ? [] : [band.high])].flat()
  const most = Math.max(...values.map((value) => value ?? 0), Number.MIN_VALUE)
  const toPoint = (value: number, index: number, count: number): string =>
    `${((index / Math.max(1, count - 1)) * width).toFixed(2)} ${((1 - (value / most) * 0.96) * height).toFixed(2)}`
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      style={{ height }}
    >
      {band !== undefined && <path className={styles.band} d={toArea(band, toPoint)} />}
      {lines.map((line, index) => (
        // The lines keep their order.
        // oxlint-disable-next-line react/no-array-index-key
        <path key={index} className={styles.line} data-series={index + 1} d={toLine(line, toPoint)} />
      ))}
    </svg>
  )
}

type ToPoint = (value: number, index: number, count: number) => string

function toLine(values: Values, toPoint: ToPoint): string {
  let isGap = true
  return values
    .map((value, index) => {
      if (value === null) {
        isGap = true
        return ''
      }
      const point = toPoint(value, index, values.length)
      // A single window between two gaps is a dot.
      const drawn = isGap ? `M${point} l0.01 0` : `L${point}`
      isGap = false
      return drawn
    })
    .join('')
}

/** One area for each stretch in which both edges are known. */
function toArea({ low, high }: { low: Values; high: Values }, toPoint: ToPoint): string {
  const stretches: number[][] = [[]]
  for (const [index, value] of low.entries())
    if (value === null || high[index] == null) stretches.push([])
    else stretches.at(-1)?.push(index)
  return stretches
    .filter((stretch) => stretch.length > 1)
    .map((stretch) => {
      const edge = (values: Values, at: readonly number[]): string[] =>
        at.map((index) => toPoint(values[index] ?? 0, index, values.length))
      return `M${[...edge(high, stretch), ...edge(low, stretch.toReversed())].join('L')}Z`
    })
    .join('')
}
