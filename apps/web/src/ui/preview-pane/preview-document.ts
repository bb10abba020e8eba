import type { FrameworkId } from '@sitewright/catalog'

const cached = new Map<FrameworkId, Promise<string>>()

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}

async function load(framework: FrameworkId): Promise<string> {
  const [script, style] = await Promise.all([
    fetchText(`/preview-app/${framework}.js`),
    fetchText(`/preview-app/${framework}.css`)
  ])
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<style>${style}</style></head><body><div id="root"></div><script>${script}</script></body></html>`
  ].join('')
}

/**
 * The srcdoc of the preview iframe in a framework, memoized; a failed load is retried. An iframe of opaque origin gets
 * nothing from the service worker, so script and style are inline; the Content Security Policy of the page allows the
 * script by its hash.
 */
export function previewDocument(framework: FrameworkId): Promise<string> {
  const known = cached.get(framework)
  if (known !== undefined) return known
  const loading = load(framework).catch((error: unknown) => {
    cached.delete(framework)
    throw error
  })
  cached.set(framework, loading)
  return loading
}
