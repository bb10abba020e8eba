/** Colours of a plot, as a canvas takes them. */
export interface PlotColors {
  series: readonly [string, string, string]
  band: string
  grid: string
  text: string
  event: string
  limit: string
  window: string
  windowEdge: string
}

/** Resolves the tokens for an element: a canvas does not know custom properties, nor `light-dark()`. */
export function readPlotColors(host: HTMLElement): PlotColors {
  const probe = document.createElement('span')
  host.append(probe)
  const read = (token: string): string => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const colors: PlotColors = {
    series: [read('--series-1'), read('--series-2'), read('--series-3')],
    band: read('--band'),
    grid: read('--line'),
    text: read('--ink-3'),
    event: read('--ink-3'),
    limit: read('--danger-shape'),
    window: read('--band'),
    windowEdge: read('--rule')
  }
  probe.remove()
  return colors
}
