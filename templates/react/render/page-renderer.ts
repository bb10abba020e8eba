import { createPageRenderer as createStringRenderer } from '../src/app/render-page.tsx'
import type { DrawnPage } from './document-parts.ts'

/** Creates the function that draws a page of a site. */
export function createPageRenderer(
  parts: Parameters<typeof createStringRenderer>[0]
): (path: string) => Promise<DrawnPage> {
  const render = createStringRenderer(parts)
  return async (path) => ({ html: await render(path) })
}
