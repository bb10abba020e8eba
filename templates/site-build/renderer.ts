import type { PagePlace } from '#domain/pages.ts'
import type { Site } from '#domain/site.ts'

/** A page as the framework draws it: its address, and its HTML below the body. */
export interface PrerenderedPage {
  path: string
  html: string
}

/** What an app's entry for prerendering, `src/entry-server`, exports: all that the build has to know of a framework. */
export interface Renderer {
  /** The site as it is shown. */
  site: Site
  features: readonly { id: string; routes?: readonly PagePlace[] }[]
  /** Draws the page at an address. Throws where it reports an error, so that no broken page is ever published. */
  render: (path: string) => Promise<string>
}
