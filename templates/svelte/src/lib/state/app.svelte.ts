import { createContext } from 'svelte'
import type { Layout } from '#lib/domain/looks.ts'
import { fillPath, navigationOf, presentPages } from '#lib/domain/pages.ts'
import type { Site } from '#lib/domain/site.ts'
import { isThin } from '#lib/domain/thin.ts'
import type { Feature } from '#lib/feature.ts'
import { withBase } from '#lib/ui/base-path.ts'

/** The parts of a site. */
export interface SiteParts {
  site: Site
  features: readonly Feature[]
  layout: Layout
  /** Address of the mark of the business. @default its favicon */
  mark?: string
}

/** The mark of the business: the file that browsers show on their tabs, so that there is one to replace. */
const markFile = '/favicon.svg'

const [getApp, setApp] = createContext<ReturnType<typeof createApp>>()
export { getApp }

/** Provides the site to everything that is drawn. */
export function provideApp(getParts: () => SiteParts): ReturnType<typeof createApp> {
  return setApp(createApp(getParts))
}

function createApp(getParts: () => SiteParts) {
  const parts = $derived(getParts())
  const pages = $derived(presentPages(parts.site, parts.features))
  const navigation = $derived(navigationOf(parts.features, pages))
  const thin = $derived(isThin(parts.site, pages))
  return {
    /** What the business chose and says. */
    get site() {
      return parts.site
    },
    get content() {
      return parts.site.content
    },
    /** The features that are part of this site. */
    get features() {
      return parts.features
    },
    /** What the markup has to know of the layout. */
    get layout() {
      return parts.layout
    },
    /** The folder of the host that the site stands in, as `/shop`; empty where it has the host for itself. */
    get base() {
      return parts.site.deployment.basePath ?? ''
    },
    /** The address of the picture that stands beside the name. */
    get mark() {
      return parts.mark ?? withBase(markFile, this.base)
    },
    /** The pages of this site by id; a link is drawn only where its page is among them. */
    get pages() {
      return pages
    },
    /** Every entry of the navigation whose page is there, the most wanted first. */
    get navigation() {
      return navigation
    },
    /** Whether the site says no more than who, what, where and how to be reached, see domain/thin.ts. */
    get thin() {
      return thin
    },
    /** The address of a page, or undefined where this site does not have it. */
    findPath(page: string, params?: Record<string, string>): string | undefined {
      const place = pages.get(page)
      return place && fillPath(place, params)
    }
  }
}
