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
 * The document of the preview. A frame of opaque origin gets nothing from the service worker, so script and style
 * travel inside it; the policy of the page allows the script by its hash. A failed load is not kept.
 */
export function previewDocument(): Promise<string> {
  cached ??= load().catch((error: unknown) => {
    cached = undefined
    throw error
  })
  return cached
}
