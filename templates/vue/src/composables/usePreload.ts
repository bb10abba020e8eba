import { useSSRContext } from 'vue'

/** A photograph that the browser is told of in the head of the page. */
export interface PreloadedPicture {
  srcset?: string | undefined
  sizes?: string | undefined
}

/** What is written down while a page is prerendered. */
export interface RenderContext {
  preloaded: PreloadedPicture[]
}

/** Asks the build to preload a photograph, where it is on top of the page. */
export function usePreload(find: () => PreloadedPicture | undefined): void {
  if (!import.meta.env.SSR) return
  const picture = find()
  if (picture?.srcset !== undefined) useSSRContext<RenderContext>()?.preloaded.push(picture)
}
