// Before the first paint: the chosen colour scheme, and the files of the page that was asked for (the build lists
// them). A file of its own, because the content security policy allows no inline script.
;(() => {
  let kept = null
  try {
    kept = localStorage.getItem('mantine-color-scheme-value')
  } catch {
    // Storage may be forbidden; the system decides then.
  }
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'

  // Whoever comes back finds their own step, not the empty first one that stands in the page.
  let begun = null
  try {
    begun = localStorage.getItem('sitewright.builder')
  } catch {
    // Nothing is kept then.
  }
  if (begun !== null) document.documentElement.dataset.returning = ''

  // In a page that is drawn already the app begins after the first paint; where nobody looks, at once.
  const { start } = document.currentScript.dataset
  const begin = () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = start
    document.head.append(script)
  }
  if (start) {
    addEventListener('DOMContentLoaded', () => {
      if (document.hidden) begin()
      else requestAnimationFrame(() => setTimeout(begin))
    })
  }

  const area = `/${location.pathname.split('/')[1]}`
  for (const href of globalThis.sitewrightFilesOf?.[area] ?? []) {
    const link = document.createElement('link')
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
})()
