import type uPlot from 'uplot'
import { formatPointTime, type ChartData, type FormatValue, type TimeWindow } from './chart-data.ts'
import type { PlotColors } from './plot-colors.ts'
import { drawMarks } from './plot-marks.ts'
import { gridlinesUpTo, highestOf } from './value-scale.ts'

/** The current values that a plot reads at each drawing. */
export interface PlotState {
  data: ChartData
  format: FormatValue
  window: TimeWindow | undefined
  onWindow: ((window: TimeWindow) => void) | undefined
  onHover: (index: number | undefined) => void
}

/** Pixels beside the plot on its right. */
const rightPadding = 8

/** Half the width of the widest name of a time within a day, in pixels. */
const halfLabel = 16

const font = '11px "Instrument Sans Variable", ui-sans-serif, system-ui, sans-serif'

/** Options of uPlot for a chart. Charts with the same sync key share one crosshair. */
export function plotOptions(
  read: () => PlotState,
  colors: PlotColors,
  size: { width: number; height: number },
  syncKey: string | undefined
): uPlot.Options {
  const { data } = read()
  const gridlines = (): readonly number[] => gridlinesUpTo(highestOf(read().data))
  const axis = { font, stroke: colors.text, ticks: { show: false } }
  return {
    ...size,
    padding: [8, rightPadding, 0, 0],
    legend: { show: false },
    scales: { x: { time: true }, y: { range: () => [0, gridlines().at(-1) ?? 1] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 24,
        gap: 6,
        space: 80,
        ...(data.step === 'day' && { splits: (plot) => spreadDays(read().data.times, plot.width) }),
        values: (plot, times) =>
          times.map((time) => (isCutOff(plot, time) ? '' : formatPointTime(time, data.step)))
      },
      {
        ...axis,
        size: 48,
        gap: 8,
        grid: { stroke: colors.grid, width: 1 },
        splits: () => [...gridlines()],
        values: (_plot, values) => values.map((value) => read().format(value))
      }
    ],
    series: [{}, ...seriesOptions(data, colors)],
    bands:
      data.band === undefined
        ? []
        : [{ series: [data.series.length + 2, data.series.length + 1], fill: colors.band }],
    cursor: {
      y: false,
      points: { size: 6 },
      drag: { x: true, y: false, setScale: false, dist: 4 },
      ...(syncKey === undefined
        ? {}
        : // A window is dragged in one chart; only the crosshair is shared.
          {
            sync: {
              key: syncKey,
              filters: { pub: (type: string) => type === 'mousemove' || type === 'mouseleave' }
            }
          })
    },
    hooks: {
      draw: [(plot) => drawMarks(plot, read().data, read().window, colors)],
      setCursor: [(plot) => read().onHover(plot.cursor.idx ?? undefined)],
      setSelect: [(plot) => reportWindow(plot, read().onWindow)]
    }
  }
}

/** The days that the axis names, as far as they fit: not the last one, whose name would be cut off. */
function spreadDays(times: readonly number[], width: number): number[] {
  const every = Math.max(1, Math.ceil(times.length / Math.max(1, Math.floor(width / 120))))
  return times.filter((_time, index) => (times.length - 1 - index) % every === Math.min(1, every - 1))
}

/** True where the label of a time would be cut off at the right edge. */
function isCutOff(plot: uPlot, time: number): boolean {
  return plot.bbox.width / devicePixelRatio - plot.valToPos(time, 'x') < halfLabel - rightPadding
}

/** The columns that uPlot draws, in the order of its options. */
export function plotData({ times, series, band }: ChartData): uPlot.AlignedData {
  const lines = [...series.map(({ values }) => values), ...(band === undefined ? [] : [band.low, band.high])]
  return [[...times], ...lines.map((values) => [...values])]
}

function seriesOptions({ series, band }: ChartData, colors: PlotColors): uPlot.Series[] {
  const lines = series.map(({ label }, index) => ({
    label,
    stroke: colors.series[index] ?? colors.series[0],
    width: 1.5,
    points: { show: false }
  }))
  const edge = { stroke: 'transparent', width: 0, points: { show: false } }
  return band === undefined ? lines : [...lines, edge, edge]
}

function reportWindow(plot: uPlot, onWindow: ((window: TimeWindow) => void) | undefined): void {
  const { left, width } = plot.select
  if (width <= 0) return
  onWindow?.({ from: plot.posToVal(left, 'x'), to: plot.posToVal(left + width, 'x') })
  plot.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
}
