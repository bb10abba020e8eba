let cached: Promise<string> | undefined

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}

async function load(): Promise<string> {
  const [script, style] = await Promise.all([
    fetchText('/preview-app/react.js'),
    fetchText('/preview-app/react.css')
  ])
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<style>${style}</style></head><body><div id="root"></div><script>${script}</script></body></html>`
  ].join('')
}

/**
 * The srcdoc of the preview iframe, memoized; a failed load is retried. An iframe of opaque origin gets nothing from
 * the service worker, so script and style are inline; the Content Security Policy of the page allows the script by its
 * hash.
 */
export function previewDocument(): Promise<string> {
  cached ??= load().catch((error: unknown) => {
    cached = undefined
    throw error
  })
  return cached
}
