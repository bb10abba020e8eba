import type uPlot from 'uplot'
import type { TimeWindow } from './chart-data.ts'

/** A finger that moved less across is a tap, or scrolls the page. */
const leastPixels = 8

/**
 * Lets a finger drag a window across a plot, as a mouse does; up and down it still scrolls the page. Returns what takes
 * the listeners off again.
 */
export function selectByTouch(
  plot: uPlot,
  read: () => ((window: TimeWindow) => void) | undefined
): () => void {
  const { over } = plot
  let begun: { id: number; x: number } | undefined
  const leave = new AbortController()
  const on = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    act: (e: PointerEvent) => void
  ) => over.addEventListener(type, act, { signal: leave.signal })
  const clear = (): void => {
    begun = undefined
    plot.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
  }
  /** Where the finger is, within the plot. */
  const place = (event: PointerEvent): number => {
    const { left, width } = over.getBoundingClientRect()
    return Math.min(width, Math.max(0, event.clientX - left))
  }
  over.style.touchAction = 'pan-y'
  on('pointerdown', (event) => {
    if (event.pointerType !== 'touch' || read() === undefined) return
    begun = { id: event.pointerId, x: place(event) }
  })
  on('pointermove', (event) => {
    if (begun?.id !== event.pointerId) return
    const x = place(event)
    const width = Math.abs(x - begun.x)
    plot.setSelect({ left: Math.min(x, begun.x), top: 0, width, height: over.clientHeight }, false)
  })
  on('pointerup', (event) => {
    if (begun?.id !== event.pointerId) return
    const [left, right] = [begun.x, place(event)].toSorted((a, b) => a - b) as [number, number]
    clear()
    if (right - left >= leastPixels)
      read()?.({ from: plot.posToVal(left, 'x'), to: plot.posToVal(right, 'x') })
  })
  on('pointercancel', clear)
  return () => leave.abort()
}
