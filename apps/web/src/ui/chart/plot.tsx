import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import { useColorScheme } from '../color-scheme.ts'
import styles from './chart.module.css'
import { readPlotColors } from './plot-colors.ts'
import { plotData, plotOptions, type PlotState } from './plot-options.ts'
import { selectByTouch } from './touch-window.ts'

interface PlotProps extends PlotState {
  height: number
  syncKey: string | undefined
}

/** The canvas of a chart. It is drawn again when data, colour scheme or width change. */
export function Plot({ height, syncKey, ...state }: PlotProps) {
  const { data, window } = state
  const host = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot>(undefined)
  const latest = useRef(state)
  const scheme = useColorScheme()
  const shape = `${data.series.map(({ label }) => label).join()} ${data.band === undefined}`

  useEffect(() => {
    latest.current = state
  })
  useEffect(() => {
    const element = host.current
    if (element === null) return
    const made = new uPlot(
      plotOptions(
        () => latest.current,
        readPlotColors(element),
        { width: element.clientWidth, height },
        syncKey
      ),
      plotData(latest.current.data),
      element
    )
    plot.current = made
    const stopTouch = selectByTouch(made, () => latest.current.onWindow)
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0)
      if (width > 0 && width !== made.width) made.setSize({ width, height })
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      stopTouch()
      made.destroy()
      plot.current = undefined
    }
  }, [scheme, shape, height, syncKey])
  useEffect(() => {
    if (plot.current?.data[0] !== undefined) plot.current.setData(plotData(data))
  }, [data])
  useEffect(() => plot.current?.redraw(false, false), [window])

  return <div ref={host} className={styles.plot} style={{ height }} data-scheme={scheme} />
}
