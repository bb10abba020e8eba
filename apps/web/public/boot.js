// Before the first paint: the chosen colour scheme, and the files of the page that was asked for (the build lists
// them). Drawn pages hold it inline, allowed by its hash; the bare app loads it as a file.
;(() => {
  let saved = null
  try {
    saved = localStorage.getItem('mantine-color-scheme-value')
  } catch {
    // Storage may be forbidden; the system decides then.
  }
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.colorScheme = dark ? 'dark' : 'light'

  // A returning visitor finds their own step, not the empty first one of the prerendered page.
  let begun = null
  try {
    begun = localStorage.getItem('sitewright.builder')
  } catch {
    // Without storage there is nothing to come back to.
  }
  if (begun !== null) document.documentElement.dataset.returning = ''

  const area = `/${location.pathname.split('/')[1]}`
  const fetchAhead = (files) => {
    for (const href of [...files, ...(globalThis.sitewrightFilesOf?.[area] ?? [])]) {
      const link = document.createElement('link')
      link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload'
      if (link.rel === 'preload') link.as = 'style'
      link.crossOrigin = ''
      link.href = href
      document.head.append(link)
    }
  }

  // In a page that is drawn already the app is fetched and begun after the first paint, so that the paint has the
  // line and the processor for itself; where nobody looks, at once.
  const { start } = document.currentScript.dataset
  if (start === undefined) {
    fetchAhead([])
    return
  }
  const [main, ...imports] = start.split(' ')
  const begin = () => {
    fetchAhead(imports)
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = main
    document.head.append(script)
  }
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) begin()
    else requestAnimationFrame(() => setTimeout(begin))
  })
})()
