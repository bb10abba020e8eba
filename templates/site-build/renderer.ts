import type { Head } from '#domain/head.ts'
import type { Site } from '#domain/site.ts'

/** A prerendered page. */
export interface RenderedPage {
  path: string
  head: Head
  html: string
}

/** What an app's entry for prerendering, `src/entry-server`, exports. */
export interface Renderer<Address = unknown> {
  site: Site
  /** Every URL of the site, the 404 page last. */
  addresses: () => readonly Address[]
  render: (address: Address) => Promise<RenderedPage>
  /** What the head of every page needs besides its own. */
  shared: {
    origin: string | undefined
    preload: readonly string[]
    /** How many drafts are left: with some, search engines are asked to stay away. */
    drafts: number
    /** Names of the fields of the contact form. */
    fields: readonly string[]
  }
  /** Content that chosen features lack, as a warning of the build. */
  lacking: readonly string[]
}
