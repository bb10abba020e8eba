import type uPlot from 'uplot'
import type { ChartData, TimeWindow } from './chart-data.ts'
import type { PlotColors } from './plot-colors.ts'

/** Draws what is no line: the limit, the events and the selected window. */
export function drawMarks(
  plot: uPlot,
  { limit, events = [] }: ChartData,
  window: TimeWindow | undefined,
  colors: PlotColors
): void {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  const xAt = (seconds: number): number => Math.round(plot.valToPos(seconds, 'x', true))
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  if (window !== undefined) {
    const [from, to] = [xAt(window.from), xAt(window.to)]
    ctx.fillStyle = colors.window
    ctx.fillRect(from, bbox.top, to - from, bbox.height)
    ctx.fillStyle = colors.windowEdge
    for (const x of [from, to]) ctx.fillRect(x - ratio, bbox.top, 2 * ratio, bbox.height)
  }
  ctx.lineWidth = ratio
  for (const { at } of events) {
    ctx.strokeStyle = colors.event
    ctx.setLineDash([2 * ratio, 3 * ratio])
    strokeLine(ctx, xAt(at), bbox.top, xAt(at), bbox.top + bbox.height)
  }
  if (limit !== undefined) {
    const y = Math.round(plot.valToPos(limit.value, 'y', true))
    ctx.strokeStyle = colors.limit
    ctx.setLineDash([3 * ratio, 3 * ratio])
    strokeLine(ctx, bbox.left, y, bbox.left + bbox.width, y)
  }
  ctx.restore()
}

function strokeLine(ctx: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  ctx.beginPath()
  ctx.moveTo(x1 + 0.5, y1 + 0.5)
  ctx.lineTo(x2 + 0.5, y2 + 0.5)
  ctx.stroke()
}
