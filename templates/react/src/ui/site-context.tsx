import { createContext, use, useMemo, type ReactNode } from 'react'
import { addressesOf } from '../domain/drafts.ts'
import type { Layout } from '../domain/layouts.ts'
import { fillPath, presentPages, type PagePlace } from '../domain/pages.ts'
import type { Site } from '../domain/site.ts'
import { isThin } from '../domain/thin.ts'
import type { Feature } from '../feature.ts'
import { withBase } from './base-path.ts'

interface SiteValue {
  site: Site
  features: readonly Feature[]
  layout: Layout
  pages: ReadonlyMap<string, PagePlace>
  /** Drafts, each with its address. */
  drafts: ReadonlyMap<object, string>
  thin: boolean
  mark: string
}

/** The mark of the business: the file that browsers show on their tabs, so that there is one to replace. */
const markFile = '/favicon.svg'

const SiteContext = createContext<SiteValue | null>(null)

export function SiteProvider({
  site,
  features,
  layout,
  mark = withBase(markFile, site.deployment.basePath ?? ''),
  children
}: {
  site: Site
  features: readonly Feature[]
  layout: Layout
  mark?: string
  children: ReactNode
}) {
  const value = useMemo(() => {
    const pages = presentPages(site, features)
    const drafts = addressesOf(site.content)
    return { site, features, layout, pages, drafts, thin: isThin(site, pages), mark }
  }, [site, features, layout, mark])
  return <SiteContext value={value}>{children}</SiteContext>
}

function useSiteValue(): SiteValue {
  const value = use(SiteContext)
  if (value === null) throw new Error('A part of the site was drawn outside of SiteProvider.')
  return value
}

/** What the business chose and says. */
export function useSite(): Site {
  return useSiteValue().site
}

export function useContent() {
  return useSiteValue().site.content
}

/** The folder of the host that the site stands in, as `/shop`; empty where it has the host for itself. */
export function useBasePath(): string {
  return useSite().deployment.basePath ?? ''
}

/** Every draft that is left, with its address. */
export function useDrafts(): ReadonlyMap<object, string> {
  return useSiteValue().drafts
}

/** Whether the site says no more than who, what, where and how to be reached, see domain/thin.ts. */
export function useThin(): boolean {
  return useSiteValue().thin
}

/** What the markup has to know of the layout. */
export function useLayout(): Layout {
  return useSiteValue().layout
}

/** The address of the picture that stands beside the name. */
export function useMark(): string {
  return useSiteValue().mark
}

/** The features that are part of this site. */
export function useFeatures(): readonly Feature[] {
  return useSiteValue().features
}

/** The pages of this site by id; a link is drawn only where its page is among them. */
export function usePages(): ReadonlyMap<string, PagePlace> {
  return useSiteValue().pages
}

/** The address of a page, or undefined where this site does not have it. */
export function usePagePath(page: string, params?: Record<string, string>): string | undefined {
  const place = useSiteValue().pages.get(page)
  return place && fillPath(place, params)
}
